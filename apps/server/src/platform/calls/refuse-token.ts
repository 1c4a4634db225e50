import { type Endpoint, tokenRuleOf } from "@plateful/contract";
import { Problem, ScopeMissing } from "../base/problem.ts";
import type { Actor } from "./who-is.ts";

/**
 * Refuses a call that comes with a personal access token which does not open it (ledger DOOR-005).
 * @throws Problem token_not_allowed for what no token opens, scope_missing for what this one may not.
 */
export function refuseToken({ token }: Actor, { name }: Endpoint): void {
  if (token === null) return;
  const rule = tokenRuleOf(name);
  if (rule === "none") throw new Problem("token_not_allowed");
  if (rule !== "every" && !token.scopes.includes(rule)) throw new ScopeMissing(rule);
}
