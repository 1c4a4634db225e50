import type { AccessCoach, AccessOrganisation, AccessUser } from "../src/index.ts";

/** An organisation with the full recipe system and nothing special. */
export const anOrganisation = (change: Partial<AccessOrganisation> = {}): AccessOrganisation => ({
  recipeSystemType: "COMPLEX",
  clientsAreDiy: false,
  hasPaidProduct: false,
  generateMealsAllowed: true,
  ownRecipesAllowed: true,
  welcomeVideoEnabled: false,
  paymentRequired: false,
  customChatLauncher: true,
  imperialUnitsAllowed: true,
  ...change,
});

/** A coach in good standing without an organisation. */
export const aCoach = (change: Partial<AccessCoach> = {}): AccessCoach => ({
  accountEnabled: true,
  usesImperialMeasurements: false,
  organisation: null,
  ...change,
});

/** A person who plans alone: no coach, organisation, profile, subscription or flag. */
export const aUser = (change: Partial<AccessUser> = {}): AccessUser => ({
  isCoach: false,
  accountEnabled: true,
  paymentStatusOverride: null,
  coach: null,
  organisation: null,
  intake: null,
  subscriptions: null,
  trialEndsAt: null,
  flags: withFlags(),
  productLoggingDisabled: false,
  hidesNumbers: false,
  generateMealsAllowed: true,
  ...change,
});

/** The flags of a user, all of them plain flags. */
export const withFlags = (...flags: string[]): AccessUser["flags"] => ({ flags, switches: [], samples: [] });
