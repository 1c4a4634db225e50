import { brandTokens } from "./brand-colours.ts";

/** A launcher may cut a maskable icon down to a disc of 80 % of its size, so the drawing stays inside it. */
const MASKABLE_SCALE = 0.76;
const PLAIN_SCALE = 0.92;
const PLAIN_CORNER = 10;

/** Side of the square in which the sign is drawn. */
export const SIGN_SIZE = 40;

interface SignStroke {
  /** SVG path of the commands M, a and c. */
  readonly path: string;
  readonly width: number;
  readonly opacity: number;
}

/** The product's sign, a leaf on a plate, as lines with round ends. */
export const SIGN: readonly SignStroke[] = [
  { path: "M20 7.5a12.5 12.5 0 1 1-11.3 7.2", width: 2.6, opacity: 0.55 },
  {
    path: "M14.2 26.3c-1.6-7 3.3-12.4 12.3-12.4 .5 8.6-4.4 13.9-10.3 12.8M13.4 29c1.7-4.7 4.3-7.7 7.7-9.9",
    width: 2.7,
    opacity: 1,
  },
];

/** How the sign lies on its square. A maskable icon fills its whole square; a plain one has rounded corners. */
export const iconForm = (isMaskable: boolean): { readonly scale: number; readonly corner: number } =>
  isMaskable ? { scale: MASKABLE_SCALE, corner: 0 } : { scale: PLAIN_SCALE, corner: PLAIN_CORNER };

/** The app's icon in an organisation's colour: the sign as SVG text of `size` pixels square. */
export function appIconSvg(brand: string, size: number, isMaskable: boolean): string {
  const { fill, on } = brandTokens(brand, "light");
  const { scale, corner } = iconForm(isMaskable);
  const lines = SIGN.map(
    ({ path, width, opacity }) =>
      `<path d="${path}" stroke-width="${width}"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIGN_SIZE} ${SIGN_SIZE}">` +
    `<rect width="${SIGN_SIZE}" height="${SIGN_SIZE}" rx="${corner}" fill="${fill}"/>` +
    `<g transform="translate(20 20) scale(${scale}) translate(-20 -20)" fill="none" stroke="${on}" stroke-linecap="round" stroke-linejoin="round">` +
    `${lines.join("")}</g></svg>`
  );
}
