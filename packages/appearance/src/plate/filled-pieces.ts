import { blobOutline, oneDecimal, SHADOW } from "./drawing.ts";
import { scatter } from "./layouts.ts";
import { PIECES, type Portion } from "./pieces.ts";
import { place } from "./place.ts";
import type { PlateSpec, ShellName } from "./plate-spec.ts";
import type { Random } from "./random.ts";

interface Shell {
  skin: string;
  flesh: string;
  hollow: string;
  /** Half its length and half its width. */
  size: readonly [number, number];
  count: 2 | 3 | 5 | 6;
  unevenness?: number;
}

/** What holds a filling: colours from outside to inside, size and number on a plate. */
const SHELLS: Readonly<Record<ShellName, Shell>> = {
  lettuce: {
    skin: "#5c9a38",
    flesh: "#a3d46d",
    hollow: "#c9e89a",
    size: [36, 27],
    count: 3,
    unevenness: 0.1,
  },
  chicory: { skin: "#c9cf7c", flesh: "#f2efc4", hollow: "#fbf9e2", size: [37, 14], count: 5 },
  pepper: {
    skin: "#b02719",
    flesh: "#e4472f",
    hollow: "#a5301c",
    size: [37, 27],
    count: 3,
    unevenness: 0.06,
  },
  aubergine: { skin: "#3b2147", flesh: "#d9c08a", hollow: "#b08a4a", size: [56, 27], count: 2 },
  courgette: { skin: "#3f7a34", flesh: "#dcecae", hollow: "#b7cf7c", size: [56, 20], count: 3 },
  cucumber: { skin: "#3f7a34", flesh: "#e3f2c6", hollow: "#c6e09c", size: [48, 16], count: 3 },
  sweetPotato: {
    skin: "#8f4a24",
    flesh: "#f08a3c",
    hollow: "#d9702a",
    size: [54, 29],
    count: 2,
    unevenness: 0.05,
  },
  potato: {
    skin: "#8a5f2c",
    flesh: "#f6e0a4",
    hollow: "#e9cc82",
    size: [50, 32],
    count: 2,
    unevenness: 0.05,
  },
  avocado: { skin: "#3a4a20", flesh: "#d3e08a", hollow: "#9cb84a", size: [47, 32], count: 2 },
  portobello: {
    skin: "#6b4a30",
    flesh: "#8a6444",
    hollow: "#4f3422",
    size: [34, 34],
    count: 3,
    unevenness: 0.03,
  },
  egg: { skin: "#e9e2d4", flesh: "#fffdf7", hollow: "#fbe3a0", size: [25, 19], count: 6 },
  celery: { skin: "#7fa84a", flesh: "#c3df8c", hollow: "#9cc464", size: [52, 11], count: 5 },
  date: { skin: "#54290f", flesh: "#7d4726", hollow: "#44200c", size: [24, 14], count: 6 },
  ham: { skin: "#d98a86", flesh: "#f3b5ae", hollow: "#fbd8d2", size: [40, 13], count: 5 },
  salmon: { skin: "#d9623a", flesh: "#fb9267", hollow: "#ffc7a8", size: [36, 14], count: 5 },
  chicken: { skin: "#bd8640", flesh: "#f1cf94", hollow: "#fbe8c4", size: [40, 14], count: 5 },
  omelette: { skin: "#d59a25", flesh: "#fbd157", hollow: "#ffe38f", size: [42, 15], count: 5 },
  tortilla: { skin: "#c08f4a", flesh: "#f1d6a0", hollow: "#fbe9c4", size: [48, 15], count: 3 },
};

interface Spot {
  x: number;
  y: number;
  angle: number;
}

const SPOTS: Readonly<Record<Shell["count"], readonly Spot[]>> = {
  2: [
    { x: -6, y: -33, angle: -10 },
    { x: 6, y: 33, angle: -10 },
  ],
  3: [
    { x: -30, y: -26, angle: -24 },
    { x: 34, y: -14, angle: 58 },
    { x: -4, y: 38, angle: -6 },
  ],
  5: [-56, -28, 0, 28, 56].map((y, index) => ({ x: index % 2 ? 8 : -8, y, angle: -8 + index * 3 })),
  6: [
    { x: -46, y: -26, angle: -20 },
    { x: 2, y: -50, angle: 10 },
    { x: 46, y: -22, angle: 30 },
    { x: -42, y: 30, angle: 20 },
    { x: 4, y: 4, angle: -8 },
    { x: 40, y: 36, angle: -26 },
  ],
};

