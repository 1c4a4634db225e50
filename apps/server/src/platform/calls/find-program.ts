import { Problem } from "../base/problem.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { Callers } from "../http/rate-limit.ts";
import type { Services } from "./services.ts";
import { type Actor, actorOfScope, comesAsProgram, tokenScopeExpression } from "./who-is.ts";

/** A person in whose name a program calls. */
export type Program = Actor & { readonly token: NonNullable<Actor["token"]> };

/** Whose token it is and what it may do is all that is asked here. */
const OWN_REACH = { usual: "self", staff: "self", coaching: "coach:read" } as const;

/**
 * The person behind the personal access token of a request that is no call of the API itself. Nothing else lets anybody in: no session
 * and no cookie.
 * @throws Problem not_authenticated without a token, invalid_token for one that is unknown, expired or revoked.
 */
export async function findProgram(
  request: HttpRequest,
  { database, clock }: Pick<Services, "database" | "clock">,
  callers: Callers,
): Promise<Program> {
  const { headers, tokenHash, id } = request;
  if (!comesAsProgram(headers.authorization)) throw new Problem("not_authenticated");
  if (tokenHash === null) throw new Problem("invalid_token");
  const expression = tokenScopeExpression(tokenHash, clock.now(), OWN_REACH, id);
  const actor = await database.inTransaction(expression, (_trx, opened) =>
    Promise.resolve(actorOfScope(opened)),
  );
  const token = actor?.token ?? null;
  callers.learn(request, token === null ? null : (actor?.id ?? null));
  if (actor === null || token === null) throw new Problem("invalid_token");
  return { ...actor, token };
}
