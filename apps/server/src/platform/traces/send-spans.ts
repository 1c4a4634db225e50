import type { Log } from "../base/log.ts";
import { exportRequest } from "./otlp.ts";
import type { Attributes, EndedSpan } from "./span.ts";
import type { TracesSettings } from "./traces-settings.ts";

/** Spans of some busy seconds; what comes on top is lost. A collector that is away must not fill the memory. */
const MAX_WAITING = 4_096;
const BATCH = 512;
const EVERY_MS = 2_000;
const PATIENCE_MS = 5_000;
/** What the specification lets a sender try again. */
const PASSING = new Set([429, 502, 503, 504]);

/** Sends spans to a collector in batches. Nobody waits for it, and a collector that is away costs spans and nothing else. */
export class SpanSender {
  readonly #settings: TracesSettings;
  readonly #resource: Attributes;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #waiting: EndedSpan[] = [];
  #underWay: Promise<void> | undefined;
  /** Said once, until it works again. */
  #isAway = false;

  constructor(settings: TracesSettings, resource: Attributes, log: Log) {
    this.#settings = settings;
    this.#resource = resource;
    this.#log = log;
    this.#timer = setInterval(() => void this.#flush(), EVERY_MS);
    this.#timer.unref();
  }

  readonly take = (span: EndedSpan): void => {
    if (this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push(span);
    if (this.#waiting.length >= BATCH) void this.#flush();
  };

  /** Sends what waits, and no more afterwards. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.#flush();
  }

  #flush(): Promise<void> {
    this.#underWay ??= this.#sendAll().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      if (await this.#send(batch)) continue;
      // The newest are the ones to lose when there is no room for all.
      this.#waiting = [...batch, ...this.#waiting].slice(0, MAX_WAITING);
      return;
    }
  }

  /** Whether the batch is done with, be it taken or refused for good. */
  async #send(batch: readonly EndedSpan[]): Promise<boolean> {
    const { url, headers } = this.#settings;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: exportRequest(this.#resource, batch),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (response.ok) this.#isAway = false;
      else this.#tell({ status: response.status });
      return !PASSING.has(response.status);
    } catch (error) {
      this.#tell({ err: error });
      return false;
    }
  }

  #tell(why: object): void {
    if (!this.#isAway) this.#log.warn(why, "The collector of traces does not take spans");
    this.#isAway = true;
  }
}
