/** A tab in the background paints nothing, so waiting for a paint ends after this long. */
const MAX_WAIT_MS = 100;

/** Resolves once what has changed so far is on the screen, for work that the person need not wait for. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      // A task that is posted from the frame runs once the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clearTimeout(timer);
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
