import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { writeTraceparent } from "./traceparent.ts";

/** Names of the code, numbers and outcomes: never a value that someone entered, an address or an id of a person. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Whose work a span is, in the words of OpenTelemetry. */
export type SpanKind = "internal" | "server" | "client" | "consumer";

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** A span that has ended. Times are in milliseconds since 1970. */
export interface EndedSpan extends SpanStart {
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string | undefined;
  readonly began: number;
  readonly ended: number;
  readonly hasFailed: boolean;
}

/** A planning of thousands of people is one job: beyond this, spans of a trace tell nothing new. */
const MAX_SPANS = 500;

const newId = (bytes: number): string => randomBytes(bytes).toString("hex");
const now = (): number => performance.timeOrigin + performance.now();

/** The class of an error, which is a name of the code; its message may quote what was entered. */
const typeOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error);

/** What the spans of one trace have in common in this process. */
interface Trace {
  readonly id: string;
  readonly take: (span: EndedSpan) => void;
  spansLeft: number;
  /** What goes on after its first span has ended belongs to nothing any more. */
  isOver: boolean;
}

const current = new AsyncLocalStorage<OpenSpan>();

/** A piece of work while it is under way. */
export class OpenSpan {
  readonly id = newId(8);
  readonly trace: Trace;
  readonly #start: SpanStart;
  readonly #parentId: string | undefined;
  readonly #began = now();

  constructor(trace: Trace, start: SpanStart, parentId: string | undefined) {
    this.trace = trace;
    this.#start = start;
    this.#parentId = parentId;
  }

  /** Runs work whose own spans lie below this one. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** Ends the first span of a trace, and the trace with it. */
  endTrace(more: Attributes, hasFailed: boolean): void {
    this.end(more, hasFailed);
    this.trace.isOver = true;
  }

  end(more: Attributes = {}, hasFailed = false): void {
    const { name, kind, attributes } = this.#start;
    this.trace.take({
      name,
      kind,
      attributes: { ...attributes, ...more },
      traceId: this.trace.id,
      id: this.id,
      parentId: this.#parentId,
      began: this.#began,
      ended: now(),
      hasFailed,
    });
  }
}

/** Begins a trace in this process, or goes on with one from elsewhere. */
export function beginTrace(
  start: SpanStart,
  parent: { readonly traceId: string; readonly spanId: string } | null,
  take: (span: EndedSpan) => void,
): OpenSpan {
  const trace = { id: parent?.traceId ?? newId(16), take, spansLeft: MAX_SPANS, isOver: false };
  return new OpenSpan(trace, start, parent?.spanId);
}

async function measured<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ "error.type": typeOf(error) }, true);
    throw error;
  }
}

/** Runs work as a span of the trace that is under way; where none is, nothing is done but the work. */
export function inSpan<T>(describe: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore();
  if (parent === undefined || parent.trace.isOver || parent.trace.spansLeft <= 0) return work();
  parent.trace.spansLeft -= 1;
  return measured(new OpenSpan(parent.trace, describe(), parent.id), work);
}

/** Asks someone outside, as a span: `peer` is a name of the code, like "payments". */
export const inOutsideSpan = <T>(peer: string, work: () => Promise<T>): Promise<T> =>
  inSpan(() => ({ name: `ask ${peer}`, kind: "client", attributes: { "peer.service": peer } }), work);

/** Runs the whole of a trace. */
export async function wholeTrace<T>(root: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await measured(root, work);
  } finally {
    root.trace.isOver = true;
  }
}

/** The header that lets someone outside go on with the trace; none while nothing is traced. */
export function traceHeaders(): { readonly traceparent?: string } {
  const span = current.getStore();
  return span === undefined || span.trace.isOver
    ? {}
    : { traceparent: writeTraceparent(span.trace.id, span.id) };
}
