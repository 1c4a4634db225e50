import { sql } from "kysely";
import { inSystemScope } from "../src/platform/database/scope.ts";
import { checkIn } from "./access-check-ins.ts";
import { writeToEachOther } from "./access-messages.ts";
import type { Caller } from "./access-policy.ts";
import { openHealthTo } from "./access-staff.ts";
import {
  aDay,
  anExercise,
  aProduct,
  aProfile,
  aQuickAdd,
  FEEDBACK,
  ingredientsToAvoid,
  insertGroceryItem,
  slotsOf,
} from "./factories.ts";
import { MEASURED_BODIES, MEASURED_PATHS, type MeasuredThing } from "./measured.ts";
import { anOwnRecipe, ingredientBody, made } from "./own-recipe.ts";
import type { Person, TestApp } from "./test-app.ts";

const DAY_MS = 86_400_000;

/** Ids of things that belong to `self`, or that everybody may read. */
export interface Things extends Readonly<Record<MeasuredThing | "ownProduct" | "singleFood", number>> {
  readonly profile: number;
  readonly plan: number;
  readonly week: number;
  readonly slot: number;
  readonly exercise: number;
  /** Someone who eats along with `self`. */
  readonly member: number;
  readonly day: number;
  readonly item: number;
  readonly quickAdd: number;
  readonly recipeMeal: number;
  /** A recipe that `self` made and published, one of its ingredients, and a meal of it. */
  readonly ownRecipe: number;
  readonly recipeImport: number;
  readonly ingredient: number;
  readonly ownMeal: number;
  /** What the organisation of `self` shows its people. */
  readonly inspiration: number;
  readonly favourite: number;
  readonly dislike: number;
  readonly feedback: number;
  /** Sent by `self`. */
  readonly sentCheckIn: number;
  readonly groceryList: number;
  readonly groceryItem: number;
  readonly organisation: number;
  readonly exerciseTemplate: number;
  readonly avoidable: number;
  readonly food: number;
  /** A serving of that food. */
  readonly serving: number;
  readonly preferredServing: number;
  readonly recipes: readonly number[];
}

export type People = Readonly<Record<Exclude<Caller, "nobody">, Person>>;

/** One person with everything that people can have, and others around: strangers, coaches, staff. */
export class World {
  readonly app: TestApp;
  readonly people: People;
  readonly things: Things;
  private days = 0;
  private marks = 10;
  private foods = 1;
  constructor(app: TestApp, people: People, things: Things) {
    this.app = app;
    this.people = people;
    this.things = things;
  }

  /** A date on which nothing was planned before. */
  newDate(): string {
    this.days += 1;
    return new Date(Date.parse("2026-04-01") + this.days * DAY_MS).toISOString().slice(0, 10);
  }

  /** A recipe that nobody marked before. */
  newRecipe(): number {
    this.marks += 1;
    const recipe = this.things.recipes[this.marks];
    if (recipe === undefined) throw new Error("All recipes are marked.");
    return recipe;
  }

  private async makeOf(path: string, body: object): Promise<number> {
    return made(await this.app.post(path, body, { as: this.people.self }));
  }

