/** A point as x and y. */
export type Point = readonly [number, number];

/** How many straight pieces stand for a bow: at 512 pixels none leaves it by a tenth of one. */
const CURVE_PIECES = 24;
const ARC_PIECES = 96;

const sharesOf = (pieces: number): number[] =>
  Array.from({ length: pieces }, (_, index) => (index + 1) / pieces);

function curve(from: Point, numbers: readonly number[]): Point[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = numbers;
  const along = (t: number, start: number, one: number, two: number, end: number) =>
    (1 - t) ** 3 * start +
    3 * (1 - t) ** 2 * t * (start + one) +
    3 * (1 - t) * t ** 2 * (start + two) +
    t ** 3 * (start + end);
  return sharesOf(CURVE_PIECES).map((t) => [along(t, from[0], ax, bx, x), along(t, from[1], ay, by, y)]);
}

/** A circular arc, by the conversion from end points to a centre of the SVG specification, appendix F.6.5. */
function arc(from: Point, numbers: readonly number[]): Point[] {
  const [radius = 0, , , large = 0, sweep = 0, x = 0, y = 0] = numbers;
  const half: Point = [-x / 2, -y / 2];
  const square = half[0] ** 2 + half[1] ** 2;
  const reach = Math.sqrt(Math.max(0, radius ** 2 / square - 1)) * (large === sweep ? -1 : 1);
  const centre: Point = [from[0] - half[0] + reach * half[1], from[1] - half[1] - reach * half[0]];
  const angleTo = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  const start = angleTo(from);
  const turn = angleTo([from[0] + x, from[1] + y]) - start;
  const full = 2 * Math.PI;
  const forwards = (turn + full) % full;
  const angle = sweep === 1 ? forwards : forwards - full;
  return sharesOf(ARC_PIECES).map((share) => [
    centre[0] + radius * Math.cos(start + angle * share),
    centre[1] + radius * Math.sin(start + angle * share),
  ]);
}

/** The lines of an SVG path of the commands M, a (circles only) and c, each as a row of points. */
export function pathToLines(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const [, command, rest = ""] of path.matchAll(/([Mac])([^Mac]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const line = lines.at(-1);
    const from = line?.at(-1);
    if (command === "M" || line === undefined || from === undefined) {
      lines.push([[numbers[0] ?? 0, numbers[1] ?? 0]]);
      continue;
    }
    if (command === "a") line.push(...arc(from, numbers));
    else
      for (let at = 0; at < numbers.length; at += 6)
        line.push(...curve(line.at(-1) ?? from, numbers.slice(at, at + 6)));
  }
  return lines;
}
