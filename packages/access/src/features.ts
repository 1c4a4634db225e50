import {
  type AccessUser,
  effectiveOrganisation,
  hasFlag,
  hasManagedPlanning,
  isDiy,
  isSimple,
} from "./account.ts";
import { type AccountManagementProducts, hasAccountManagement, isDiyBilled } from "./payment.ts";

/** The flags that staff switch for people and organisations (ORG-023). */
export const FEATURE_FLAGS = [
  "FF_FEMALE_HORMONES",
  "FF_FEMALE_HORMONES_MENOPAUSE_ONLY",
  "FF_COPY_MEALS_TO_ANOTHER_DAY",
  "FF_B2C_PAYWALL",
  "FF_PLANT_BASED_APP",
  "FF_DISABLE_LOW_CARB_OPTION",
  "FF_DISABLE_KETO_OPTION",
  "FF_RECIPE_INSPIRATION",
  "FF_ENGLISH_LANGUAGE_ONLY",
  "FF_DONT_SHOW_MACROS",
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** Flags that are on for everybody who plans alone: nobody is there to switch them on (DIARY-091). */
export const SELF_SERVICE_FLAGS: readonly FeatureFlag[] = [
  "FF_COPY_MEALS_TO_ANOTHER_DAY",
  "FF_RECIPE_INSPIRATION",
];

/** Name of the user-level flag that turns product logging off, where flags are listed (ORG-024). */
export const DISABLE_PRODUCT_LOGGING = "feature_flag_disable_product_logging";

/** True when a user may not add or edit products; this also marks an app that only inspires with recipes (DIARY-049, ORG-025). */
export const isProductLoggingDisabled = (
  user: Pick<AccessUser, "flags" | "productLoggingDisabled">,
): boolean => user.productLoggingDisabled || hasFlag(user, DISABLE_PRODUCT_LOGGING);

/** True when meals may be generated: the user's own switch and, with an organisation, the organisation's (DIARY-029, DIARY-030). */
export const canGenerateMeals = (user: AccessUser): boolean =>
  user.generateMealsAllowed && effectiveOrganisation(user)?.generateMealsAllowed !== false;

/** True when products may be logged, edited and added quickly (DIARY-046). */
export const canLogProducts = (user: AccessUser): boolean => !isProductLoggingDisabled(user);

/** True when the planner shows 'add more': not without product logging, not with managed planning (DIARY-046, DIARY-047). */
export const showsAddMore = (user: AccessUser): boolean => canLogProducts(user) && !hasManagedPlanning(user);

/** True when the planner shows the note to or from the coach; people without one have no use for it (DIARY-012). */
export const showsNoteButton = (user: AccessUser): boolean => !isDiy(user);

/** True where the organisation leaves energy and macros out of its clients' screens, whatever they choose (DIARY-075). */
export const isNumberless = (user: Pick<AccessUser, "flags">): boolean =>
  hasFlag(user, "FF_DONT_SHOW_MACROS");

/** True when a user's own screens show energy and macros: not for whoever hides them, nor where the organisation does (SAFE-020, DIARY-075). */
export const showsNumbers = (user: Pick<AccessUser, "flags" | "hidesNumbers">): boolean =>
  !user.hidesNumbers && !isNumberless(user);

/** True when own recipes may be made: the organisation allows it or there is none, and products may be logged (REC-082, REC-083). */
export const canCreateOwnRecipes = (user: AccessUser): boolean =>
  canLogProducts(user) && effectiveOrganisation(user)?.ownRecipesAllowed !== false;

/** True when either of the hormone flags is active for a user. */
const hasHormoneFlag = (user: Pick<AccessUser, "flags">): boolean =>
  hasFlag(user, "FF_FEMALE_HORMONES") || hasFlag(user, "FF_FEMALE_HORMONES_MENOPAUSE_ONLY");

/** True when recipes tagged HORMONE carry their mark (REC-094). */
export const showsHormoneIndicator = (user: AccessUser): boolean => hasHormoneFlag(user);

/** What hormone mode reads of a profile. */
export interface HormoneProfile {
  readonly dietType: string | null;
  readonly isOnMenopauseDiet: boolean;
}

/** True for a person with a hormone flag who follows the cycle or the menopause diet: their app is purple (ORG-013). */
export const isInHormoneMode = (
  user: Pick<AccessUser, "flags">,
  { dietType, isOnMenopauseDiet }: HormoneProfile,
): boolean =>
  hasHormoneFlag(user) && (dietType === "CYCLE_DIET" || dietType === "MENOPAUSE" || isOnMenopauseDiet);

/** The buttons of the profile that not everybody has. */
export interface ProfileActions {
  readonly redoNutritionPlanning: boolean;
  readonly redoSimplePreferences: boolean;
  readonly swapMode: boolean;
  readonly manageSubscription: boolean;
}

/** Which profile buttons a user sees; `onMobile` is the app installed on a phone (PROF-010, PROF-011, BILL-014). */
export const profileActions = (
  user: AccessUser,
  { onMobile, products }: { readonly onMobile: boolean; readonly products: AccountManagementProducts },
): ProfileActions => ({
  redoNutritionPlanning: isDiy(user) && !isSimple(user),
  redoSimplePreferences: isSimple(user),
  swapMode: user.isCoach,
  manageSubscription:
    (isDiy(user) && (!onMobile || isDiyBilled(effectiveOrganisation(user)))) ||
    hasAccountManagement(user, products),
});

/** True when the chat button may show: before sign-in for everybody, then for coaches, DIY and simple users unless the organisation turned it off (SUPPORT-005, SUPPORT-006). */
export const showsChatLauncher = (user: AccessUser | null): boolean => {
  if (user === null) return true;
  if (effectiveOrganisation(user)?.customChatLauncher === false) return false;
  return user.isCoach || isDiy(user) || isSimple(user);
};
