/**
 * The barcode decoder in a thread of its own: the page stays responsive while a picture is read, and only this file may
 * compile WebAssembly under the content security policy (check D2 of the reliability bar).
 */
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { workerSide } from "../../lib/device/worker-side.ts";
import type { SeenBarcode } from "./barcode-decoder.ts";
import type { BarcodeRequest, BarcodeResponse } from "./barcode-messages.ts";

const OPTIONS: ReaderOptions = {
  formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
  tryHarder: true,
  maxNumberOfSymbols: 1,
};

const page = workerSide<BarcodeRequest, BarcodeResponse>();

// Our own server gives the program, never another one.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });

async function read(picture: ImageData): Promise<SeenBarcode | null> {
  await ready;
  const [found] = await readBarcodes(picture, OPTIONS);
  if (found === undefined || !found.isValid) return null;
  return { digits: found.text, symbology: found.format === "UPCE" ? "UPC_E" : "OTHER" };
}

page.addEventListener("message", ({ data: { picture } }) => {
  read(picture).then(
    (seen) => page.postMessage({ seen }),
    (error: unknown) => page.postMessage({ failure: String(error) }),
  );
});
