/** As much of a worker's own side as ours use; the page's types do not know it. */
interface WorkerSide<Request, Response> {
  readonly addEventListener: (type: "message", listener: (event: MessageEvent<Request>) => void) => void;
  readonly postMessage: (message: Response) => void;
}

/** The page, as a worker sees it. To be called in a worker alone. */
export const workerSide = <Request, Response>() => globalThis as unknown as WorkerSide<Request, Response>;
