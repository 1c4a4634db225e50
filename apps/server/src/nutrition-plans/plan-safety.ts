import type { FieldError, PlanSafety, RailErrorCode } from "@plateful/contract";
import {
  assessPlan,
  type DietType,
  type NutritionTenant,
  type RailActor,
  type RailFinding,
  type RailFindingCode,
  type RailPerson,
  type RailPlan,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { ConfirmationNeeded, type FieldPath, InvalidFields } from "../platform/base/problem.ts";
import type { StoredDayPlan } from "./day-plan-store.ts";
import { energyNeedOf } from "./energy-of-intake.ts";
import type { StoredProfile } from "./intake-store.ts";

/** What comes with a call that may cross guard-rails on purpose. */
export interface Confirmation {
  readonly confirmed_findings?: readonly RailFindingCode[] | undefined;
  readonly confirmation_reason?: string | null | undefined;
}

/** A stored profile as the guard-rails read it. */
export const railPersonOf = (
  profile: StoredProfile,
  { maxDailyDeficitKcal }: Pick<NutritionTenant, "maxDailyDeficitKcal">,
): RailPerson => ({
  need: energyNeedOf(profile)?.tdee ?? null,
  weight: profile.weight,
  heightInCm: profile.height_in_cm,
  goalWeight: profile.goal_weight_in_kg,
  maxDailyDeficitKcal,
});

const dietTypeOf = ({ is_keto_user, diet_type }: StoredProfile): DietType | null =>
  is_keto_user ? "KETO" : (diet_type as DietType | null);

const total = (slots: StoredDayPlan["slots"], of: "kcal" | "protein" | "carbohydrates" | "fat") =>
  roundHalfUp(
    slots.reduce((sum, slot) => sum + slot[of], 0),
    1,
  );

/** A stored day as the guard-rails read it: the sums of its meals. */
export const railPlanOf = ({ slots }: Pick<StoredDayPlan, "slots">, profile: StoredProfile): RailPlan => ({
  kcal: total(slots, "kcal"),
  protein: total(slots, "protein"),
  carbohydrates: total(slots, "carbohydrates"),
  fat: total(slots, "fat"),
  dietType: dietTypeOf(profile),
});

/** What was confirmed or changed of a plan; written by this program alone. */
export const safetyOf = ({ safety }: Pick<StoredDayPlan["plan"], "safety">): PlanSafety | null =>
  safety as PlanSafety | null;

const AT_MOST: readonly RailFindingCode[] = ["PROTEIN_HIGH", "CONDITION_PROTEIN", "CONDITION_KETO"];

/** Figures as they are said: a limit is never said as more generous than it is. */
const said = ({ code, verdict, value, limit }: RailFinding): RailFinding => ({
  code,
  verdict,
  value: roundHalfUp(value),
  limit: AT_MOST.includes(code)
    ? Math.floor(limit)
    : roundHalfUp(limit, 1) === limit
      ? limit
      : roundHalfUp(limit),
});

/** A finding as it is said at a field. */
export const errorOf = (finding: RailFinding): FieldError => {
  const { code, value, limit } = said(finding);
  return { code: `rail_${code.toLowerCase()}` as RailErrorCode, value, limit };
};

/** Where a finding is said in a body; the body as a whole by default. */
export type PathOfFinding = (code: RailFindingCode) => FieldPath;

/**
 * What has to be kept of a day that crosses guard-rails: the confirmed findings, none for a day within them.
 * @throws InvalidFields for what is refused, ConfirmationNeeded for what the caller did not confirm.
 */
export function confirmedOf(
  findings: readonly RailFinding[],
  actor: RailActor,
  { confirmed_findings = [], confirmation_reason = null }: Confirmation,
  pathOf: PathOfFinding = () => [],
): readonly RailFindingCode[] {
  const refused = findings.filter(({ verdict }) => verdict === "refuse");
  if (refused.length > 0)
    throw new InvalidFields(refused.map((each) => ({ path: pathOf(each.code), error: errorOf(each) })));
  const asked = findings.filter(({ verdict }) => verdict === "confirm").map(said);
  if (asked.some(({ code }) => !confirmed_findings.includes(code)))
    throw new ConfirmationNeeded(asked, actor === "coach");
  if (asked.length > 0 && actor === "coach" && confirmation_reason === null)
    throw new InvalidFields([{ path: ["confirmation_reason"], error: { code: "rail_reason" } }]);
  return asked.map(({ code }) => code);
}

/** Which findings a day has, for whoever decides on it. */
export const findingsOf = (person: RailPerson, plan: RailPlan, actor: RailActor): readonly RailFinding[] =>
  assessPlan(person, plan, actor).findings;
