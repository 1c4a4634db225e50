import { setTimeout as wait } from "node:timers/promises";
import { isoToday } from "../people.ts";
import { ANSWERS, callAs, signInAs } from "../signed-in.ts";
import { button, type Cast, inMenu, row, type Words } from "./scene.ts";

interface Day {
  readonly id: number;
  readonly calendar_items: readonly { readonly content_type: string; readonly object_id: number }[];
}
interface Listed {
  readonly results: readonly { readonly id: number }[];
}

type Api = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

async function today(api: Api): Promise<Day> {
  const range = `date__gte=${isoToday()}&date__lte=${isoToday()}`;
  const [day] = (await api<{ results: Day[] }>("GET", `calendarDay/?${range}`)).results;
  if (day === undefined) throw new Error("Today is not planned.");
  return day;
}

/** A quick meal beside what is planned for today, which puts the day out of balance. */
async function addQuickMeal(api: Api): Promise<void> {
  const { id } = await api<{ id: number }>("POST", "quickAddMeal/", { kcal: 500 });
  const place = { calendar_day: (await today(api)).id, meal_moment: "LUNCH" };
  await api("POST", "calendarItem/", { ...place, object_id: id, content_type: "quickaddmeal" });
}

/** How long to wait before asking again whether a recipe is read. */
const READ_MS = 100;

const lunchOf = ({ meals }: Words) => meals.momentsInSentence.LUNCH;

/** A recipe that was read from a text, with a line that no food is called. */
async function readRecipe(api: Api): Promise<number> {
  const text = "Fried egg\nIngredients\n2 eggs\nolive oil\n1 jar of flubberwobbles";
  const { id } = await api<{ id: number }>("POST", "recipeImport/", { text });
  for (let status = ""; status !== "SUCCEEDED"; await wait(READ_MS))
    status = (await api<{ status: string }>("GET", `recipeImport/${id}/`)).status;
  return id;
}

/** Tomorrow's dinner, which can be cooked today. */
async function planToCookAhead(api: Api): Promise<void> {
  const { results } = await api<{ results: { id: number; fridge_days: number | null }[] }>(
    "GET",
    "recipeTemplate/?page_size=50",
  );
  const keeps = results.find(({ fridge_days: days }) => (days ?? 0) > 0);
  const { id } = await api<{ id: number }>("POST", "recipeMeal/", {
    recipe_template: keeps?.id,
    portions: 1,
  });
  const day = await api<{ id: number }>("POST", "calendarDay/", { date: isoToday(1) });
  const place = { calendar_day: day.id, meal_moment: "DINNER" };
  await api("POST", "calendarItem/", { ...place, object_id: id, content_type: "recipemeal" });
}

