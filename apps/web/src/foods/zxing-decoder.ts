import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { BarcodeDecoder } from "./barcode-reader.ts";

const OPTIONS: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
  tryHarder: true,
  maxNumberOfSymbols: 1,
};
/** Wider pictures take longer and are not read better. */
const WIDEST_PX = 1280;

/** Reads barcodes in browsers that cannot do so themselves. Our own server gives the program, never another one. */
export async function openZxingDecoder(): Promise<BarcodeDecoder> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser cannot draw the picture of the camera.");
  return async (video) => {
    const scale = Math.min(1, WIDEST_PX / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), OPTIONS);
    if (found === undefined || !found.isValid) return null;
    return { digits: found.text, symbology: found.format === "UPCE" ? "UPC_E" : "OTHER" };
  };
}
