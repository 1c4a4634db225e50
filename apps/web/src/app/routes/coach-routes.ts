import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readDate } from "../../lib/address/address-date.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { readRecipeSearch } from "../../lib/address/recipe-search.ts";
import { readTemplateSearch } from "../../lib/address/template-search.ts";
import {
  readClientSearch,
  readClientsSearch,
  readInvitationsSearch,
  readWhoseSearch,
} from "../../lib/client/client-search.ts";
import { currentUserQuery } from "../../lib/person/current-user.ts";
import { people, tabs } from "./base-routes.ts";
import { requireCoach } from "./guards.ts";
import { lateScreen } from "./late-screen.ts";

/** Screens for coaches. */
const coach = createRoute({
  getParentRoute: () => tabs,
  id: "coach",
  beforeLoad: async ({ context }) =>
    requireCoach(await context.queryClient.ensureQueryData(currentUserQuery)),
});

const clients = createRoute({
  getParentRoute: () => coach,
  path: PATHS.clients,
  validateSearch: readClientsSearch,
  component: lateScreen("CoachModeViewClientsScreen"),
});

const today = createRoute({
  getParentRoute: () => coach,
  path: PATHS.today,
  component: lateScreen("TodayScreen"),
});

const client = createRoute({
  getParentRoute: () => coach,
  path: PATHS.client,
  validateSearch: readClientSearch,
  component: lateScreen("CoachModeClientInfoScreen"),
});

const importList = createRoute({
  getParentRoute: () => coach,
  path: PATHS.importClients,
  component: lateScreen("ImportClientsScreen"),
});

const invitations = createRoute({
  getParentRoute: () => coach,
  path: PATHS.invitations,
  validateSearch: readInvitationsSearch,
  component: lateScreen("InvitationsScreen"),
});

const clientProfile = createRoute({
  getParentRoute: () => coach,
  path: PATHS.clientProfile,
  component: lateScreen("EditUserProfileScreen"),
});

const clientReport = createRoute({
  getParentRoute: () => coach,
  path: PATHS.clientReport,
  component: lateScreen("ClientReportScreen"),
});

const checkInsScreen = () => import("../../check-ins/ClientCheckInsScreen.tsx");

const clientCheckIns = createRoute({
  getParentRoute: () => coach,
  path: PATHS.clientCheckIns,
  component: lazyRouteComponent(checkInsScreen, "ClientCheckInsScreen"),
});

const clientCheckIn = createRoute({
  getParentRoute: () => coach,
  path: PATHS.clientCheckIn,
  component: lazyRouteComponent(checkInsScreen, "ClientCheckInsScreen"),
});

const waitingCheckIns = createRoute({
  getParentRoute: () => coach,
  path: PATHS.waitingCheckIns,
  validateSearch: readWhoseSearch,
  component: lateScreen("WaitingCheckInsScreen"),
});

const checkInQuestions = createRoute({
  getParentRoute: () => coach,
  path: PATHS.checkInQuestions,
  component: lateScreen("CheckInQuestionsScreen"),
});

const account = createRoute({
  getParentRoute: () => coach,
  path: PATHS.coachAccount,
  component: lateScreen("CoachModeAccountScreen"),
});

const billing = createRoute({
  getParentRoute: () => coach,
  path: PATHS.coachBilling,
  component: lateScreen("CoachBillingScreen"),
});

const team = createRoute({
  getParentRoute: () => coach,
  path: PATHS.team,
  component: lateScreen("TeamScreen"),
});

const messagesScreen = () => import("../../messages/CoachMessagesScreen.tsx");

const messages = createRoute({
  getParentRoute: () => coach,
  path: PATHS.coachMessages,
  validateSearch: readWhoseSearch,
  component: lazyRouteComponent(messagesScreen, "CoachMessagesScreen"),
});

const conversation = createRoute({
  getParentRoute: () => coach,
  path: PATHS.coachConversation,
  validateSearch: readWhoseSearch,
  component: lazyRouteComponent(messagesScreen, "CoachMessagesScreen"),
});

const templates = createRoute({
  getParentRoute: () => coach,
  path: PATHS.templates,
  validateSearch: readTemplateSearch,
  component: lateScreen("TemplatesScreen"),
});

