import { type RefObject, useEffect } from "react";
import { reportError } from "../../lib/server/report-error.ts";
import { openBarcodeDecoder, twiceTheSame } from "./barcode-reader.ts";

/** Pictures are looked at this far apart, which leaves a slow phone time for everything else. */
const PAUSE_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Looks for a barcode in a video while `isOn`, and gives the first number that is certain, once (ledger FOOD-020). */
export function useBarcodeScan(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onFound: (gtin14: string) => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const scan = async () => {
      const { decode, close } = await openBarcodeDecoder();
      const confirm = twiceTheSame();
      try {
        while (isCurrent && video.current !== null) {
          const number = confirm(await decode(video.current));
          if (number !== null) {
            if (isCurrent) onFound(number);
            return;
          }
          await pause();
        }
      } finally {
        close();
      }
    };
    scan().catch((error: unknown) => {
      if (isCurrent) reportError(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, onFound, video]);
}
