// The directions in which vectors differ most (principal components), by orthogonal iteration: good enough to keep most of
// what many dimensions tell in few, and deterministic.

const ROUNDS = 40;

/** The `count` first principal axes of centred `rows`, each of unit length. */
export function principalAxes(rows: readonly Float32Array[], count: number): Float64Array[] {
  const size = rows[0]?.length ?? 0;
  const covariance = covarianceOf(rows, size);
  let axes: Float64Array[] = Array.from({ length: count }, (_, axis) =>
    Float64Array.from({ length: size }, (__, at) => Math.sin(1 + axis * 7.13 + at * (1.7 + axis * 0.31))),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    axes = orthonormal(axes.map((axis) => Float64Array.from(covariance, (row) => dot(row, axis))));
  return axes;
}

function covarianceOf(rows: readonly Float32Array[], size: number): Float64Array[] {
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let one = 0; one < size; one += 1) {
      const value = row[one] as number;
      const into = covariance[one] as Float64Array;
      for (let other = 0; other < size; other += 1) into[other]! += value * (row[other] as number);
    }
  return covariance;
}

function orthonormal(axes: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const axis of axes) {
    for (const other of done) {
      const shared = dot(axis, other);
      axis.forEach((value, at) => (axis[at] = value - shared * (other[at] as number)));
    }
    const length = Math.sqrt(dot(axis, axis));
    done.push(axis.map((value) => value / length));
  }
  return done;
}

/** The inner product; both have the same length. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
