import { brandTokens } from "./brand-colours.ts";

/** A launcher may cut a maskable icon down to a disc of 80 % of its size, so the drawing stays inside it. */
const MASKABLE_SCALE = 0.76;
const PLAIN_SCALE = 0.92;

/**
 * The app's icon in an organisation's colour: a leaf on a plate, as SVG text of `size` pixels square.
 * A maskable icon fills its whole square; a plain one has rounded corners.
 */
export function appIconSvg(brand: string, size: number, isMaskable: boolean): string {
  const { fill, on } = brandTokens(brand, "light");
  const scale = isMaskable ? MASKABLE_SCALE : PLAIN_SCALE;
  const corner = isMaskable ? 0 : 10;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">` +
    `<rect width="40" height="40" rx="${corner}" fill="${fill}"/>` +
    `<g transform="translate(20 20) scale(${scale}) translate(-20 -20)" fill="none" stroke="${on}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M20 7.5a12.5 12.5 0 1 1-11.3 7.2" stroke-width="2.6" opacity=".55"/>` +
    `<path d="M14.2 26.3c-1.6-7 3.3-12.4 12.3-12.4.5 8.6-4.4 13.9-10.3 12.8M13.4 29c1.7-4.7 4.3-7.7 7.7-9.9" stroke-width="2.7"/>` +
    `</g></svg>`
  );
}
