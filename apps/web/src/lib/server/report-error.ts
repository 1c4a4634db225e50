import { faultMessage, faultName, framesOf, reportClientError, screenTemplate } from "@plateful/contract";
import { CallError } from "./call-error.ts";
import { currentMonitoring, isSampled } from "./monitoring.ts";

/**
 * Sends a defect of the page to the server's log: words of fixed lists alone, as even the message of an error may quote
 * what someone has typed (ledger ERR-030). Never throws, never waits.
 */
export function reportError(error: unknown): void {
  if (error instanceof CallError && (error.status === 0 || error.status === 401)) return;
  const isTraced = isSampled(currentMonitoring().errorTraceSampleRate, Math.random());
  const trace = isTraced && error instanceof Error ? (error.stack ?? "") : "";
  const body = {
    name: faultName(error instanceof Error ? error.name : ""),
    message: faultMessage(error instanceof Error ? error.message : ""),
    ...(error instanceof CallError ? { call: error.call, status: error.status } : {}),
    stack: framesOf(trace).join("\n"),
    route: screenTemplate(location.pathname),
    app_version: __APP_VERSION__,
  };
  void fetch(`/api/${reportClientError.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
