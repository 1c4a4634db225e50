import { oneDecimal } from "./drawing.ts";
import { PIECES, type PieceName } from "./pieces.ts";
import type { Random } from "./random.ts";

const twoDecimals = (scale: number) => Math.round(scale * 100) / 100;

/** Puts a piece at (x, y), turned by an angle in degrees, with its shadow to the bottom right. */
export function place(
  random: Random,
  name: PieceName,
  x: number,
  y: number,
  angle: number,
  scale = 1,
): string {
  const { silhouette, body } = PIECES[name].draw(random);
  const turn = `rotate(${Math.round(angle)})${scale === 1 ? "" : ` scale(${twoDecimals(scale)})`}`;
  const shadow = silhouette
    ? `<g transform="translate(1.3 2.1) ${turn}" opacity=".26">${silhouette}</g>`
    : "";
  return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)})">${shadow}<g transform="${turn}">${body}</g></g>`;
}
