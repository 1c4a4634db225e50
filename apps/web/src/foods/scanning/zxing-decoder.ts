import type { BarcodeDecoder, SeenBarcode } from "./barcode-decoder.ts";
import type { BarcodeRequest, BarcodeResponse } from "./barcode-messages.ts";

/** Wider pictures take longer and are not read better. */
const MAX_WIDTH_PX = 1280;

/** Draws what a video shows at this moment; null while it shows nothing. */
function pictureTaker(): (video: HTMLVideoElement) => ImageData | null {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser cannot draw the picture of the camera.");
  return (video) => {
    const scale = Math.min(1, MAX_WIDTH_PX / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
}

/** Sends one picture to the worker and waits for what it sees. @throws Error when the worker fails. */
function askWorker(worker: Worker, picture: ImageData): Promise<SeenBarcode | null> {
  return new Promise((resolve, reject) => {
    const answered = new AbortController();
    const { signal } = answered;
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<BarcodeResponse>) => {
        answered.abort();
        if ("failure" in data) reject(new Error(data.failure));
        else resolve(data.seen);
      },
      { signal },
    );
    worker.addEventListener(
      "error",
      () => {
        answered.abort();
        reject(new Error("The barcode decoder could not be started."));
      },
      { signal },
    );
    worker.postMessage({ picture } satisfies BarcodeRequest, [picture.data.buffer]);
  });
}

/** Reads barcodes in browsers that cannot do so themselves. Pictures are read one after the other. */
export function openZxingDecoder(): BarcodeDecoder {
  const worker = new Worker(new URL("./barcode-worker.ts", import.meta.url), { type: "module" });
  const takePicture = pictureTaker();
  return {
    decode: async (video) => {
      const picture = takePicture(video);
      return picture === null ? null : askWorker(worker, picture);
    },
    close: () => worker.terminate(),
  };
}
