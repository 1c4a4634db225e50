/** Things by their id, to be asked one by one. */
export interface Lookup<Value> {
  readonly get: (id: number) => Value | undefined;
  readonly has: (id: number) => boolean;
}

/** Two lookups as one: what the first does not know is asked of the second. Nothing is copied. */
export const lookUpInBoth = <Value>(first: Lookup<Value>, second: Lookup<Value>): Lookup<Value> => ({
  get: (id) => first.get(id) ?? second.get(id),
  has: (id) => first.has(id) || second.has(id),
});
