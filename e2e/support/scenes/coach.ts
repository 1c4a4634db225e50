import { aCoach, planFor } from "../coaching.ts";
import { aClientElsewhere } from "../elsewhere.ts";
import { newAddress } from "../journey.ts";
import { isoToday } from "../people.ts";
import { callAs, type SignedIn } from "../signed-in.ts";
import { button, type Cast, inMenu, row, type Scene, type Words } from "./scene.ts";

interface Plan {
  readonly id: number;
  readonly meal_slot_specifications: readonly Readonly<Record<string, unknown>>[];
}
interface ClientWithPlan {
  readonly intake: { readonly id: number; readonly weekly_nutrition_plan: { readonly monday: Plan } };
}

const SLOT_FIELDS = ["meal_type", "meal_moment", "size", "kcal", "protein", "carbohydrates", "fat"];

/** A second plan beside the client's own, for Sundays. */
const sundayPlan = ({ intake }: ClientWithPlan) => ({
  name: "Long runs",
  energy_balance: 110,
  client_intake: intake.id,
  days: ["sunday"],
  slots: intake.weekly_nutrition_plan.monday.meal_slot_specifications.map((slot) =>
    Object.fromEntries(SLOT_FIELDS.map((field) => [field, slot[field]])),
  ),
});

async function planToday(
  page: Parameters<typeof callAs>[0],
  client: SignedIn,
): Promise<Record<string, string>> {
  const days = { num_days: 1, start_date_inclusive: isoToday(), delete_existing_plans: true };
  await callAs(page, client, "POST", "autoPlanDays/", days);
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const found = await callAs<{
    results: { calendar_items: { content_type: string; object_id: number }[] }[];
  }>(page, client, "GET", `calendarDay/?${range}`);
  const meal = found.results[0]?.calendar_items.find(({ content_type: kind }) => kind === "recipemeal");
  const recipes = await callAs<{ results: { id: number }[] }>(
    page,
    client,
    "GET",
    "recipeTemplate/?page_size=1",
  );
  return { recipeMealId: String(meal?.object_id), recipeTemplateId: String(recipes.results[0]?.id) };
}

const TEMPLATE = {
  ...{ energy_percent: 90, protein_per_kg: 1.6, fat_percent: 30 },
  meals: [{ meal_moment: "DINNER", size: 100 }],
};

/** Asks a client, who answers. */
async function checkInOf(
  page: Parameters<typeof callAs>[0],
  coach: SignedIn,
  client: SignedIn,
): Promise<string> {
  const path = `clients/${client.id}/check-ins/`;
  const { open } = await callAs<{ open: { id: number } }>(page, coach, "POST", path, {});
  const answers = [
    { question: "energy", scale: 4 },
    { question: "difficult", text: "The nights were long." },
  ];
  await callAs(page, client, "POST", `check-ins/${open.id}/send/`, { answers });
  return String(open.id);
}
/** What can be done with the coach's own place in the team. */
const openMemberMenu = (page: Parameters<typeof callAs>[0], { menuOf }: Words["team"]) =>
  button(page, menuOf({ name: "Iris Bakker" })).click();

const PLANS = "/coach/clients/:clientId?tab=nutrition-plan";
const EDITOR: Scene = { screen: "planEnergyBalance" };

