/**
 * Does work again and again, with a pause after each run, whose first begins after `firstMs`. The work handles its own errors.
 * Returns how to stop, which waits for a run under way.
 */
export function repeat(
  work: () => Promise<void>,
  { firstMs, pauseMs }: { readonly firstMs: number; readonly pauseMs: number },
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      underWay = work().finally(() => {
        if (!isOver) wait(pauseMs);
      });
    }, ms);
    timer.unref();
  };
  wait(firstMs);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}
