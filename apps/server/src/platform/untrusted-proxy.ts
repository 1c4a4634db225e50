import type { FastifyInstance } from "fastify";
import { trustOf } from "./client-address.ts";
import type { Services } from "./services.ts";

const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "forwarded",
] as const;

/**
 * Says once in the log that a machine which is not trusted sends forwarded headers: either a proxy is in front and
 * TRUST_PROXY was forgotten, so that all its callers share the limits of one address, or somebody tries to pass for
 * another. The headers are not believed in either case.
 */
export function warnOfUntrustedProxy(server: FastifyInstance, { log, settings }: Services): void {
  const isTrusted = trustOf(settings.trustProxy);
  let isSaid = false;
  server.addHook("onRequest", (request, _reply, done) => {
    if (!isSaid && FORWARDED.some((name) => request.headers[name] !== undefined)) {
      const peer = request.socket.remoteAddress ?? "unknown";
      if (!isTrusted(peer, 0)) {
        isSaid = true;
        log.warn(
          { peer, publicUrl: settings.publicUrl },
          "Forwarded headers of an untrusted machine are ignored. If it is your proxy, set TRUST_PROXY (docs/proxy.md).",
        );
      }
    }
    done();
  });
}
