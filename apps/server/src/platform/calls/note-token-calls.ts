import { clientAddressOf, networkOf } from "../http/client-address.ts";
import type { HttpServer } from "../http/http-server.ts";
import type { Services } from "./services.ts";
import { noteTokenCall } from "./token-call-store.ts";

/**
 * Notes what programs do with personal access tokens, refused calls too, so that people can see it (ledger DOOR-011). It has its
 * own transaction, because that of a refused call is taken back. A call that is stored does not fail because it could not be noted.
 */
export function noteTokenCalls(app: HttpServer, { db, clock, log }: Services): void {
  app.onSend((request, reply) => {
    const { tokenCall, method, id: requestId } = request;
    if (tokenCall === undefined) return undefined;
    const network = networkOf(clientAddressOf(request));
    const ended = { ...tokenCall, method, status: reply.statusCode, network, at: clock.now() };
    return noteTokenCall(db, ended).catch((error: unknown) => {
      log.warn({ err: error, requestId }, "A call with an access token could not be noted");
    });
  });
}
