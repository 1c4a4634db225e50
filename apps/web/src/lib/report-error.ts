import { reportClientError } from "@plateful/contract";
import { CallError } from "./call-error.ts";
import { currentMonitoring, isSampled } from "./monitoring.ts";

const ADDRESSES = /[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi;
const LONG_SECRETS = /[\w-]{20,}/g;
const NUMBERS = /\d+([.,]\d+)?/g;

/** Takes out what could be about a person: e-mail addresses, tokens and figures (ledger ERR-014). */
export const scrub = (text: string): string =>
  text.replaceAll(ADDRESSES, "[address]").replaceAll(LONG_SECRETS, "[secret]").replaceAll(NUMBERS, "#");

/** Sends a defect of the page to the server's log, without anything personal. Never throws, never waits. */
export function reportError(error: unknown): void {
  if (error instanceof CallError && (error.status === 0 || error.status === 401)) return;
  const message = error instanceof Error ? error.message : String(error);
  const isTraced = isSampled(currentMonitoring().errorTraceSampleRate, Math.random());
  const stack = isTraced && error instanceof Error ? (error.stack ?? null) : null;
  const body = {
    message: scrub(message).slice(0, 500),
    stack: stack === null ? null : scrub(stack).slice(0, 4000),
    route: location.pathname.replaceAll(/\d+/g, ":id"),
    app_version: __APP_VERSION__,
  };
  void fetch(`/api/${reportClientError.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}
