import {
  type AccessUser,
  effectiveOrganisation,
  hasFlag,
  isDiy,
  isSimple,
  simpleOnboardingComplete,
} from "./account.ts";
import { isProductLoggingDisabled } from "./features.ts";
import { accessProblem } from "./payment.ts";

/** The tabs of the navigation, in no order (NAV-001). */
export const TABS = [
  "planner",
  "recipes",
  "progress",
  "groceries",
  "profile",
  "account",
  "billing-issue",
  "clients",
] as const;
export type Tab = (typeof TABS)[number];

/** Where the app opens: a tab, or the onboarding screen that has to come first (NAV-003 to NAV-008). */
export type InitialTab =
  | "billing-issue"
  | "clients"
  | "simple-welcome-video"
  | "simple-motivation"
  | "diy-nutritional-plan"
  | "diy-goal"
  | "recipes"
  | "planner";

/** What the navigation knows besides the user. */
export interface NavigationState {
  /** Coaches switch between coaching and their own plan; everybody else is in client mode (COACH-071). */
  readonly mode: "coach" | "client";
  /** Now, ISO 8601 in UTC. */
  readonly now: string;
}

/** True while a coach works for clients; client mode is forced for everyone else (COACH-071). */
export const isCoachMode = (user: Pick<AccessUser, "isCoach">, mode: NavigationState["mode"]): boolean =>
  user.isCoach && mode === "coach";

/** The tabs of a user, in their order on the screen (NAV-010, NAV-011). */
export const tabsFor = (user: AccessUser, { mode, now }: NavigationState): readonly Tab[] => {
  if (accessProblem(user, now)) return ["billing-issue", "profile"];
  if (isCoachMode(user, mode)) return ["clients", "account", "profile"];
  if (isSimple(user)) return ["recipes", "groceries", "profile"];
  if (isProductLoggingDisabled(user)) {
    return hasFlag(user, "FF_FEMALE_HORMONES")
      ? ["recipes", "progress", "groceries", "profile"]
      : ["recipes", "groceries", "profile"];
  }
  return hasFlag(user, "FF_RECIPE_INSPIRATION")
    ? ["planner", "recipes", "progress", "groceries", "profile"]
    : ["planner", "progress", "groceries", "profile"];
};

/** What the start of the app also has to know of a person's own plan. */
export interface InitialTabState extends NavigationState {
  readonly hasPlan: boolean;
  /** True when the onboarding answers suffice to compute a plan. */
  readonly isOnboardingFormComplete: boolean;
  /** True when someone went on without saving the short onboarding, until the app starts again (SIM-034). */
  readonly isSimpleOnboardingSkipped?: boolean;
}

/**
 * Where the app opens, by the first rule that holds: billing issue, coach mode, simple onboarding, own planning without a
 * plan, recipes, diary (NAV-003 to NAV-008).
 */
export const initialTab = (user: AccessUser, state: InitialTabState): InitialTab => {
  if (accessProblem(user, state.now)) return "billing-issue";
  if (isCoachMode(user, state.mode)) return "clients";
  if (!simpleOnboardingComplete(user) && state.isSimpleOnboardingSkipped !== true) {
    return effectiveOrganisation(user)?.welcomeVideoEnabled ? "simple-welcome-video" : "simple-motivation";
  }
  if (isDiy(user) && !isSimple(user) && !state.hasPlan) {
    return state.isOnboardingFormComplete ? "diy-nutritional-plan" : "diy-goal";
  }
  return tabsFor(user, state).includes("recipes") ? "recipes" : "planner";
};

/** The tab of a name from outside; an unknown name is a defect of the caller (NAV-002). */
export const tabNamed = (name: string): Tab => {
  const tab = TABS.find((known) => known === name);
  if (tab === undefined) throw new Error(`Unknown tab: ${name}`);
  return tab;
};
