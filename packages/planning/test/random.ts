/** Seeded chance for generated libraries and people: a small counter-based generator, the same on every machine. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly unit: () => number;
  /** A whole number below n. */
  readonly below: (n: number) => number;
  /** About a standard normal distribution. */
  readonly normal: () => number;
  readonly happens: (probability: number) => boolean;
  readonly oneOf: <T>(list: readonly T[]) => T;
}

export function chance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(unit() * n);
  return {
    unit,
    below,
    normal: () => (unit() + unit() + unit() + unit() + unit() + unit() - 3) * Math.SQRT2,
    happens: (probability) => unit() < probability,
    oneOf: <T>(list: readonly T[]): T => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error("Nothing to choose from");
      return item;
    },
  };
}
