import { randomUUID } from "node:crypto";
import server from "../../../package.json" with { type: "json" };
import type { Log } from "../base/log.ts";
import type { Role } from "../settings/process-settings.ts";
import { SpanSender } from "./send-spans.ts";
import { beginTrace, type OpenSpan, type SpanStart, wholeTrace } from "./span.ts";
import { readTraceparent } from "./traceparent.ts";
import type { TracesSettings } from "./traces-settings.ts";

/** Begins the traces of this process. */
export interface Tracer {
  /**
   * Begins the trace of a call, or goes on with the one of a `traceparent`, which decides then whether it is recorded.
   * @returns Null when it is not.
   */
  readonly begin: (start: SpanStart, traceparent: unknown) => OpenSpan | null;
  /** Does work that nobody called for, as a trace of its own. */
  readonly run: <T>(start: SpanStart, work: () => Promise<T>) => Promise<T>;
  /** Sends what waits. */
  readonly close: () => Promise<void>;
}

export function openTracer(settings: TracesSettings, role: Role, log: Log): Tracer {
  const resource = {
    "service.name": settings.service,
    "service.version": server.version,
    "service.instance.id": randomUUID(),
    "plateful.role": role,
  };
  const sender = new SpanSender(settings, resource, log);
  const isChosen = () => Math.random() < settings.ratio;
  return {
    begin: (start, traceparent) => {
      const parent = readTraceparent(traceparent);
      return (parent?.isSampled ?? isChosen()) ? beginTrace(start, parent, sender.take) : null;
    },
    run: (start, work) => (isChosen() ? wholeTrace(beginTrace(start, null, sender.take), work) : work()),
    close: () => sender.close(),
  };
}
