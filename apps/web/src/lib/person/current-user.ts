import type { AccessOrganisation, AccessUser } from "@plateful/access";
import { getMe, type Organisation, type User } from "@plateful/contract";
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { POLL } from "../server/polling.ts";

/** The signed-in person; every screen behind sign-in starts from this. */
export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: ({ signal }) => call(getMe, { signal }),
  refetchInterval: POLL.currentUser,
  staleTime: POLL.calendarDays,
});

/** Every reading of recipes that fit someone's plan starts with this key. */
export const GENERATED_MEALS = "generated-meals";
/** Every reading of a coach's clients starts with this key. */
export const CLIENTS = "clients";

/** Reads again what a profile or a plan decides; the way every change of these ends (ledger CACHE-007). */
export async function refreshAfterProfileChange(queryClient: QueryClient): Promise<void> {
  const keys = [currentUserQuery.queryKey, [CLIENTS], [GENERATED_MEALS]];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The signed-in person, for screens behind sign-in: the route has loaded them already. */
export const useCurrentUser = (): User => useSuspenseQuery(currentUserQuery).data;

/** The signed-in person if there is one. */
export const useVisitor = (isSignedIn: boolean): User | null =>
  useQuery({ ...currentUserQuery, enabled: isSignedIn }).data ?? null;

function toAccessOrganisation(organisation: Organisation): AccessOrganisation {
  return {
    id: organisation.id,
    recipeSystemType: organisation.recipe_system_type,
    clientsAreDiy: organisation.clients_are_diy,
    hasPaidProduct: organisation.has_paid_product,
    generateMealsAllowed: organisation.feature_flag_generate_meals_button_in_planner,
    ownRecipesAllowed: organisation.feature_flag_create_your_own_recipes,
    welcomeVideoEnabled: organisation.welcome_video_enabled,
    paymentRequired: organisation.payment_required,
    customChatLauncher: organisation.custom_chat_launcher,
    imperialUnitsAllowed: organisation.imperial_units_allowed,
  };
}

/** What the access rules want to know of a person. */
export function toAccessUser(user: User): AccessUser {
  const { coach, organisation, intake } = user;
  return {
    isCoach: user.is_coach,
    accountEnabled: user.account_enabled,
    paymentStatusOverride: user.payment_status_override,
    coach:
      coach === null
        ? null
        : {
            accountEnabled: coach.account_enabled,
            usesImperialMeasurements: coach.uses_imperial_measurements,
            organisation: coach.organisation === null ? null : toAccessOrganisation(coach.organisation),
          },
    organisation: organisation === null ? null : toAccessOrganisation(organisation),
    intake:
      intake === null
        ? null
        : {
            usesImperialMeasurements: intake.uses_imperial_measurements_for_recipes,
            motivation: intake.onboarding_motivation,
            cookingStyles: intake.onboarding_cooking_styles,
            preferredMealTimes: intake.preferred_meal_times,
          },
    subscriptions:
      user.customer[0]?.subscriptions.map(({ status, items }) => ({
        status,
        products: items.map(({ plan }) => plan.product),
      })) ?? null,
    trialEndsAt: user.trial_ends_at,
    flags: user.feature_flags_for_user,
    productLoggingDisabled: user.feature_flag_disable_product_logging,
    generateMealsAllowed: user.feature_flag_generate_meals_button_in_planner,
    hidesNumbers: user.hides_numbers,
  };
}
