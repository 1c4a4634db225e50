/** Random numbers that are the same for the same seed (mulberry32): an unsigned 32-bit integer each time. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

type Numbers = () => number;
type Mutation = (file: Buffer, next: Numbers) => Buffer;

const placeIn = (file: Buffer, next: Numbers) => next() % Math.max(1, file.length);

const truncate: Mutation = (file, next) => file.subarray(0, placeIn(file, next));

const flipBits: Mutation = (file, next) => {
  const copy = Buffer.from(file);
  for (let times = 1 + (next() % 16); times > 0; times--) {
    const at = placeIn(copy, next);
    copy[at] = (copy[at] ?? 0) ^ (1 << (next() % 8));
  }
  return copy;
};

/** Values at which readers of lengths and counts go wrong. */
const EDGES = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];

/** Any place may be a length: one near the beginning, where headers stand, more often than not. */
const changeLength: Mutation = (file, next) => {
  const copy = Buffer.from(file);
  const room = next() % 3 === 0 ? copy.length : Math.min(copy.length, 64);
  const at = next() % Math.max(1, room);
  const value = EDGES[next() % EDGES.length] ?? 0;
  const size = [1, 2, 4][next() % 3] ?? 1;
  if (at + size > copy.length) return copy;
  if (next() % 2 === 0) copy.writeUIntBE(value % 256 ** size, at, size);
  else copy.writeUIntLE(value % 256 ** size, at, size);
  return copy;
};

/** Pieces of the file in another order, twice, or not at all. */
const shuffle: Mutation = (file, next) => {
  const places = Array.from({ length: 4 }, () => placeIn(file, next)).sort((one, other) => one - other);
  const [a = 0, b = 0, c = 0, d = 0] = places;
  const [one, two, three] = [file.subarray(a, b), file.subarray(b, c), file.subarray(c, d)];
  const orders = [
    [three, two, one],
    [one, one, two, three],
    [one, three],
    [two, two, two, one],
  ];
  return Buffer.concat([file.subarray(0, a), ...(orders[next() % orders.length] ?? []), file.subarray(d)]);
};

const fill: Mutation = (file, next) => {
  const copy = Buffer.from(file);
  const at = placeIn(copy, next);
  copy.fill(next() % 2 === 0 ? 0 : 0xff, at, Math.min(copy.length, at + (next() % 64)));
  return copy;
};

const MUTATIONS: readonly Mutation[] = [truncate, flipBits, changeLength, shuffle, fill];

/** A file that was damaged one to three times. */
export function mutate(file: Buffer, next: Numbers): Buffer {
  let damaged = file;
  for (let times = 1 + (next() % 3); times > 0; times--)
    damaged = (MUTATIONS[next() % MUTATIONS.length] ?? truncate)(damaged, next);
  return damaged;
}
