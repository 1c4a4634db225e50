import { type Endpoint, endpoints } from "@plateful/contract";
import { ACCESS_POLICY, type Caller, type Hiding, type Outcome } from "./access-policy.ts";
import { type Aim, addressFor, addressOf, payloadOf, type Request } from "./access-request.ts";
import { REQUESTS } from "./access-requests.ts";
import type { World } from "./access-world.ts";
import type { Person, TestAnswer, TestApp } from "./test-app.ts";

export function requestFor(world: World, { name }: Endpoint, aim: Aim): Request | Promise<Request> {
  const build = REQUESTS[name];
  if (build === undefined) throw new Error(`${name} has no request.`);
  return build(world, aim);
}

/** Sends a request in someone's session, whatever session it was made for. */
export function sendIn(
  app: TestApp,
  endpoint: Endpoint,
  request: Request,
  as: Person | undefined,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const { payload, headers: own } = payloadOf(request);
  const options = { as, headers: { ...own, ...headers }, ip: addressFor(endpoint) };
  return app.call(endpoint.method, addressOf(endpoint.path, request), payload, options);
}

export const wordOf = ({ name }: Endpoint): Readonly<Record<Caller, Outcome>> => {
  const policy = ACCESS_POLICY[name];
  if (policy === undefined) throw new Error(`${name} has no policy.`);
  return policy[0];
};

const hidingOf = ({ name }: Endpoint): Hiding | undefined => ACCESS_POLICY[name]?.[1];

/** What the policy promises a caller, as `outcomeOf` tells it. */
export function promised(endpoint: Endpoint, caller: Caller): string {
  const outcome = wordOf(endpoint)[caller];
  if (outcome === "hidden") return String(hidingOf(endpoint));
  return outcome === "seen" ? "403" : String(outcome);
}

/** How an answer is told from others: carried out, a list without rows, or a refusal. */
export function outcomeOf(endpoint: Endpoint, { status, body }: TestAnswer): string {
  if (status >= 300) return String(status);
  return hidingOf(endpoint) === "empty" && body.count === 0 && body.results.length === 0 ? "empty" : "ok";
}

/** The calls that a caller may make and another may not. */
export const rightsOf = (caller: Caller, beyond: Caller): Endpoint[] =>
  endpoints.filter((endpoint) => wordOf(endpoint)[caller] === "ok" && wordOf(endpoint)[beyond] !== "ok");