/** Long shells lie side by side, so that three of them fit. */
const spotsOf = ({ count, size }: Shell): readonly Spot[] =>
  count === 3 && size[0] > 45 ? [-44, 0, 44].map((y) => ({ x: y / 8, y, angle: -10 })) : SPOTS[count];

const inside = (items: readonly Portion[], count: number, limit: number): Portion[] =>
  items
    .slice(0, 4)
    .map(([name, wanted]) => [
      name,
      Math.max(1, Math.min(wanted, Math.round(limit / (count > 3 ? 3 : 1.4)))),
    ]);

/** Hollowed vegetables, leaves or eggs with a filling in them. */
export function filledShells(random: Random, spec: PlateSpec): string {
  const shell = SHELLS[spec.shell];
  const [length, width] = [shell.size[0] * 1.1, shell.size[1] * 1.14];
  const small = Math.min(1, width / 24);
  return spotsOf(shell)
    .map(({ x, y, angle }) => {
      const outline = blobOutline(random, length * 1.06, width * 1.06, 10, shell.unevenness ?? 0.02);
      const content = scatter(random, inside(spec.items, shell.count, 5), (width * 0.86) / small, 0.5);
      const stretch = oneDecimal(Math.min(1.7, length / width));
      return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${outline}" fill="${SHADOW}" opacity=".26" transform="translate(2 4)"/><path d="${outline}" fill="${shell.skin}"/><path d="${outline}" fill="${shell.flesh}" transform="scale(.93 .9)"/><path d="${outline}" fill="${shell.hollow}" transform="scale(.74 .66)"/><g transform="scale(${oneDecimal(small * 10) === "10" ? stretch : oneDecimal(small * Number(stretch))} ${Math.round(small * 100) / 100})">${content}</g></g>`;
    })
    .join("");
}

/** Rolled slices, the filling at both ends. */
export function rolledSlices(random: Random, spec: PlateSpec): string {
  const { skin, flesh, hollow, size } = SHELLS[spec.shell];
  const [length, width] = size;
  const tall = Math.max(12, Math.min(width, 15));
  const reach = Math.min(length, 40);
  return SPOTS[5]
    .map(({ x, y, angle }) => {
      const ends = [-1, 1]
        .map((side) => {
          const looking = spec.items
            .slice(0, 3)
            .map(([name], index) =>
              place(
                random,
                name,
                side * (reach + 1),
                (index - 1) * 6,
                random() * 360,
                Math.min(0.6, 6 / PIECES[name].radius),
              ),
            )
            .join("");
          return `<ellipse cx="${side * reach}" cy="0" rx="6" ry="${tall * 0.94}" fill="${hollow}" stroke="${skin}" stroke-width="1.4"/>${looking}`;
        })
        .join("");
      return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(1 .92)"><rect x="${-reach}" y="${-tall + 3}" width="${2 * reach}" height="${2 * tall}" rx="5" fill="${SHADOW}" opacity=".26"/><rect x="${-reach}" y="${-tall}" width="${2 * reach}" height="${2 * tall}" rx="4" fill="${skin}"/><rect x="${-reach}" y="${-tall}" width="${2 * reach}" height="${tall * 1.75}" rx="4" fill="${flesh}"/><path d="M${-reach + 4} ${-tall * 0.55}H${reach - 6}" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/><path d="M${-reach + 2} ${tall * 0.3}Q0 ${tall * 0.1} ${reach - 2} ${tall * 0.4}" fill="none" stroke="${skin}" stroke-width="1.4" opacity=".7"/>${ends}</g>`;
    })
    .join("");
}

/** Three skewers with what is on them by turns. */
export function skewerRows(random: Random, spec: PlateSpec): string {
  const names = spec.items.slice(0, 3).map(([name]) => name);
  return [-40, 0, 40]
    .map((y, row) => {
      let pieces = "";
      for (let index = 0; index < 6; index++) {
        const name = names[(index + row) % names.length];
        if (name === undefined) break;
        pieces += place(
          random,
          name,
          -52 + index * 19,
          0,
          PIECES[name].halfLength === undefined ? random() * 360 : 90,
          Math.min(1.6, 13.5 / PIECES[name].radius),
        );
      }
      return `<g transform="translate(${row * 4 - 2} ${y}) rotate(${-16 + row * 3})"><path d="M-82 2H84" stroke="${SHADOW}" stroke-width="4" opacity=".22"/><path d="M-82 0H84" stroke="#d9b06a" stroke-width="3.4" stroke-linecap="round"/><path d="M-82 -.8H84" stroke="#f3d9a2" stroke-width="1.2" stroke-linecap="round"/>${pieces}</g>`;
    })
    .join("");
}
