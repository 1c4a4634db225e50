import type { Attributes, EndedSpan, SpanKind } from "./span.ts";

/** Numbers of the protocol (opentelemetry-proto, trace.proto). */
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3, consumer: 5 };
const STATUS_ERROR = 2;

/** Nanoseconds since 1970, exact to the microsecond; JSON has whole numbers of 64 bits as text. */
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));

const spanOf = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.id,
  ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.began),
  endTimeUnixNano: nanoseconds(span.ended),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? { code: STATUS_ERROR } : {},
});

/** The body of an export request in the JSON form of OTLP. `resource` says which process speaks. */
export const exportRequest = (resource: Attributes, spans: readonly EndedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: "plateful" }, spans: spans.map(spanOf) }],
      },
    ],
  });
