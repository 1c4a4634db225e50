/** A source of numbers from 0 up to 1; the same seed gives the same numbers for ever. */
export type Random = () => number;

/** A list that is never empty. */
export type Choices<T> = readonly [T, ...T[]];

/** A whole number for a text (FNV-1a), from 0 up to 2^32. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Pseudo-random numbers (mulberry32) that depend on the seed text alone, never on the clock. */
export function randomFrom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices, each equally likely. */
export function pick<T>(random: Random, choices: Choices<T>): T {
  return choices[Math.floor(random() * choices.length) % choices.length] ?? choices[0];
}
