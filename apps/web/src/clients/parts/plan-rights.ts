import { can } from "@plateful/access";
import type { User } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useHasRight } from "../../lib/person/own-rights.ts";

/** Where a plan of a client is edited; `new` for one that is to be made. */
export const planAddress = (clientId: number, planId: number | "new"): string =>
  PATHS.planEnergyBalance.replace("$clientId", String(clientId)).replace("$nutritionPlanId", String(planId));

/** Where the profile of a client is made or changed. */
export const profileAddress = (clientId: number): string =>
  PATHS.clientProfile.replace("$clientId", String(clientId));

/** Where a template is applied to a client, or the client's plan becomes one. */
export const templatesAddress = (clientId: number, what: "client" | "from"): string =>
  `${PATHS.templates}?${what}=${clientId}`;

/** True for who may make and change the plans of this client. */
export function useMayPlan(client: User): boolean {
  const { id, is_coach: isCoach } = useCurrentUser();
  const hasRight = useHasRight("EDIT_PLANS");
  const actor = { role: isCoach ? "coach" : "user", userId: id, organisationId: null } as const;
  const subject = { ownerId: client.id, ownerCoachId: client.coach?.id ?? null, organisationId: null };
  return hasRight && can(actor, "write-plans", subject);
}
