import { endpoints, fingerprint } from "@plateful/contract";
import { Problem } from "../base/problem.ts";
import type { HttpServer } from "../http/http-server.ts";
import { readJson } from "../http/json-body.ts";
import { isLocal } from "../http/local-only.ts";
import type { Callers } from "../http/rate-limit.ts";
import { answerCall } from "./answer-call.ts";
import { Refusal, type Route } from "./call.ts";
import { sendAnswer } from "./send-answer.ts";
import type { Services } from "./services.ts";

/** `calendarDay/{id}/` → `/api/calendarDay/:id/`. */
const toUrl = (path: string) => `/api/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Makes every declared path answer wrong methods with 405 instead of "not found". */
function refuseOtherMethods(app: HttpServer, routes: readonly Route[]): void {
  const used = new Map<string, Set<string>>();
  for (const { endpoint } of routes)
    for (const path of [endpoint.path, ...endpoint.aliases])
      used.set(toUrl(path), (used.get(toUrl(path)) ?? new Set()).add(endpoint.method));
  for (const [url, methods] of used) {
    const method = METHODS.filter((name) => !methods.has(name));
    if (method.length > 0)
      app.route(method, url, () => {
        throw new Problem("method_not_allowed");
      });
  }
}

/** Names the contract that answers are checked against: an app with the same one need not check them once more (api.md 1.2). */
const CONTRACT = fingerprint(endpoints);

/** Puts the declared calls on HTTP. What a call stored is committed before anything is sent. */
export function serve(app: HttpServer, routes: readonly Route[], services: Services, callers: Callers): void {
  const served = routes.filter(
    ({ endpoint }) => !(endpoint.access?.who === "development" && services.settings.production),
  );
  for (const route of served) {
    const { endpoint } = route;
    if (endpoint.access === undefined) throw new Error(`${endpoint.name} has no access and is not served.`);
    for (const path of [endpoint.path, ...endpoint.aliases])
      app.route(
        [endpoint.method],
        toUrl(path),
        async (request, reply) => {
          if (endpoint.access.who === "development" && !isLocal(request)) throw new Problem("not_found");
          reply.header("x-contract", CONTRACT);
          const outcome = await answerCall({ route, services, callers, request, reply });
          if (outcome instanceof Refusal) throw outcome.problem;
          if (outcome.isKept === true) reply.withoutHeader("x-contract");
          return sendAnswer(endpoint, request, reply, outcome);
        },
        endpoint.method === "GET" ? undefined : readJson,
      );
  }
  refuseOtherMethods(app, served);
}
