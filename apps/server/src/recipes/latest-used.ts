/** Keeps as many values as it was made for; the one that was not used for longest makes room. */
export class LatestUsed<Value> {
  private readonly most: number;
  private readonly values = new Map<string, Value>();

  constructor(most: number) {
    this.most = most;
  }

  getOrMake(key: string, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest);
    return value;
  }
}
