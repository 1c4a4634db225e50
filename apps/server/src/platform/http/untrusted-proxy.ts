import type { Services } from "../calls/services.ts";
import { trustOf } from "./client-address.ts";
import type { HttpServer } from "./http-server.ts";

const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "forwarded",
] as const;

/**
 * Says once in the log that a machine which is not trusted sends forwarded headers: either a proxy is in front and
 * TRUST_PROXY was forgotten, so that all its callers share the limits of one address, or someone tries to pass for
 * another. The headers are not believed in either case.
 */
export function warnOfUntrustedProxy(server: HttpServer, { log, settings }: Services): void {
  const isTrusted = trustOf(settings.trustProxy);
  let isSaid = false;
  server.onRequest(({ headers, peer = "unknown" }) => {
    if (isSaid || !FORWARDED.some((name) => headers[name] !== undefined) || isTrusted(peer, 0)) return;
    isSaid = true;
    log.warn(
      { peer, publicUrl: settings.publicUrl },
      "Forwarded headers of an untrusted machine are ignored. If it is your proxy, set TRUST_PROXY (docs/proxy.md).",
    );
  });
}