/** Someone whose day is planned, who eats with Tom, and whose next shopping is listed. */
export const PLANNER: Cast = {
  name: "someone with a planned day",
  prepare: async (page) => {
    const person = await signInAs(page, { flags: ["FF_RECIPE_INSPIRATION", "FF_COPY_MEALS_TO_ANOTHER_DAY"] });
    const api: Api = (method, path, body) => callAs(page, person, method, path, body);
    await api("POST", "users/onboarding/complete/", ANSWERS);
    await api("POST", "users/household-members/", { name: "Tom", meal_types: ["LUNCH", "DINNER"] });
    const days = { num_days: 1, start_date_inclusive: isoToday(), delete_existing_plans: true };
    await api("POST", "autoPlanDays/", days);
    await addQuickMeal(api);
    await planToCookAhead(api);
    await api("POST", "groceryList/", { start_date: isoToday(), end_date: isoToday(1) });
    const meal = (await today(api)).calendar_items.find(({ content_type: kind }) => kind === "recipemeal");
    const shared = (await api<Listed>("GET", "recipeTemplate/?page_size=1")).results[0];
    const bar = { name: "Oat bar", kcal: 372, fat: 12, carbohydrates: 53, protein: 9.2 };
    const { id: ownProductId } = await api<{ id: number }>("POST", "users/own-products/", bar);
    const ids = { ownProductId: String(ownProductId), importId: String(await readRecipe(api)) };
    return {
      ...ids,
      recipeMealId: String(meal?.object_id),
      recipeTemplateId: String(shared?.id),
      today: isoToday(),
    };
  },
  scenes: [
    { screen: "planner" },
    {
      screen: "planner",
      dialog: "ui/overlays/OpenMenu",
      name: "of the day",
      // Whether a planning can be undone; until that is known, the menu is without it.
      isSilent: true,
      open: (page, { diary }) => button(page, diary.dayMenu).click(),
    },
    {
      screen: "planner",
      dialog: "ui/overlays/OpenMenu",
      name: "of a meal",
      open: (page, words) => button(page, words.diary.moreFor({ meal: lunchOf(words) })).click(),
    },
    {
      screen: "planner",
      dialog: "diary/logging/AddDialog",
      open: (page, words) => button(page, words.diary.addTo({ meal: lunchOf(words) })).click(),
    },
    {
      screen: "planner",
      dialog: "diary/logging/AddDialog",
      name: "quick add",
      // The recipes were asked for by the step before it.
      isSilent: true,
      open: async (page, words) => {
        await button(page, words.diary.addTo({ meal: lunchOf(words) })).click();
        await button(page, new RegExp(words.diary.quickAdd)).click();
      },
    },
    {
      screen: "planner",
      dialog: "diary/logging/AddDialog",
      name: "sentence",
      isSilent: true,
      open: async (page, words) => {
        await button(page, words.diary.addTo({ meal: lunchOf(words) })).click();
        await button(page, new RegExp(words.mealSentence.title)).click();
      },
    },
    {
      screen: "planner",
      dialog: "diary/planning/PlanWeekDialog",
      // The week is on the diary already.
      isSilent: true,
      open: (page, { diary }) => button(page, diary.planWeek).click(),
    },
    {
      screen: "planner",
      dialog: "diary/logging/CopyDialog",
      open: (page, { diary }) => button(page, diary.copyDay).click(),
    },
    {
      screen: "planner",
      dialog: "diary/planning/RebalanceDialog",
      open: (page, { planChanges }) => button(page, planChanges.rebalance.look).click(),
    },
    {
      screen: "planner",
      dialog: "diary/planning/SwapDialog",
      open: async (page, words) => {
        await button(page, words.diary.moreFor({ meal: lunchOf(words) })).click();
        await inMenu(page, words.planChanges.swap.action).click();
      },
    },
    {
      screen: "planner",
      dialog: "diary/logging/PortionDialog",
      // The meal is on the diary already.
      isSilent: true,
      open: (page, { diary }) => {
        const portion = diary.portionOf({ size: "1", isOne: true });
        return button(page, new RegExp(`^${portion}, `))
          .first()
          .click();
      },
    },
    {
      screen: "planner",
      dialog: "diary/logging/ChangeQuickMealDialog",
      // The meal is on the diary already.
      isSilent: true,
      open: (page, { diary }) =>
        page
          .getByRole("button", { name: new RegExp(`^${diary.quickMeal}`) })
          .first()
          .click(),
    },
    {
      screen: "planner",
      dialog: "diary/DiaryDialogs",
      name: "removing a meal",
      open: async (page, words) => {
        await button(page, words.diary.moreFor({ meal: lunchOf(words) })).click();
        await inMenu(page, words.diary.removeMeal).click();
      },
    },
    {
      screen: "planner",
      dialog: "diary/DiaryDialogs",
      name: "choosing a day again",
      // The menu asked, not the question.
      isSilent: true,
      open: async (page, { diary }) => {
        await button(page, diary.dayMenu).click();
        await inMenu(page, diary.regenerateDay).click();
      },
    },
    { screen: "recipes" },
    {
      screen: "recipes",
      dialog: "recipes/search/FilterSheet",
      // The screen behind it asks for more recipes.
      isSilent: true,
      open: (page, { recipeSearch }) => button(page, recipeSearch.filters).click(),
    },
    { screen: "recipeSearch" },
    { screen: "recipeSearch", name: "one's own", at: "/recipes/search?own=true" },
    { screen: "recipe" },
    { screen: "recipeMeal" },
    {
      screen: "recipeMeal",
      dialog: "recipes/TableDialog",
      open: (page, { household }) => button(page, household.table.change).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    {
      screen: "recipeMeal",
      dialog: "recipes/FeedbackDialog",
      open: (page, { recipes }) => button(page, recipes.feedback.say).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    { screen: "recipe", name: "cooking", at: "/recipes/:recipeTemplateId/cook" },
    { screen: "recipeMeal", name: "cooking", at: "/recipe-meals/:recipeMealId/cook" },
    {
      screen: "recipeMeal",
      name: "cooking",
      at: "/recipe-meals/:recipeMealId/cook",
      dialog: "cooking/CookOverview",
      open: (page, { cooking }) => button(page, cooking.overview).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    { screen: "planner", name: "preparation", at: "/planner/cook" },
    {
      screen: "planner",
      name: "preparation",
      at: "/planner/cook",
      dialog: "preparation/TaskSheet",
      only: "phone",
      open: (page, { preparation }) =>
        page.getByRole("region", { name: preparation.plan }).getByRole("button").first().click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    { screen: "newOwnRecipe" },
    {
      screen: "newOwnRecipe",
      dialog: "recipes/own/EndDialog",
      open: (page, { general }) => button(page, general.close).click(),
    },
    { screen: "recipeImport", isSilent: true },
    { screen: "recipeImportCheck" },
    {
      screen: "ownRecipe",
      at: "/recipes/:recipeTemplateId",
      open: async (page, { ownRecipe }) => {
        await button(page, ownRecipe.makeOwnVersion).click();
        await page.getByLabel(ownRecipe.name).waitFor();
      },
      without: { loading: "it is made by the press that leads to it", error: "the same", empty: "the same" },
    },
    {
      screen: "foodSearch",
      at: "/planner",
      open: async (page, words) => {
        await button(page, words.diary.addTo({ meal: lunchOf(words) })).click();
        await button(page, new RegExp(words.foods.scanner.productTitle)).click();
        await page.getByRole("textbox", { name: words.foods.searchLabel }).fill("a");
      },
    },
    {
      screen: "addIngredient",
      at: "/planner",
      open: async (page, words) => {
        await button(page, words.diary.addTo({ meal: lunchOf(words) })).click();
        await button(page, new RegExp(words.foods.scanner.productTitle)).click();
        await page.getByRole("textbox", { name: words.foods.searchLabel }).fill("a");
        await page.getByRole("listitem").first().getByRole("button").first().click();
        await page.getByRole("textbox", { name: words.foods.amount }).waitFor();
      },
      without: {
        loading: "the search knows the food already",
        error: "the same",
        empty: "nothing was found that could be opened",
      },
    },
    {
      screen: "addOwnProduct",
      at: "/planner",
      open: async (page, words) => {
        await button(page, words.diary.addTo({ meal: lunchOf(words) })).click();
        await button(page, new RegExp(words.foods.scanner.productTitle)).click();
        await page.getByRole("textbox", { name: words.foods.searchLabel }).fill("oat bar");
        await page.getByRole("region", { name: words.ownProducts.title }).getByRole("button").first().click();
        await page.getByRole("textbox", { name: words.foods.amount }).waitFor();
      },
      without: {
        loading: "the search has to find it first",
        error: "the same",
        empty: "nothing was found that could be opened",
      },
    },
    { screen: "ownProducts" },
    { screen: "newOwnProduct" },
    { screen: "ownProduct" },
    {
      screen: "ownProduct",
      dialog: "foods/own-products/OwnProductScreen",
      open: (page, { ownProducts }) => button(page, ownProducts.remove).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    { screen: "groceries" },
    {
      screen: "groceries",
      dialog: "groceries/DateRangeDialog",
      open: (page, { groceries }) => button(page, groceries.list.otherDays).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    {
      screen: "groceries",
      dialog: "ui/overlays/OpenMenu",
      name: "of a list",
      open: (page, { general }) => button(page, general.moreActions).click(),
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    {
      screen: "groceries",
      dialog: "groceries/OwnItemDialog",
      open: async (page, { groceries }) => {
        const { add, field, changeItem } = groceries.ownItems;
        await page.getByRole("textbox", { name: field }).fill("Soap");
        await button(page, add).click();
        await button(page, changeItem({ name: "Soap" }))
          .first()
          .click();
      },
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    {
      screen: "groceries",
      dialog: "groceries/packs/AtHomeUntilDialog",
      open: async (page, { groceries }) => {
        const { have, setUntil, title } = groceries.atHome;
        const [anyHave = "", anyUntil = ""] = [have, setUntil].map((say) => say({ name: "|" }).split("|")[0]);
        await row(page, anyHave).click();
        await row(page, title).click();
        await row(page, anyUntil).click();
      },
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    {
      screen: "groceries",
      dialog: "groceries/DeleteListDialog",
      open: async (page, { general, groceries }) => {
        await button(page, general.moreActions).click();
        await inMenu(page, groceries.list.deleteList).click();
      },
      without: { loading: "it is opened from what was read", error: "the same", empty: "the same" },
    },
    { screen: "finishPlanning" },
    // Last, because the planner opens again on the day that was looked at.
    { screen: "planner", name: "an empty day", at: `/planner?date=${isoToday(20)}` },
  ],
};
