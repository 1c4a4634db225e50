import { Problem } from "../base/problem.ts";
import { readAddress } from "./client-address.ts";
import type { HttpRequest } from "./http-request.ts";
import type { HttpServer } from "./http-server.ts";

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d+){3}|::1)$/;
const LOOPBACK_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
/** What a proxy adds; a program of this machine does not. */
const OF_A_PROXY = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded"] as const;

/**
 * Whether a program of this machine makes the call, and means this machine. The connection decides the first and no
 * header can; the host of the address is looked at because a page of another site can be made to name 127.0.0.1
 * (DNS rebinding), and headers of a proxy because it may run on this machine and let the world in.
 */
export function isLocal({ peer: end, headers }: HttpRequest): boolean {
  const peer = readAddress(end ?? "");
  return (
    peer !== null &&
    LOOPBACK_ADDRESS.test(peer) &&
    LOOPBACK_HOST.test(headers.host ?? "") &&
    OF_A_PROXY.every((name) => headers[name] === undefined)
  );
}

/**
 * Hides the pages for developers from everybody but programs of their own machine: the mails and the payment provider's
 * pages. In production they do not exist at all.
 */
export function keepLocal(server: HttpServer): void {
  server.onRequest((request) => {
    // The route that was found, because an address can be written in more than one way.
    if (request.route.startsWith("/dev/") && !isLocal(request)) throw new Problem("not_found");
  });
}
