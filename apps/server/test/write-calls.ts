import { type Endpoint, endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { inSystemScope } from "../src/platform/database/scope.ts";
import { ACCESS_POLICY, type Caller } from "./access-policy.ts";
import { addressFor, addressOf, type Request } from "./access-request.ts";
import { REQUESTS } from "./access-requests.ts";
import type { World } from "./access-world.ts";
import type { TestAnswer } from "./test-app.ts";

/** Someone for whom the call is carried out. */
export const callerOf = ({ name }: Endpoint): Caller | undefined => {
  const word = ACCESS_POLICY[name]?.[0];
  return (["self", "coach", "staff", "nobody"] as const).find((caller) => word?.[caller] === "ok");
};

/** Calls that take a body and are carried out for someone. */
export const writes = (): readonly Endpoint[] =>
  endpoints.filter(
    (endpoint) =>
      endpoint.body !== undefined &&
      !endpoint.isForm &&
      endpoint.access.who !== "development" &&
      callerOf(endpoint) !== undefined,
  );

/**
 * The same request for every value of a change: the thing lasts. What is made or used up needs one of its own each time.
 */
export function requestsOf(world: World, endpoint: Endpoint): () => Promise<Request> {
  const isChange = endpoint.method === "PUT" || endpoint.method === "PATCH";
  let lasting: Promise<Request> | undefined;
  return () => {
    if (!isChange) return requestOf(world, endpoint);
    lasting ??= requestOf(world, endpoint);
    return lasting;
  };
}

export async function requestOf(world: World, endpoint: Endpoint): Promise<Request> {
  const aim = { caller: callerOf(endpoint) ?? "self", isThere: true, isCarriedOut: true };
  return (await REQUESTS[endpoint.name]?.(world, aim)) ?? {};
}

/** What was sent, how it was answered, and how the thing is read afterwards where it can be. */
export interface Written {
  readonly answer: TestAnswer;
  readonly readBack: unknown;
}

/** Sends a call with a body in place of its own, then reads what was written. Limits are not the subject. */
export async function write(
  world: World,
  endpoint: Endpoint,
  request: Request,
  body: string,
): Promise<Written> {
  const { app, people } = world;
  const caller = callerOf(endpoint) ?? "self";
  const as = request.as ?? (caller === "nobody" ? undefined : people[caller]);
  const path = addressOf(endpoint.path, request);
  const send = () => app.call(endpoint.method, path, body, { as, ip: addressFor(endpoint) });
  let answer = await send();
  if (answer.status === 429) {
    await inSystemScope(app.app.services.db, (trx) => sql`delete from limited_events`.execute(trx));
    answer = await send();
  }
  const { id } = (answer.body ?? {}) as { id?: unknown };
  const one = endpoint.path.includes("{id}") ? path : `${path}${String(id)}/`;
  const isRead = endpoints.some(
    (each) => each.method === "GET" && each.path === endpoint.path.replace(/(\{id\}\/)?$/, "{id}/"),
  );
  const readBack =
    answer.status < 300 && isRead && (endpoint.path.includes("{id}") || typeof id === "number")
      ? (await app.get(one, { as })).body
      : answer.body;
  return { answer, readBack };
}

/** What stands at a place of an answer; undefined where there is no such place. */
export const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (place, name) =>
      typeof place === "object" && place !== null ? (place as Record<string, unknown>)[name] : undefined,
    body,
  );