/** A coach with a client who has two plans. */
export const COACH: Cast = {
  name: "a coach",
  prepare: async (page) => {
    const coach = await aCoach(page);
    const person = await aClientElsewhere(coach);
    await planFor({ page, person });
    const invited = { email: newAddress(), first_name: "Mila", last_name: "Smit" };
    await callAs(page, coach, "POST", "clients/", invited);
    await callAs(page, person, "POST", "messages/", { text: "Is that bad?" });
    const checkInId = await checkInOf(page, coach, person);
    const planned = await planToday(page, person);
    const client = await callAs<ClientWithPlan>(page, coach, "GET", `clients/${person.id}/`);
    await callAs(page, coach, "POST", "users/nutritionDayPlan/", sundayPlan(client));
    const template = { ...TEMPLATE, name: "Gentle deficit", note: "", is_of_practice: false };
    await callAs(page, coach, "POST", "planTemplates/", template);
    const plan = client.intake.weekly_nutrition_plan.monday.id;
    return {
      ...planned,
      checkInId,
      clientId: String(person.id),
      nutritionPlanId: String(plan),
      mealMoment: "LUNCH",
    };
  },
  scenes: [
    { screen: "clients" },
    {
      screen: "clients",
      dialog: "clients/adding/AddClientDialog",
      open: (page, { practice }) => button(page, practice.adding.action).click(),
    },
    { screen: "client" },
    { screen: "invitations" },
    {
      screen: "invitations",
      dialog: "clients/invitations/ClientLinkDialog",
      open: async (page, { intake }) => {
        await button(page, intake.invitations.actions.moreFor({ name: "Mila Smit" })).click();
        await inMenu(page, intake.invitations.actions.link).click();
      },
      without: { empty: "there is a link, or none" },
    },
    {
      screen: "importClients",
      without: { empty: "it has no list yet", loading: "nothing is read for it", error: "the same" },
    },
    {
      screen: "client",
      dialog: "profile/editors/CookingEditor",
      open: (page, { profile }) => row(page, profile.rows.leftovers).click(),
    },
    { screen: "client", name: "the plan", at: PLANS },
    { screen: "client", name: "progress", at: "/coach/clients/:clientId?tab=progress" },
    { screen: "client", name: "settings", at: "/coach/clients/:clientId?tab=settings" },
    {
      screen: "client",
      at: "/coach/clients/:clientId?tab=settings",
      dialog: "clients/SwitchAccountDialog",
      open: (page, { clients }) => button(page, clients.settings.deactivate).click(),
    },
    {
      screen: "client",
      at: PLANS,
      dialog: "clients/DeletePlanDialog",
      open: (page, { clients }) => button(page, clients.plan.deletePlan({ name: "Long runs" })).click(),
    },
    {
      screen: "client",
      at: PLANS,
      dialog: "lib/plan/PlanVersionsDialog",
      open: (page, { versions }) => button(page, versions.history.openOf({ name: "Long runs" })).click(),
    },
    {
      screen: "client",
      at: PLANS,
      dialog: "clients/MoveDayDialog",
      open: async (page) => {
        const sunday = page.getByRole("switch").and(page.getByTitle(/^(Sunday|zondag)$/i));
        await sunday.and(page.locator(":enabled")).first().click();
      },
    },
    { screen: "clientProfile" },
    { screen: "clientReport" },
    { screen: "clientCheckIns" },
    { screen: "clientCheckIn" },
    { screen: "waitingCheckIns" },
    { screen: "checkInQuestions" },
    { screen: "viewAsPlanner" },
    { screen: "viewAsRecipe" },
    { screen: "viewAsRecipeMeal" },
    { screen: "viewAsProgress" },
    EDITOR,
    {
      ...EDITOR,
      dialog: "plan-editor/LeaveEditorDialog",
      open: async (page, { planEditor, general }) => {
        await page.getByRole("textbox", { name: planEditor.energy.name }).fill("Changed");
        await button(page, general.close).click();
      },
      leave: (page, { planEditor }) => button(page, planEditor.leaving.discard).click(),
    },
    { screen: "planMealMoments" },
    { screen: "planMealSizes" },
    { screen: "planMealSize" },
    { screen: "planFineTuning" },
    { screen: "coachMessages" },
    { screen: "coachConversation" },
    {
      screen: "coachConversation",
      dialog: "messages/ClientNoteCard",
      open: (page, { clientNote }) => button(page, clientNote.write).click(),
      without: { loading: "what is noted is asked before it", error: "the same" },
    },
    {
      screen: "viewAsPlanner",
      dialog: "diary/notes/CommentDialog",
      open: (page, { messages }) => button(page, messages.comment.write).click(),
      isSilent: true,
    },
    { screen: "templates" },
    { screen: "templates", name: "for one client", at: "/coach/templates?client=:clientId" },
    {
      screen: "templates",
      dialog: "plan-templates/TemplatePanel",
      only: "phone",
      open: (page) => button(page, /Gentle deficit/).click(),
    },
    {
      screen: "templates",
      dialog: "plan-templates/TemplateDialog",
      open: (page, { planTemplates }) => button(page, planTemplates.add).click(),
      without: { empty: "it has no list", loading: "nothing is read for it", error: "the same" },
    },
    {
      screen: "templates",
      dialog: "plan-templates/ChoosePlanDialog",
      open: async (page, { planTemplates }) => {
        await button(page, planTemplates.add).click();
        await button(page, planTemplates.form.fromPlan).click();
      },
    },
    {
      screen: "templates",
      at: "/coach/templates?from=:clientId",
      dialog: "plan-templates/TemplateEditor",
      open: async (page) => page.getByRole("dialog").waitFor(),
    },
    { screen: "coachAccount", isSilent: true },
    {
      screen: "coachAccount",
      dialog: "organisations/BrandPreviewDialog",
      open: (page, { branding }) => button(page, branding.preview).click(),
      without: { empty: "it has no list", loading: "nothing is read for it", error: "the same" },
    },
    {
      screen: "coachAccount",
      dialog: "lib/dialogs/LeaveDialog",
      open: async (page, { branding, clients }) => {
        await page.getByRole("radio", { name: branding.swatchNames["#ffc83d"] }).check({ force: true });
        await page.getByRole("link", { name: clients.title }).first().click();
      },
      leave: (page, { branding }) => button(page, branding.leave).click(),
      without: { empty: "it has no list", loading: "nothing is read for it", error: "the same" },
    },
    { screen: "coachBilling" },
    { screen: "team" },
    {
      screen: "team",
      dialog: "team/InviteColleagueDialog",
      open: (page, { team }) => button(page, team.invite.action).click(),
    },
    {
      screen: "team",
      dialog: "team/MemberDialog",
      open: async (page, { team }) => {
        await openMemberMenu(page, team);
        await inMenu(page, team.actions.seeRights).or(inMenu(page, team.actions.rights)).click();
      },
    },
    {
      screen: "team",
      dialog: "team/HandOverDialog",
      open: async (page, { team }) => {
        await openMemberMenu(page, team);
        await inMenu(page, team.actions.handOver).click();
      },
    },
    { screen: "coachRecipes" },
    {
      screen: "coachRecipes",
      dialog: "lib/dialogs/LeaveDialog",
      open: async (page, { fitting, general }) => {
        await row(page, `${fitting.lists.only}: `).click();
        await button(page, general.back).click();
      },
      leave: (page, { fitting }) => button(page, fitting.lists.leave).click(),
      without: { empty: "there is nothing to mark", loading: "nothing can be marked yet", error: "the same" },
    },
    {
      screen: "planFineTuning",
      dialog: "app/RailDialog",
      open: async (page, { diyPlans, meals, nutrition, planEditor }) => {
        const meal = meals.momentsInSentence.DINNER;
        for (const nutrient of [nutrition.nutrients.carbohydrates, nutrition.nutrients.fat])
          await page.getByRole("textbox", { name: diyPlans.fineTuning.ofMeal({ nutrient, meal }) }).fill("0");
        await button(page, planEditor.save).click();
      },
    },
  ],
};
