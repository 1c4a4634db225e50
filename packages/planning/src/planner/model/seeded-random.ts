/**
 * Mixes three integers into one of 32 bits; the planner's only source of chance (no clock, no `Math.random`).
 * The multiplications are the finalising steps known from murmur-like hashes.
 */
function hash32(a: number, b = 0, c = 0): number {
  let h = (a | 0) ^ 0x9e3779b9;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) ^ (b | 0);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) ^ (c | 0);
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
  h ^= h >>> 15;
  h = Math.imul(h, 0x165667b1);
  return (h ^ (h >>> 13)) >>> 0;
}

/** A number from 0 (inclusive) to 1 (exclusive) that depends on its three arguments only. */
export function seededUnit(a: number, b: number, c: number): number {
  return hash32(a, b, c) / 4294967296;
}

/** A 32-bit number for a text (FNV-1a over its UTF-16 units), so that chance follows ids and not row order. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
