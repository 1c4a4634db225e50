/** A span elsewhere that this process goes on from. */
export interface Parent {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether whoever began the trace records it. */
  readonly isSampled: boolean;
}

const FORM = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** Reads a header of the W3C recommendation Trace Context; null for one that must be ignored. */
export function readTraceparent(header: unknown): Parent | null {
  if (typeof header !== "string") return null;
  const [, version, traceId = "", spanId = "", flags = "", rest] = FORM.exec(header) ?? [];
  // A later version may add fields; this one has none.
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** Only what is recorded is passed on, so the flag is always set. */
export const writeTraceparent = (traceId: string, spanId: string): string => `00-${traceId}-${spanId}-01`;
