import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";

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

  constructor(server: FastifyInstance) {
    server.server.on("request", (_request, response) => {
      this.#count += 1;
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
export function openDrain(server: FastifyInstance): Drain {
  let isStopping = false;
  const calls = new CallsUnderWay(server);
  server.addHook("onRequest", (request, _reply, done) => {
    done(isStopping && READINESS.test(request.url) ? new Problem("unavailable") : undefined);
  });
  server.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done(null, payload);
  });
  return {
    run: async (noticeMs) => {
      isStopping = true;
      const isListening = server.server.listening;
      if (isListening && noticeMs > 0) await pause(noticeMs);
      // Waits until the last connection has ended.
      const closed = server.close();
      if (isListening) {
        await calls.end(CALLS_MS);
        // Those that are left are kept for later calls, have sent no whole request, or were too slow.
        server.server.closeAllConnections();
      }
      await closed;
    },
  };
}
