/** Mean and variance of a sample. */
function momentsOf(sample: readonly number[]): { mean: number; variance: number } {
  const mean = sample.reduce((sum, each) => sum + each, 0) / sample.length;
  const squares = sample.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, variance: squares / (sample.length - 1) };
}

/** Welch's t of two samples: how many standard errors their means lie apart, whatever their variances are. */
export function welch(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length);
}

/** The largest t at which two kinds of call count as taking the same time. */
export const EQUAL_TIME = 4.5;
