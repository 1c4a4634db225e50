/**
 * What a person can consent to, each by itself (GDPR articles 7 and 9(2)(a)):
 * - `BODY_AND_PLAN`: intake, body data, plan, diary, grocery lists, weight and other measurements;
 * - `CYCLE`: dates and length of the menstrual cycle, and menopause;
 * - `STRESS_AND_SLEEP`: measured stress and hours slept;
 * - `HEALTH_ANSWERS`: what a person says about their health before a plan is made;
 * - `COACH_SHARING`: what the person's coach may see, by `SHARED_PARTS`.
 */
export const CONSENT_KINDS = [
  "BODY_AND_PLAN",
  "CYCLE",
  "STRESS_AND_SLEEP",
  "HEALTH_ANSWERS",
  "COACH_SHARING",
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The kinds without which data cannot be stored. Sharing stores nothing: it decides who may see. */
export const STORING_KINDS = ["BODY_AND_PLAN", "CYCLE", "STRESS_AND_SLEEP", "HEALTH_ANSWERS"] as const;
export type StoringKind = (typeof STORING_KINDS)[number];

/** The kinds of which a coach may state that a client agreed; answers about health are entered by the person alone. */
export const DECLARABLE_KINDS = [
  "BODY_AND_PLAN",
  "CYCLE",
  "STRESS_AND_SLEEP",
] as const satisfies StoringKind[];
export type DeclarableKind = (typeof DECLARABLE_KINDS)[number];

/**
 * How a kind was last decided on: by the person (`GIVEN`, `WITHDRAWN`), or by a coach who declared that the person agreed
 * (`DECLARED`), which the person has yet to confirm.
 */
export const CONSENT_DECISIONS = ["GIVEN", "DECLARED", "WITHDRAWN"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** Where in the product a decision was made. */
export const CONSENT_PLACES = [
  "REGISTRATION",
  "FIRST_ENTRY",
  "QUESTION",
  "PROFILE",
  "COACH",
  "UPGRADE",
  "DEMO",
] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** What a coach can be shown. The plan belongs to every sharing: without it there is nothing to coach. */
export const SHARED_PARTS = ["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];
export const NEEDED_PART = "PLAN" satisfies SharedPart;

/**
 * The version of each text that asks for consent. Raise it whenever the text changes what people agree to; a test holds the
 * texts of both languages against these versions.
 */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentKind, number>> = {
  BODY_AND_PLAN: 1,
  CYCLE: 1,
  STRESS_AND_SLEEP: 1,
  HEALTH_ANSWERS: 1,
  COACH_SHARING: 1,
};

/** The version of the text with which a client agrees to being shared with a colleague of their coach; a test holds it too. */
export const COLLEAGUE_TEXT_VERSION = 1;

/** As much of a stored decision as these rules read. */
export interface ConsentDecided {
  readonly kind: ConsentKind;
  readonly decision: ConsentDecision;
  /** Version of the text that the person read; null where nobody read one, as with a declaration of an older version. */
  readonly text_version: number | null;
}

/** Whether the person has agreed to the present text; a coach's declaration is not their own agreement. */
export function hasAgreed(decisions: readonly ConsentDecided[], kind: ConsentKind): boolean {
  const latest = decisions.find((each) => each.kind === kind);
  return latest?.decision === "GIVEN" && latest.text_version === CONSENT_TEXT_VERSIONS[kind];
}

/** Whether the person has answered the present text of a kind, with yes or no. */
export function hasAnswered(decisions: readonly ConsentDecided[], kind: ConsentKind): boolean {
  const latest = decisions.find((each) => each.kind === kind);
  if (latest === undefined || latest.decision === "DECLARED") return false;
  return latest.decision === "WITHDRAWN" || latest.text_version === CONSENT_TEXT_VERSIONS[kind];
}

/** As much of a person as decides what they are asked when they come in. */
export interface ConsentPerson {
  readonly decisions: readonly ConsentDecided[];
  readonly hasCoach: boolean;
  /** Whether anything about cycle or menopause is stored of them. */
  readonly hasCycleData: boolean;
}

/**
 * What a person is asked at their entry: body and plan until they answered; other kinds when a coach declared them or something
 * was stored before people were asked; sharing until they decided on it with their present coach.
 */
export function kindsToAsk({ decisions, hasCoach, hasCycleData }: ConsentPerson): readonly ConsentKind[] {
  const isDeclared = (kind: ConsentKind) =>
    decisions.some((each) => each.kind === kind && each.decision === "DECLARED");
  return CONSENT_KINDS.filter((kind) => {
    if (hasAnswered(decisions, kind)) return false;
    if (kind === "BODY_AND_PLAN") return true;
    if (kind === "COACH_SHARING") return hasCoach;
    return isDeclared(kind) || (kind === "CYCLE" && hasCycleData);
  });
}
