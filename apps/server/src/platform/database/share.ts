/**
 * How many of the connections one kind of work may hold at a time, so that it leaves some to the others. Who comes first is
 * served first. Work in a larger share takes a place there too.
 */
export class Share {
  readonly most: number;
  readonly #within: Share | undefined;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(most: number, within?: Share) {
    this.most = most;
    this.#within = within;
  }

  /** Takes a place as soon as one is free; answers how to give it back, which counts once. */
  async take(): Promise<() => void> {
    if (this.#taken < this.most) this.#taken += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const leaveLarger = await this.#within?.take();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      leaveLarger?.();
      const next = this.#waiting.shift();
      // The place is handed on, so that nobody who comes later gets it.
      if (next === undefined) this.#taken -= 1;
      else next();
    };
  }
}

/** Shares of the connections of a process, by what they are used for; calls may use all. */
export interface Shares {
  /** Jobs, mail and whatever else nobody waits for. */
  readonly long: Share;
  /** The plans of the night, which each hold a connection while a thread plans; part of `long`. */
  readonly night: Share;
}

const OF_LONG = 0.7;
const OF_NIGHT = 0.4;

/** Of ten connections three are left to calls alone, and three of the seven others to jobs alone. */
export function sharesOf(connections: number): Shares {
  const long = new Share(Math.max(1, Math.floor(connections * OF_LONG)));
  return { long, night: new Share(Math.max(1, Math.floor(connections * OF_NIGHT)), long) };
}