const recipes = createRoute({
  getParentRoute: () => coach,
  path: PATHS.coachRecipes,
  component: lateScreen("CoachRecipesScreen"),
});

/** The import that a recipe comes from, or that goes on. */
const readJob = ({ job }: Record<string, unknown>): { readonly job?: string } =>
  typeof job === "string" || typeof job === "number" ? { job: String(job) } : {};

const practiceRecipes = createRoute({
  getParentRoute: () => coach,
  path: PATHS.practiceRecipes,
  component: lateScreen("PracticeRecipesScreen"),
});

const importPracticeRecipe = createRoute({
  getParentRoute: () => coach,
  path: PATHS.importPracticeRecipe,
  validateSearch: readJob,
  component: lateScreen("ImportPracticeRecipeScreen"),
});

const practiceRecipe = createRoute({
  getParentRoute: () => coach,
  path: PATHS.practiceRecipe,
  validateSearch: readJob,
  component: lateScreen("PracticeRecipeScreen"),
});

/** A client's own screens, opened by the coach; all below it show that client and nobody else. */
const viewAs = createRoute({
  getParentRoute: () => coach,
  id: "view-as",
  component: lateScreen("ViewAsLayout"),
});

const planner = createRoute({
  getParentRoute: () => viewAs,
  path: PATHS.viewAsPlanner,
  validateSearch: readDate,
  component: lateScreen("ViewAsDiaryScreen"),
});

const recipe = createRoute({
  getParentRoute: () => viewAs,
  path: PATHS.viewAsRecipe,
  validateSearch: readRecipeSearch,
  component: lateScreen("RecipeDetailScreen"),
});

const recipeMeal = createRoute({
  getParentRoute: () => viewAs,
  path: PATHS.viewAsRecipeMeal,
  component: lateScreen("RecipeMealScreen"),
});

const progress = createRoute({
  getParentRoute: () => viewAs,
  path: PATHS.viewAsProgress,
  component: lateScreen("ViewAsProgressScreen"),
});

export const coachRoutes = coach.addChildren([
  today,
  clients,
  client,
  importList,
  invitations,
  clientProfile,
  clientReport,
  clientCheckIns,
  clientCheckIn,
  waitingCheckIns,
  checkInQuestions,
  messages,
  conversation,
  templates,
  account,
  billing,
  team,
  recipes,
  practiceRecipes,
  importPracticeRecipe,
  practiceRecipe,
  viewAs.addChildren([planner, recipe, recipeMeal, progress]),
]);

/** All steps come together, and with nothing else. */
const editorScreens = () => import("../../plan-editor/index.ts");

/** The coach's plan editor, which fills the window: what it edits is read and kept once for all its steps. */
const planEditor = createRoute({
  getParentRoute: () => people,
  id: "plan-editor",
  beforeLoad: async ({ context }) =>
    requireCoach(await context.queryClient.ensureQueryData(currentUserQuery)),
  component: lazyRouteComponent(editorScreens, "PlanEditorLayout"),
});

const energyBalance = createRoute({
  getParentRoute: () => planEditor,
  path: PATHS.planEnergyBalance,
  component: lazyRouteComponent(editorScreens, "EnergyBalanceTab1"),
});

const mealMoments = createRoute({
  getParentRoute: () => planEditor,
  path: PATHS.planMealMoments,
  component: lazyRouteComponent(editorScreens, "ChooseMealMomentsTab2"),
});

const mealSizes = createRoute({
  getParentRoute: () => planEditor,
  path: PATHS.planMealSizes,
  component: lazyRouteComponent(editorScreens, "EditMealMomentsTab3"),
});

const mealSize = createRoute({
  getParentRoute: () => planEditor,
  path: PATHS.planMealSize,
  component: lazyRouteComponent(editorScreens, "MacroProfilesEditMealAmountScreen"),
});

const fineTuning = createRoute({
  getParentRoute: () => planEditor,
  path: PATHS.planFineTuning,
  component: lazyRouteComponent(editorScreens, "FineTuningTab4"),
});

/** The steps of the plan editor (ledger COACH-041, COACH-044). */
export const planEditorRoutes = planEditor.addChildren([
  energyBalance,
  mealMoments,
  mealSizes,
  mealSize,
  fineTuning,
]);
