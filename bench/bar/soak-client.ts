/** Calls the fleet as the app and a balancer do: another server after a failure, the same `Idempotency-Key` for a write. */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

export interface SoakCall {
  readonly name: string;
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly token: string;
  /** Where the call comes from, as the proxy in front of the servers says. */
  readonly address: string;
  readonly body?: unknown;
  /** Statuses that are right although they are not 2xx. */
  readonly expected?: readonly number[];
}

export interface Served {
  /** The answer's status, or 0 when none came in time. */
  readonly status: number;
  readonly isServed: boolean;
  readonly tries: number;
  /** The tries that were not served, and when each ended, in milliseconds of this process. */
  readonly failures: readonly { readonly status: number; readonly at: number }[];
  readonly ms: number;
}

/** A dozen seconds of patience besides the waits for answers: a database that crashed replays its log first. */
const MAX_TRIES = 10;
const TRY_TIMEOUT_MS = 10_000;
const MAX_PAUSE_MS = 2_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isPassing = (status: number) => status === 0 || status === 502 || status === 503;

const agent = new Agent({ keepAlive: true });

/**
 * Answers are counted, not kept: texts and objects of hundreds of answers a second would fill the memory of this process, and
 * the pauses of its garbage collector would be measured as if the servers had been slow.
 * @returns The status, or 0 when no whole answer came in time.
 */
function tryOnce(base: string, call: SoakCall, key: string): Promise<number> {
  return new Promise((resolve) => {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const sending = request(`${base}/api/${call.path}`, {
      agent,
      method: call.method,
      headers: {
        authorization: `Token ${call.token}`,
        "x-forwarded-for": call.address,
        ...(call.method === "POST" ? { "idempotency-key": key } : {}),
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      },
    });
    const timer = setTimeout(() => sending.destroy(), TRY_TIMEOUT_MS);
    sending.once("response", (answer) => {
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sending.on("error", () => {});
    sending.once("close", () => {
      clearTimeout(timer);
      resolve(0);
    });
    sending.end(body);
  });
}

/** Sends a call to one of the servers and repeats it on the next one while servers or database are away. */
export async function send(bases: readonly string[], first: number, call: SoakCall): Promise<Served> {
  const key = randomUUID();
  const begin = performance.now();
  const failures: { status: number; at: number }[] = [];
  for (let tries = 1; ; tries += 1) {
    const status = await tryOnce(bases[(first + tries) % bases.length] ?? "", call, key);
    const isServed = (status >= 200 && status < 300) || (call.expected ?? []).includes(status);
    if (!isServed) failures.push({ status, at: performance.now() });
    if (isServed || !isPassing(status) || tries === MAX_TRIES)
      return { status, isServed, tries, failures, ms: performance.now() - begin };
    await wait(Math.min(MAX_PAUSE_MS, 100 * 2 ** tries));
  }
}
