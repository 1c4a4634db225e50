/** Labels of a figure. Their values come from lists of the code, never from what a person sent. */
export type Labels = Readonly<Record<string, string>>;

type FigureKind = "counter" | "gauge" | "histogram";

/** One line of a figure: what is added to its name, its labels, its value. */
export interface Sample {
  readonly suffix?: "_bucket" | "_sum" | "_count";
  readonly labels?: Labels;
  readonly value: number;
}

/** A figure with everything that is written about it. */
export interface Figure {
  readonly name: string;
  readonly kind: FigureKind;
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** Beyond so many sets of labels a figure keeps no new ones: a mistake in a label must not fill the memory. */
const MAX_SERIES = 2_000;

/** The values of a figure by their labels. */
class Series<T> {
  readonly #byLabels = new Map<string, { readonly labels: Labels; readonly value: T }>();

  of(labels: Labels, make: () => T): T | undefined {
    const key = JSON.stringify(Object.entries(labels));
    const known = this.#byLabels.get(key);
    if (known !== undefined) return known.value;
    if (this.#byLabels.size >= MAX_SERIES) return undefined;
    const value = make();
    this.#byLabels.set(key, { labels, value });
    return value;
  }

  all = () => [...this.#byLabels.values()];
}

/** Counts what has happened since the process began. */
export class Counter {
  readonly #series = new Series<{ count: number }>();
  readonly #name: string;
  readonly #help: string;

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  add(labels: Labels, count = 1): void {
    const held = this.#series.of(labels, () => ({ count: 0 }));
    if (held !== undefined) held.count += count;
  }

  read(): Figure {
    const samples = this.#series.all().map(({ labels, value }) => ({ labels, value: value.count }));
    return { name: this.#name, kind: "counter", help: this.#help, samples };
  }
}

interface Measured {
  /** How many were no larger than each bound, and larger than the one before. */
  readonly counts: number[];
  sum: number;
  total: number;
}

/** Sorts what was measured into buckets, of which shares like "95 % within a second" can be read. */
export class Histogram {
  readonly #series = new Series<Measured>();
  readonly #name: string;
  readonly #help: string;
  /** Upper ends of the buckets, ascending. */
  readonly #bounds: readonly number[];

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const measured = this.#series.of(labels, () => ({
      counts: this.#bounds.map(() => 0),
      sum: 0,
      total: 0,
    }));
    if (measured === undefined) return;
    const at = this.#bounds.findIndex((bound) => value <= bound);
    if (at >= 0) measured.counts[at] = (measured.counts[at] ?? 0) + 1;
    measured.sum += value;
    measured.total += 1;
  }

  #samplesOf(labels: Labels, { counts, sum, total }: Measured): Sample[] {
    let below = 0;
    const buckets = this.#bounds.map((bound, at): Sample => {
      below += counts[at] ?? 0;
      return { suffix: "_bucket", labels: { ...labels, le: String(bound) }, value: below };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: total },
      { suffix: "_sum", labels, value: sum },
      { suffix: "_count", labels, value: total },
    ];
  }

  read(): Figure {
    const samples = this.#series.all().flatMap(({ labels, value }) => this.#samplesOf(labels, value));
    return { name: this.#name, kind: "histogram", help: this.#help, samples };
  }
}

/** A figure that is looked up whenever it is read. */
export const gauge = (name: string, help: string, samples: readonly Sample[]): Figure => ({
  name,
  kind: "gauge",
  help,
  samples,
});