  newPlan = () => this.makeOf("users/nutritionDayPlan/", { name: "Spare" });
  newSlot = async () =>
    this.makeOf("users/mealSlotSpecification/", slotBody({ nutrition_day_plan: await this.newPlan() }));
  newExercise = () =>
    this.makeOf("users/exerciseInstance/", {
      exercise: this.things.exerciseTemplate,
      minutes_per_session: 30,
      sessions_per_week: 1,
      intake: this.things.profile,
    });
  newMember = () => this.makeOf("users/household-members/", { name: "Guest" });
  /** A fuzz may have made a day of any date before, which is then left out. */
  newDay = async (): Promise<number> => {
    for (;;) {
      const date = this.newDate();
      const query = `calendarDay/?date__gte=${date}&date__lte=${date}`;
      const { body } = await this.app.get(query, { as: this.people.self });
      if (body.count === 0) return aDay(this.app, this.people.self, date);
    }
  };
  /** Has a day planned, which can then be undone. */
  planDay = () => this.makeOf("autoPlanDay/", { date: this.newDate() });
  newQuickAdd = () => this.makeOf("quickAddMeal/", { kcal: 300 });
  newSingleFood = () =>
    this.makeOf("singleFoodMeal/", { ingredient: { suggested_serving: this.things.serving, quantity: 1 } });
  /** A serving of a food for which the organisation has no preference yet. */
  newServing = async (): Promise<number> => {
    this.foods += 1;
    const { body } = await this.app.get(`food/?page_size=1&page=${this.foods}`, { as: this.people.self });
    return body.results[0].suggested_servings[0].id;
  };
  newPreferredServing = async () => {
    const body = { organisation_id: this.things.organisation, suggested_serving: await this.newServing() };
    return made(await this.app.post("preferredSuggestedServings/", body, { as: this.people.coach }));
  };
  newOwnProduct = () => aProduct(this.app, this.people.self);
  newItem = async () => (await aQuickAdd(this.app, this.people.self, this.things.day)).item;
  newRecipeMeal = () => this.makeOf("recipeMeal/", { recipe_template: this.things.recipes[0], portions: 1 });
  newOwnRecipe = () => this.makeOf("recipeTemplate/", { name: "Spare soup" });
  newIngredient = () =>
    this.makeOf("ingredient/", ingredientBody(this.things.ownRecipe, this.things.serving));
  newInspiration = async () =>
    made(
      await this.app.post(
        "recipeInspiration/",
        { recipe_template: this.things.recipes[0] },
        { as: this.people.coach },
      ),
    );
  newMark = (kind: "favourite" | "dislike") =>
    this.makeOf(`users/user${kind}recipe/`, { recipe: this.newRecipe() });
  newRecipeImport = () => this.makeOf("recipeImport/", { text: "Soup\n1 leek" });
  newFeedback = () => this.makeOf("recipeFeedbackLineItem/", { recipe: this.newRecipe(), ...FEEDBACK });
  newGroceryList = () => this.makeOf("groceryList/", { start_date: "2026-03-18", end_date: "2026-03-19" });
  newGroceryItem = () => this.makeOf("groceryListItem/", { name: "Tea", list: this.things.groceryList });
  newMeasurement = (thing: MeasuredThing) => this.makeOf(MEASURED_PATHS[thing], MEASURED_BODIES[thing]);

  /** Someone of the same kind whose account may be changed or deleted. */
  newPerson(caller: Exclude<Caller, "nobody">): Promise<Person> {
    if (caller === "disabled") return this.app.aUser({ account_enabled: false });
    if (caller === "disabledCoach") return this.app.aCoach({ account_enabled: false });
    if (["coach", "otherCoach", "colleague"].includes(caller)) return this.app.aCoach();
    return this.app.aUser(caller === "staff" ? { is_staff: true } : {});
  }

  newClient = () => this.app.aClientOf(this.people.coach);

  /** A further session of a person; returns its id. */
  async newSession(person: Person): Promise<number> {
    return inSystemScope(this.app.app.services.db, async (trx) => {
      const now = this.app.clock.now();
      const row = await trx
        .insertInto("sessions")
        .values({
          ...{ user_id: person.id, token_hash: Buffer.from(crypto.randomUUID()), label: "Second device" },
          ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + DAY_MS) },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    });
  }
}

export const slotBody = (place: { nutrition_day_plan?: number }) => ({
  meal_type: "LUNCH",
  meal_moment: "LUNCH",
  // Enough for a day by itself, and no more protein than beside the other meals of one.
  ...{ kcal: 1600, protein: 60, carbohydrates: 220, fat: 53.3 },
  ...place,
});

/** A profile and the default week. Returns the ids of profile and week. */
async function aWeek(app: TestApp, person: Person): Promise<{ profile: number; week: number }> {
  const profile = await aProfile(app, person);
  const path = `users/userProfile/${profile}/create-default-nutrition-plan/`;
  const { body } = await app.post(path, {}, { as: person });
  return { profile, week: body.weekly_nutrition_plan_id };
}

const insertFlag = (name: string) =>
  sql`insert into feature_flags (name, everyone) values (${name}, true) on conflict do nothing`;
/** Switches a feature on for everybody. */
const switchOn = (app: TestApp, name: string): Promise<unknown> =>
  inSystemScope(app.app.services.db, (trx) => insertFlag(name).execute(trx));

