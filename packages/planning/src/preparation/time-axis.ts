export interface TimeAxis {
  /** Where a moment is on the axis. */
  readonly at: (minute: number) => number;
  readonly length: number;
}

/**
 * An axis of time on which what is short can still be read: it is stretched where something would be shorter than `least`, and even
 * elsewhere.
 */
export function timeAxis(
  tasks: readonly { readonly start: number; readonly end: number }[],
  { until, perMinute, least }: { until: number; perMinute: number; least: number },
): TimeAxis {
  const moments = [...new Set([0, until, ...tasks.flatMap(({ start, end }) => [start, end])])]
    .filter((moment) => moment >= 0)
    .sort((one, other) => one - other);
  const lengths = moments.slice(1).map((moment, at) => (moment - (moments[at] ?? 0)) * perMinute);
  const byLength = [...tasks].sort((one, other) => one.end - one.start - (other.end - other.start));
  for (const { start, end } of byLength) {
    const [from, to] = [moments.indexOf(start), moments.indexOf(end)];
    const own = lengths.slice(from, to).reduce((sum, length) => sum + length, 0);
    if (own >= least || own === 0) continue;
    for (let at = from; at < to; at++) lengths[at] = ((lengths[at] ?? 0) * least) / own;
  }
  const places = [0];
  for (const length of lengths) places.push((places.at(-1) ?? 0) + length);
  const at = (minute: number): number => {
    const next = moments.findIndex((moment) => moment >= minute);
    if (next <= 0) return next === 0 ? 0 : (places.at(-1) ?? 0);
    const [from = 0, to = 0] = [moments[next - 1], moments[next]];
    const [begin = 0, end = 0] = [places[next - 1], places[next]];
    return begin + ((minute - from) / (to - from)) * (end - begin);
  };
  return { at, length: places.at(-1) ?? 0 };
}
