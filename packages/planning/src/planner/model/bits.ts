/** The set of `values` as bits, by their place in `all` (at most 31 members). Throws for a value that is not in the list. */
export function toBits<T extends string>(all: readonly T[], values: readonly T[]): number {
  let bits = 0;
  for (const value of values) {
    const place = all.indexOf(value);
    if (place < 0) throw new RangeError(`Unknown value "${value}"; expected one of ${all.join(", ")}`);
    bits |= 1 << place;
  }
  return bits;
}
