/** What the access rules read of an organisation. */
export interface AccessOrganisation {
  readonly id?: number;
  readonly recipeSystemType: "SIMPLE" | "COMPLEX";
  readonly clientsAreDiy: boolean;
  /** True when the organisation sells its own product (product_stripe_id is set). */
  readonly hasPaidProduct: boolean;
  readonly generateMealsAllowed: boolean;
  readonly ownRecipesAllowed: boolean;
  readonly welcomeVideoEnabled: boolean;
  readonly paymentRequired: boolean;
  readonly customChatLauncher: boolean;
  readonly imperialUnitsAllowed: boolean;
}

/** State of a subscription as the payment provider names it (BILL-009). */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription with the products of its items. */
export interface AccessSubscription {
  readonly status: SubscriptionStatus;
  readonly products: readonly string[];
}

/** What the access rules read of the coach of a user. */
export interface AccessCoach {
  readonly accountEnabled: boolean;
  readonly usesImperialMeasurements: boolean;
  readonly organisation: AccessOrganisation | null;
}

/** What the access rules read of a profile. */
export interface AccessIntake {
  readonly usesImperialMeasurements: boolean;
  readonly motivation: string | null;
  readonly cookingStyles: readonly string[];
  readonly preferredMealTimes: readonly string[];
}

/** What the access rules read of a user. */
export interface AccessUser {
  readonly isCoach: boolean;
  readonly accountEnabled: boolean;
  /** PAID or COMPLIMENTARY; null and empty count as not set (BILL-007). */
  readonly paymentStatusOverride: string | null;
  readonly coach: AccessCoach | null;
  readonly organisation: AccessOrganisation | null;
  readonly intake: AccessIntake | null;
  /** Subscriptions of the first customer; null without a customer (BILL-010). */
  readonly subscriptions: readonly AccessSubscription[] | null;
  /** Coaches only: end of the trial, ISO 8601. */
  readonly trialEndsAt: string | null;
  readonly flags: {
    readonly flags: readonly string[];
    readonly switches: readonly string[];
    readonly samples: readonly string[];
  };
  readonly productLoggingDisabled: boolean;
  readonly generateMealsAllowed: boolean;
  /** The person would rather see portions than energy and macros. */
  readonly hidesNumbers: boolean;
}

/** The organisation that counts for a user: the coach's first, else one's own (ORG-019). */
export const effectiveOrganisation = <Organisation = AccessOrganisation>(user: {
  readonly coach: { readonly organisation: Organisation | null } | null;
  readonly organisation: Organisation | null;
}): Organisation | null => user.coach?.organisation ?? user.organisation;

/** True when a flag is active for a user, as flag, switch or sample (ORG-021). */
export const hasFlag = (user: Pick<AccessUser, "flags">, name: string): boolean =>
  [user.flags.flags, user.flags.switches, user.flags.samples].some((names) => names.includes(name));

/**
 * Whether someone who is no coach plans without one: they have none, or their organisation leaves the planning to its
 * people and the product (NAV-009).
 */
export const plansAlone = (hasCoach: boolean, isPlanningManaged: boolean): boolean =>
  !hasCoach || isPlanningManaged;

/** True for someone who plans without a coach, and is none (NAV-009). */
export const isDiy = (user: Pick<AccessUser, "isCoach" | "coach" | "organisation">): boolean =>
  !user.isCoach && plansAlone(user.coach !== null, hasManagedPlanning(user));

/** True for someone whose coach makes the plans (NAV-009). */
export const isClientOfCoach = (user: Pick<AccessUser, "isCoach" | "coach" | "organisation">): boolean =>
  !user.isCoach && !isDiy(user);

/** True when the user's organisation uses the simple recipe system. */
export const isSimple = (user: Pick<AccessUser, "coach" | "organisation">): boolean =>
  effectiveOrganisation(user)?.recipeSystemType === "SIMPLE";

/** True when planning is managed by the product for the organisation's people (ORG-020). */
export const hasManagedPlanning = (user: Pick<AccessUser, "coach" | "organisation">): boolean =>
  effectiveOrganisation(user)?.clientsAreDiy === true;

/** True when simple onboarding has nothing left to ask: not a simple organisation, or motivation, style and meal time are set (SIM-022). */
export const simpleOnboardingComplete = (
  user: Pick<AccessUser, "coach" | "organisation" | "intake">,
): boolean => {
  if (!isSimple(user)) return true;
  const { intake } = user;
  return (
    intake !== null &&
    intake.motivation !== null &&
    intake.cookingStyles.length > 0 &&
    intake.preferredMealTimes.length > 0
  );
};

/**
 * Whether amounts are shown in imperial units: the profile's own choice, which alone decides for coaches; a client
 * without one follows the coach; never where the organisation allows metric only (PROF-023, PROF-025).
 */
export const usesImperial = (
  user: Pick<AccessUser, "isCoach" | "coach" | "organisation" | "intake">,
): boolean => {
  if (effectiveOrganisation(user)?.imperialUnitsAllowed === false) return false;
  const ownChoice = user.intake?.usesImperialMeasurements === true;
  if (ownChoice || user.isCoach || user.coach === null) return ownChoice;
  return user.coach.usesImperialMeasurements;
};
