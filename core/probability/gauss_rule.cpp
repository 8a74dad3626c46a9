#include "core/probability/gauss_rule.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace polyplan {
namespace {

/// The recurrence of the orthogonal polynomials of a distribution: a symmetric tridiagonal matrix.
struct Recurrence {
    std::vector<double> diagonal;
    std::vector<double> beside;
};

/// Lanczos's iteration on the points, orthogonalised again at every step.
Recurrence recurrenceOf(const std::vector<WeightedPoint>& distribution, double total,
                        std::size_t count) {
    Recurrence recurrence;
    std::vector<std::vector<double>> vectors;
    std::vector<double> vector;
    for (const WeightedPoint& point : distribution) {
        vector.push_back(std::sqrt(point.weight / total));
    }
    for (std::size_t step = 0; step < count; ++step) {
        vectors.push_back(vector);
        double mean = 0.0;
        for (std::size_t i = 0; i < vector.size(); ++i) {
            mean += distribution[i].point * vector[i] * vector[i];
            vector[i] *= distribution[i].point;
        }
        recurrence.diagonal.push_back(mean);
        for (int pass = 0; pass < 2; ++pass) {
            for (const std::vector<double>& earlier : vectors) {
                double along = 0.0;
                for (std::size_t i = 0; i < vector.size(); ++i) {
                    along += vector[i] * earlier[i];
                }
                for (std::size_t i = 0; i < vector.size(); ++i) {
                    vector[i] -= along * earlier[i];
                }
            }
        }
        double norm = 0.0;
        for (const double value : vector) {
            norm += value * value;
        }
        norm = std::sqrt(norm);
        if (step + 1 == count || norm == 0.0) {
            break;
        }
        recurrence.beside.push_back(norm);
        for (double& value : vector) {
            value /= norm;
        }
    }
    return recurrence;
}

/// Eigenvalues of the matrix and the first components of its eigenvectors, by Jacobi's rotations:
/// the matrices here are small.
std::vector<WeightedPoint> eigenRule(const Recurrence& recurrence, double total) {
    const std::size_t n = recurrence.diagonal.size();
    std::vector<std::vector<double>> matrix(n, std::vector<double>(n));
    std::vector<double> firstRow(n);
    firstRow[0] = 1.0;
    for (std::size_t i = 0; i < n; ++i) {
        matrix[i][i] = recurrence.diagonal[i];
        if (i + 1 < n) {
            matrix[i][i + 1] = matrix[i + 1][i] = recurrence.beside[i];
        }
    }
    constexpr int mostSweeps = 64;
    for (int sweep = 0; sweep < mostSweeps; ++sweep) {
        double outside = 0.0;
        double scale = 0.0;
        for (std::size_t p = 0; p < n; ++p) {
            for (std::size_t q = 0; q < n; ++q) {
                (p == q ? scale : outside) += std::abs(matrix[p][q]);
            }
        }
        if (outside <= scale * std::numeric_limits<double>::epsilon() * 1e-3) {
            break;
        }
        for (std::size_t p = 0; p + 1 < n; ++p) {
            for (std::size_t q = p + 1; q < n; ++q) {
                if (matrix[p][q] == 0.0) {
                    continue;
                }
                const double theta = (matrix[q][q] - matrix[p][p]) / (2.0 * matrix[p][q]);
                const double tangent =
                    std::copysign(1.0, theta) / (std::abs(theta) + std::hypot(theta, 1.0));
                const double cosine = 1.0 / std::hypot(tangent, 1.0);
                const double sine = tangent * cosine;
                for (std::size_t k = 0; k < n; ++k) {
                    const double a = matrix[k][p];
                    const double b = matrix[k][q];
                    matrix[k][p] = cosine * a - sine * b;
                    matrix[k][q] = sine * a + cosine * b;
                }
                for (std::size_t k = 0; k < n; ++k) {
                    const double a = matrix[p][k];
                    const double b = matrix[q][k];
                    matrix[p][k] = cosine * a - sine * b;
                    matrix[q][k] = sine * a + cosine * b;
                }
                const double a = firstRow[p];
                const double b = firstRow[q];
                firstRow[p] = cosine * a - sine * b;
                firstRow[q] = sine * a + cosine * b;
            }
        }
    }
    std::vector<WeightedPoint> rule;
    for (std::size_t i = 0; i < n; ++i) {
        rule.push_back({matrix[i][i], total * firstRow[i] * firstRow[i]});
    }
    std::sort(rule.begin(), rule.end(),
              [](const WeightedPoint& a, const WeightedPoint& b) { return a.point < b.point; });
    return rule;
}

}  // namespace

std::vector<WeightedPoint> gaussRule(const std::vector<WeightedPoint>& distribution,
                                     std::size_t count) {
    if (distribution.size() <= count) {
        return distribution;
    }
    double total = 0.0;
    for (const WeightedPoint& point : distribution) {
        total += point.weight;
    }
    return eigenRule(recurrenceOf(distribution, total, count), total);
}

}  // namespace polyplan
