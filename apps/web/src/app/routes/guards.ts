import { accessProblem, hasFlag, initialTab, isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { forgetPreviousPerson } from "../../lib/device/forget-person.ts";
import { currentToken, maySeeOwnScreens, rememberPerson } from "../../lib/device/session.ts";
import { settleLanguage } from "../../lib/language/language.ts";
import { chooseMode, currentMode, type Mode } from "../../lib/person/coach-mode.ts";
import { currentUserQuery, toAccessUser } from "../../lib/person/current-user.ts";
import { InternalError } from "../../lib/server/internal-error.ts";
import { reportError } from "../../lib/server/report-error.ts";
import { isSimpleOnboardingSkipped } from "../../simple-onboarding/skipped.ts";

/** Where each way to open the app leads. */
const START_PATHS = {
  "billing-issue": PATHS.billingIssue,
  clients: PATHS.clients,
  "simple-welcome-video": PATHS.simpleWelcomeVideo,
  "simple-motivation": PATHS.simpleMotivation,
  "diy-nutritional-plan": PATHS.nutritionalPlan,
  "diy-goal": PATHS.goal,
  recipes: PATHS.recipes,
  planner: PATHS.planner,
} as const;

/** The address at which the app opens for a person (ledger NAV-003 to NAV-008); for staff the console (STAFF-009). */
export function startPathFor(user: User, now: string, mode: Mode = currentMode()): string {
  if (user.is_staff) return PATHS.staff;
  const person = toAccessUser(user);
  const tab = initialTab(person, {
    mode,
    now,
    hasPlan: user.intake?.weekly_nutrition_plan != null,
    isOnboardingFormComplete:
      user.intake?.height_in_cm != null && user.intake.age != null && user.intake.main_goal != null,
    isSimpleOnboardingSkipped: isSimpleOnboardingSkipped(),
  });
  // People of a simple organisation have recipes of their own kind (ledger SREC-042).
  return tab === "recipes" && isSimple(person) ? PATHS.simpleRecipes : START_PATHS[tab];
}

/** Lets signed-in people through; others sign in first and come back (ledger AUTH-039). */
export async function requirePerson(queryClient: QueryClient, href: string): Promise<User> {
  if (!maySeeOwnScreens())
    throw redirect({ to: PATHS.login, search: href === "/" ? {} : { next: href }, replace: true });
  const user = await queryClient.ensureQueryData(currentUserQuery);
  settleLanguage(hasFlag(toAccessUser(user), "FF_ENGLISH_LANGUAGE_ONLY"));
  if (rememberPerson(user.id)) await forgetPreviousPerson();
  return user;
}

/** From the plan on an account is needed; without one that is reported, and sign-in follows (ledger ONB-094). */
export function requireUser(href: string): void {
  if (currentToken() !== null) return;
  reportError(new InternalError("user"));
  throw redirect({ to: PATHS.login, search: { next: href }, replace: true });
}

/** Keeps people whose account is blocked on the screens that they may see (ledger AUTH-047, NAV-003). */
export function refuseBlocked(user: User, pathname: string): void {
  const isOwnBilling = user.is_coach && user.account_enabled && pathname === PATHS.coachBilling;
  const isOpen = isOwnBilling || pathname === PATHS.billingIssue || pathname.startsWith(PATHS.profile);
  if (!isOpen && accessProblem(toAccessUser(user), new Date().toISOString()) !== null)
    throw redirect({ to: PATHS.billingIssue, replace: true });
}

/** A signed-in person who opens a sign-in screen goes where the app opens. */
export async function leaveIfSignedIn(queryClient: QueryClient): Promise<void> {
  if (currentToken() === null) return settleLanguage(false);
  const user = await queryClient.ensureQueryData(currentUserQuery);
  throw redirect({ to: startPathFor(user, new Date().toISOString()), replace: true });
}

/** The first question is open to visitors, not to people whose account is blocked (ledger ONB-009). */
export async function refuseBlockedIfSignedIn({
  context,
}: {
  readonly context: { readonly queryClient: QueryClient };
}): Promise<void> {
  if (currentToken() === null) return;
  refuseBlocked(await context.queryClient.ensureQueryData(currentUserQuery), PATHS.goal);
}

/** One's own diary and lists, which a coach has in client mode only (ledger COACH-070, COACH-072). */
const OWN_SCREENS: readonly string[] = [PATHS.planner, PATHS.recipes, PATHS.progress, PATHS.groceries];

/** A coach in coach mode who opens an own screen is led to the clients (ledger NAV-004). */
export function keepInMode(user: User, pathname: string): void {
  const isOwnScreen = OWN_SCREENS.includes(pathname.replace(/(?<=.)\/$/, ""));
  if (isOwnScreen && user.is_coach && currentMode() === "coach")
    throw redirect({ to: PATHS.clients, replace: true });
}

/**
 * Lets staff through. To visitors and to everybody else the console is an address without a screen: also the way to sign-in
 * would tell that it is there (ledger STAFF-009).
 */
export async function requireStaff(queryClient: QueryClient, href: string): Promise<void> {
  if (!maySeeOwnScreens()) throw notFound();
  const user = await queryClient.ensureQueryData(currentUserQuery);
  if (!user.is_staff) throw notFound();
  await requirePerson(queryClient, href);
}

/** Coach screens are for coaches; opening one is choosing coach mode (ledger COACH-069, COACH-071). */
export function requireCoach(user: User): void {
  if (!user.is_coach) throw redirect({ to: PATHS.home, replace: true });
  chooseMode("coach");
}
