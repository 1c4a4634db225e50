import type { SeenBarcode } from "./barcode-decoder.ts";

/** A picture of the camera, for the worker that reads barcodes. */
export interface BarcodeRequest {
  readonly picture: ImageData;
}

export type BarcodeResponse =
  | { readonly seen: SeenBarcode | null }
  /** What went wrong, for the error report; nothing of it is shown. */
  | { readonly failure: string };
