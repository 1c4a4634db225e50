import { setTimeout as pause } from "node:timers/promises";
import { Problem } from "../base/problem.ts";
import type { HttpServer } from "./http-server.ts";

/** Calls that are under way when the product is told to stop get this long to end, in milliseconds. */
const CALLS_MS = 5_000;
/** Where load balancers ask whether this process takes calls. */
const READINESS = /^\/api\/health\/ready\/?(?:\?|$)/;

export interface Drain {
  /**
   * Takes no more calls and ends every connection once the calls under way are answered, after about five seconds at the
   * latest. For `noticeMs` before it stops to listen it says that it is unready and asks clients to connect elsewhere, so
   * that a load balancer can move on.
   */
  readonly run: (noticeMs: number) => Promise<void>;
}

/** Counts the calls that came over the network and are not answered yet. */
class CallsUnderWay {
  #count = 0;
  #whenNone: (() => void) | undefined;

  constructor(server: HttpServer) {
    server.node.on("request", (_request, response) => {
      this.#count += 1;
      // Beside those of the server itself, of which there are as many as Node takes for a leak.
      response.setMaxListeners(response.getMaxListeners() + 1);
      response.once("close", () => {
        this.#count -= 1;
        if (this.#count === 0) this.#whenNone?.();
      });
    });
  }

  async end(longestMs: number): Promise<void> {
    if (this.#count === 0) return;
    const timeout = new AbortController();
    const none = new Promise<void>((resolve) => {
      this.#whenNone = resolve;
    });
    await Promise.race([none, pause(longestMs, undefined, { signal: timeout.signal })]);
    timeout.abort();
  }
}

/** Prepares a server for being stopped in order. To be called before its routes are added. */
export function openDrain(server: HttpServer): Drain {
  let isStopping = false;
  const calls = new CallsUnderWay(server);
  server.onRequest(({ url }) => {
    if (isStopping && READINESS.test(url)) throw new Problem("unavailable");
  });
  server.onSend((_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
  return {
    run: async (noticeMs) => {
      isStopping = true;
      const isListening = server.node.listening;
      if (isListening && noticeMs > 0) await pause(noticeMs);
      // Waits until the last connection has ended.
      const closed = server.close();
      if (isListening) {
        await calls.end(CALLS_MS);
        // Those that are left are kept for later calls, have sent no whole request, or were too slow.
        server.node.closeAllConnections();
      }
      await closed;
    },
  };
}
