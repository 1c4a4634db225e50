import { appIconPixels } from "@plateful/appearance";
import { encodePng } from "../platform/base/png.ts";

/** Sizes in pixels that launchers ask for. */
export const PNG_ICON_SIZES = [192, 512] as const;

export const isPngIconSize = (size: number): boolean => PNG_ICON_SIZES.some((each) => each === size);

/** Enough for every form of the icon of some organisations; drawing one again costs some milliseconds. */
const MAX_KEPT = 40;
const kept = new Map<string, Buffer>();

/** The app's icon in an organisation's colour as a PNG file of `size` pixels square. */
export function appIconPng(brand: string, size: number, isMaskable: boolean): Buffer {
  const key = `${brand} ${size} ${isMaskable}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const file = encodePng(appIconPixels(brand, size, isMaskable), size);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, file);
  return file;
}
