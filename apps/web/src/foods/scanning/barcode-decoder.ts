import type { BarcodeSymbology } from "@plateful/quantities";

/** What a decoder sees on one picture of the camera. */
export interface SeenBarcode {
  readonly digits: string;
  readonly symbology: BarcodeSymbology;
}

export interface BarcodeDecoder {
  /** Looks for a barcode on what a video shows at this moment. */
  readonly decode: (video: HTMLVideoElement) => Promise<SeenBarcode | null>;
  readonly close: () => void;
}
