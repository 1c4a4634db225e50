import { Problem } from "../platform/base/problem.ts";
import { findProgram } from "../platform/calls/find-program.ts";
import type { Services } from "../platform/calls/services.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { readJson } from "../platform/http/json-body.ts";
import { ASSISTANTS_PATH, type Callers } from "../platform/http/rate-limit.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { readOwnSite } from "../sign-in/index.ts";

/** The longest arguments of a tool are twenty foods and a sentence. */
const MAX_BYTES = 64_000;
const SERVED = ["GET", "POST", "DELETE"] as const;
const OTHERS = ["PUT", "PATCH"] as const;

/**
 * Lets on what is meant for an address of ours, and comes from no page or from one of ours: a page of someone else can be made to name
 * this machine (DNS rebinding).
 * @throws Problem permission_denied for everything else.
 */
function requireOwnPlace({ host, headers }: HttpRequest, settings: Settings): void {
  const { protocol } = new URL(settings.publicUrl);
  const isMeant = readOwnSite(`${protocol}//${host}`, settings) !== null;
  const isOurs = headers.origin === undefined || readOwnSite(headers.origin, settings) !== null;
  if (!isMeant || !isOurs) throw new Problem("permission_denied");
}

/** What speaks the protocol is loaded with the first request, so that a server that no assistant uses pays nothing for it. */
const load = () => import("./answer-assistant.ts");

/** Where assistants look for another way to sign people in. There is none, and the page of the app would be misread as one. */
const DISCOVERY = "/.well-known/";

/** Puts the tools for assistants on HTTP (ledger DOOR-015). Each is made of calls of the API. */
export function serveAssistants(server: HttpServer, services: Services, callers: Callers): void {
  const { settings } = services;
  server.route(
    SERVED,
    ASSISTANTS_PATH,
    async (request, reply) => {
      if (!settings.assistants) throw new Problem("not_found");
      requireOwnPlace(request, settings);
      const program = await findProgram(request, services, callers);
      const { answerAssistant } = await load();
      return answerAssistant({ server, services, request, reply, program });
    },
    (request) => (request.method === "POST" ? readJson(request, MAX_BYTES) : undefined),
  );
  server.route(OTHERS, ASSISTANTS_PATH, () => {
    throw new Problem("method_not_allowed");
  });
  server.fallback(DISCOVERY, () => {
    throw new Problem("not_found");
  });
}
