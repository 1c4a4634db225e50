import { toGtin14 } from "@plateful/quantities";
import type { BarcodeDecoder, SeenBarcode } from "./barcode-decoder.ts";

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string; format: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"];

/** The decoder of the browser itself; null where it has none, or one that misses a kind of barcode. */
async function openNativeDecoder(): Promise<BarcodeDecoder | null> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  if (Detector === undefined) return null;
  const supported = await Detector.getSupportedFormats();
  if (!FORMATS.every((format) => supported.includes(format))) return null;
  const detector = new Detector({ formats: FORMATS });
  const decode: BarcodeDecoder["decode"] = async (video) => {
    const [found] = await detector.detect(video);
    if (found === undefined) return null;
    return { digits: found.rawValue, symbology: found.format === "upc_e" ? "UPC_E" : "OTHER" };
  };
  return { decode, close: () => {} };
}

/** The browser's own decoder, or else ours, which is loaded only then. */
export async function openBarcodeDecoder(): Promise<BarcodeDecoder> {
  const native = await openNativeDecoder().catch(() => null);
  return native ?? (await import("./zxing-decoder.ts")).openZxingDecoder();
}

/** The number of a seen barcode: UPC-E shortened as it is printed, or already written out by the decoder. */
const numberOf = ({ digits, symbology }: SeenBarcode): string | null =>
  toGtin14(digits, symbology === "UPC_E" && digits.length === 8 ? "UPC_E" : "OTHER");

/**
 * Takes what is seen picture by picture and gives a number once it was seen twice in a row with a right check digit:
 * that leaves out nearly all misread ones.
 */
export function twiceTheSame(): (seen: SeenBarcode | null) => string | null {
  let last: string | null = null;
  return (seen) => {
    const number = seen === null ? null : numberOf(seen);
    if (number === null) return null;
    const isSure = number === last;
    last = number;
    return isSure ? number : null;
  };
}
