import { type Actor as AccessActor, can } from "@plateful/access";
import type { ItemStatus, MealContentType } from "@plateful/contract";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";

/** Kinds of meal that people note down once they ate them; a recipe of today is chosen before it is cooked. */
const NOTED_KINDS: ReadonlySet<MealContentType> = new Set(["singlefoodmeal", "quickaddmeal"]);

function asAccessActor({ actor }: Pick<Call, "actor">): AccessActor {
  const role = actor.isStaff ? "staff" : actor.isCoach ? "coach" : "user";
  return { role, userId: actor.id, organisationId: actor.organisationId };
}

/** Whether a meal was eaten is for the person who ate it to say (DIARY-077). */
export const mayMarkEaten = (call: Pick<Call, "actor">, ownerId: number): boolean =>
  can(asAccessActor(call), "mark-eaten", { ownerId, ownerCoachId: null, organisationId: null });

interface Added {
  readonly day: { readonly user_id: number; readonly date: string };
  readonly kind: MealContentType;
  /** What the caller says of it; null for whatever follows from the rest. */
  readonly said?: ItemStatus | null | undefined;
}

/**
 * The state in which a meal that someone adds enters the diary (DIARY-088): what is added to a day that is over was eaten,
 * and so was a food or a quick add of today. Whatever others add is planned.
 * @throws Problem permission_denied when someone says of another's meal that it was eaten.
 */
export function statusOfAdded(call: Pick<Call, "actor" | "today">, { day, kind, said }: Added): ItemStatus {
  const isOwn = mayMarkEaten(call, day.user_id);
  if (said === "EATEN" && !isOwn) throw new Problem("permission_denied");
  if (said !== undefined && said !== null) return said;
  const isEaten = day.date < call.today || (day.date === call.today && NOTED_KINDS.has(kind));
  return isOwn && isEaten ? "EATEN" : "PLANNED";
}