async function makePeople(app: TestApp, organisation: number): Promise<People> {
  const coach = await app.aCoach({ organisation_id: organisation });
  const colleague = await app.aCoach({ organisation_id: organisation });
  const simple = await app.anOrganisation({ recipe_system_type: "SIMPLE" });
  return {
    coach,
    colleague,
    self: await app.aClientOf(coach),
    neighbour: await app.aClientOf(await app.aCoach({ organisation_id: organisation })),
    simpleClient: await app.aClientOf(await app.aCoach({ organisation_id: simple })),
    other: await app.aUser(),
    otherCoach: await app.aCoach({ organisation_id: await app.anOrganisation() }),
    disabledCoach: await app.aCoach({ organisation_id: organisation, account_enabled: false }),
    disabled: await app.aUser({ account_enabled: false }),
    staff: await app.aUser({ is_staff: true }),
  };
}

/** Builds the world on a fresh database with the starter foods and recipes; the columns are those of `self`'s organisation. */
export async function buildWorld(app: TestApp, columns: Record<string, unknown> = {}): Promise<World> {
  const organisation = await app.anOrganisation(columns);
  const people = await makePeople(app, organisation);
  const { self } = people;
  await switchOn(app, "FF_RECIPE_INSPIRATION");
  const { other, neighbour, simpleClient, coach, colleague, otherCoach, staff } = people;
  for (const person of [other, neighbour, simpleClient, coach, colleague, otherCoach, staff])
    await aWeek(app, person);
  const { profile, week } = await aWeek(app, self);
  const listIds = async (path: string): Promise<number[]> =>
    (await app.get(`${path}?page_size=100`, { as: self })).body.results.map(({ id }: { id: number }) => id);
  const [plan = 0] = await listIds("users/nutritionDayPlan/");
  const [food = 0] = await listIds("food/");
  const { body: servings } = await app.get(`suggestedServing/?food=${food}`, { as: self });
  const serving: number = servings.results[0].id;
  const recipes = await listIds("recipeTemplate/");
  const exerciseTemplate = await anExercise(app);
  const { Beef = 0 } = await ingredientsToAvoid(app, { Beef: "Rundvlees" });
  const post = async (path: string, body: object) => made(await app.post(path, body, { as: self }));
  const day = await aDay(app, self);
  const { item } = await aQuickAdd(app, self, day);
  const shown = { recipe_template: recipes[0] };
  const groceryList = await post("groceryList/", { start_date: "2026-03-18", end_date: "2026-03-18" });
  await writeToEachOther(app, self, coach);
  await openHealthTo(app, staff.id, self.id);
  const measured = (thing: MeasuredThing) => post(MEASURED_PATHS[thing], MEASURED_BODIES[thing]);
  return new World(app, people, {
    ...{ organisation, profile, week, plan, food, recipes, exerciseTemplate, day, item, groceryList },
    sentCheckIn: await checkIn(app, self, coach),
    ...(await anOwnRecipe(app, self, serving)),
    inspiration: made(await app.post("recipeInspiration/", shown, { as: people.coach })),
    avoidable: Beef,
    slot: (await slotsOf(app, self)).LUNCH ?? 0,
    exercise: await post("users/exerciseInstance/", {
      exercise: exerciseTemplate,
      minutes_per_session: 30,
      sessions_per_week: 1,
      intake: profile,
    }),
    quickAdd: await post("quickAddMeal/", { kcal: 200 }),
    ...{ serving, member: await post("users/household-members/", { name: "Anna" }) },
    singleFood: await post("singleFoodMeal/", { ingredient: { suggested_serving: serving, quantity: 1 } }),
    ownProduct: await aProduct(app, self),
    preferredServing: made(
      await app.post(
        "preferredSuggestedServings/",
        { organisation_id: organisation, suggested_serving: serving },
        { as: people.coach },
      ),
    ),
    recipeMeal: await post("recipeMeal/", { recipe_template: recipes[0], portions: 1 }),
    favourite: await post("users/userfavouriterecipe/", { recipe: recipes[1] }),
    dislike: await post("users/userdislikerecipe/", { recipe: recipes[2] }),
    feedback: await post("recipeFeedbackLineItem/", { recipe: recipes[2], ...FEEDBACK }),
    weight: await measured("weight"),
    ...{ sleep: await measured("sleep"), stress: await measured("stress") },
    distance: await measured("distance"),
    bodyFat: await measured("bodyFat"),
    groceryItem: await insertGroceryItem(app, self.id, groceryList),
  });
}
