import type { StoringKind } from "@plateful/access";

/** Kinds of diet that tell of a menstrual cycle or of menopause. */
export const HORMONE_DIETS = ["CYCLE_DIET", "MENOPAUSE"] as const;

const isHormoneDiet = (diet: unknown): boolean => (HORMONE_DIETS as readonly unknown[]).includes(diet);

/** What a profile with these fields asks for beside the consent for body and plan. */
export function consentOfProfile(body: unknown): readonly StoringKind[] {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const tells =
    (fields.last_menstrual_period_start_date ?? null) !== null ||
    (fields.menstrual_cycle_length ?? null) !== null ||
    fields.is_on_menopause_diet === true ||
    isHormoneDiet(fields.diet_type);
  return tells ? ["CYCLE"] : [];
}

/** The same of the answers of the onboarding. */
export function consentOfAnswers(body: unknown): readonly StoringKind[] {
  const answers = (body ?? {}) as {
    readonly menstrualCycle?: unknown;
    readonly dietPreferences?: { readonly dietType?: unknown };
  };
  const tells = (answers.menstrualCycle ?? null) !== null || isHormoneDiet(answers.dietPreferences?.dietType);
  return tells ? ["CYCLE"] : [];
}
