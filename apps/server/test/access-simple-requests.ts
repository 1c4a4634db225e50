import { ABSENT, type Aim, type Build, forSelf, type Request } from "./access-request.ts";
import type { World } from "./access-world.ts";

/** Ids of what `self` has of the simple system, and of recipes that everybody reads. */
interface SimpleThings {
  readonly recipes: readonly number[];
  readonly favourite: number;
  readonly dislike: number;
  readonly meal: number;
  readonly list: number;
  readonly item: number;
}
type SimpleThing = Exclude<keyof SimpleThings, "recipes">;

const RANGE = { start_date: "2026-03-18", end_date: "2026-03-19" };

async function made(world: World, path: string, body: object): Promise<number> {
  return (await world.app.post(path, body, { as: world.people.self })).body.id;
}

const newMeal = async (world: World) => {
  const [recipe] = (await thingsOf(world)).recipes;
  return made(world, "simpleRecipeMeal/", { simple_recipe: recipe });
};
const newList = (world: World) => made(world, "simpleGroceryList/", RANGE);
const newItem = async (world: World) =>
  made(world, "simpleGroceryListItem/", { text: "Bread", list: (await thingsOf(world)).list });

async function makeThings(world: World): Promise<SimpleThings> {
  const { body } = await world.app.get("simpleRecipe/?page_size=100", { as: world.people.self });
  const recipes: number[] = body.results.map(({ id }: { id: number }) => id);
  const list = await newList(world);
  return {
    recipes,
    favourite: await made(world, "users/simplerecipefavourite/", { simple_recipe: recipes[1] }),
    dislike: await made(world, "users/simplerecipedislike/", { simple_recipe: recipes[2] }),
    meal: await made(world, "simpleRecipeMeal/", { simple_recipe: recipes[0] }),
    list,
    item: await made(world, "simpleGroceryListItem/", { text: "Milk", list }),
  };
}

const thingsByWorld = new WeakMap<World, Promise<SimpleThings>>();
/** Made at the first request, once per world. */
function thingsOf(world: World): Promise<SimpleThings> {
  const known = thingsByWorld.get(world);
  if (known !== undefined) return known;
  const things = makeThings(world);
  thingsByWorld.set(world, things);
  return things;
}

/** The recipe marked last, by world: files of one worker share this module. */
const lastMarked = new WeakMap<World, number>();
const FIRST_UNMARKED = 3;
/** A recipe to mark: one without a mark where the call is carried out. */
async function toMark(world: World, { isThere, isCarriedOut }: Aim) {
  const { recipes } = await thingsOf(world);
  const isMarked = isThere && isCarriedOut;
  const at = isMarked ? (lastMarked.get(world) ?? FIRST_UNMARKED - 1) + 1 : 0;
  if (isMarked) lastMarked.set(world, at);
  const recipe = recipes[at];
  if (recipe === undefined) throw new Error("All simple recipes are marked.");
  return { simple_recipe: recipe };
}

const onThing =
  (thing: SimpleThing, body?: (world: World, aim: Aim) => Promise<object> | object): Build =>
  async (world, aim) => ({
    params: { id: aim.isThere ? (await thingsOf(world))[thing] : ABSENT },
    ...(body === undefined ? {} : { body: (await body(world, aim)) as NonNullable<Request["body"]> }),
  });

const deletesNew =
  (thing: SimpleThing, make: (world: World) => Promise<number>): Build =>
  async (world, aim) => {
    const lasting = (await thingsOf(world))[thing];
    const id = aim.isCarriedOut ? await make(world) : lasting;
    return { params: { id: aim.isThere ? id : ABSENT } };
  };

/** A list of `self`, of whom something is there to be listed. */
const listOfSelf: Build = async (world, { isThere }) => {
  await thingsOf(world);
  return { query: { user: isThere ? world.people.self.id : ABSENT } };
};
const listOfCaller: Build = async (world) => {
  await thingsOf(world);
  return {};
};

/** The six calls of favourites and of dislikes. */
const marks = (kind: "favourite" | "dislike"): Record<string, Build> => ({
  [`list-simple-recipe-${kind}s`]: listOfSelf,
  [`create-simple-recipe-${kind}`]: async (world, aim) => {
    const body = await toMark(world, aim);
    return forSelf(() => body)(world, aim);
  },
  [`get-simple-recipe-${kind}`]: onThing(kind),
  [`replace-simple-recipe-${kind}`]: onThing(kind, toMark),
  [`change-simple-recipe-${kind}`]: onThing(kind, toMark),
  [`delete-simple-recipe-${kind}`]: deletesNew(kind, async (world) => {
    const body = await toMark(world, { caller: "self", isThere: true, isCarriedOut: true });
    return made(world, `users/simplerecipe${kind}/`, body);
  }),
});

const RECIPE = { name: "Soup", servings: 2, ingredients: ["1 onion"] };

/** A call on a recipe of the product; where it is carried out, on one that staff made for it. */
const onRecipe =
  (body?: object): Build =>
  async (world, { isThere, isCarriedOut }) => {
    const [known = 0] = (await thingsOf(world)).recipes;
    const { body: own } = isCarriedOut
      ? await world.app.post("simpleRecipe/", RECIPE, { as: world.people.staff })
      : { body: { id: known } };
    return {
      params: { id: isThere ? own.id : ABSENT },
      ...(body === undefined ? {} : { body: { ...body } }),
    };
  };

/** A valid request for every call of the simple system, by its name. */
export const simpleRequests: Readonly<Record<string, Build>> = {
  "list-simple-recipes": () => ({}),
  "create-simple-recipe": () => ({ body: RECIPE }),
  "get-simple-recipe": async (world, { isThere }) => ({
    params: { id: isThere ? ((await thingsOf(world)).recipes[0] ?? 0) : ABSENT },
  }),
  "replace-simple-recipe": onRecipe(RECIPE),
  "change-simple-recipe": onRecipe({ name: "Stew" }),
  "delete-simple-recipe": onRecipe(),
  "get-simple-recipe-inspiration": () => ({}),
  "list-simple-recipe-suggestions": () => ({}),
  "list-simple-recipe-custom-tags": () => ({}),
  "import-recipe": () => ({ body: { text: "Soup\n1 leek" } }),
  "import-recipe-profile": () => ({ body: { username: "cook" } }),
  "get-recipe-import-status": () => ({ params: { jobId: "none" } }),
  ...marks("favourite"),
  ...marks("dislike"),
  "list-simple-recipe-meals": listOfCaller,
  "create-simple-recipe-meal": async (world, aim) => {
    const [recipe] = (await thingsOf(world)).recipes;
    return forSelf(() => ({ simple_recipe: recipe }))(world, aim);
  },
  "get-simple-recipe-meal": onThing("meal"),
  "replace-simple-recipe-meal": onThing("meal", async (world) => ({
    simple_recipe: (await thingsOf(world)).recipes[0],
  })),
  "change-simple-recipe-meal": onThing("meal", () => ({ meal_servings: 3 })),
  "delete-simple-recipe-meal": deletesNew("meal", newMeal),
  "plan-simple-recipe": async (world, { isThere }) => ({
    body: {
      simple_recipe_id: (await thingsOf(world)).recipes[0],
      calendar_day_id: isThere ? world.things.day : ABSENT,
      meal_moment: "LUNCH",
    },
  }),
  "autoplan-simple-recipes": (world) => ({
    body: { start_date: world.newDate(), delete_existing_plans: false },
  }),
  "list-simple-grocery-lists": listOfSelf,
  "create-simple-grocery-list": forSelf(() => RANGE),
  "get-simple-grocery-list": onThing("list"),
  "delete-simple-grocery-list": deletesNew("list", newList),
  "create-simple-grocery-list-item": async (world, { isThere }) => ({
    body: { text: "Tea", list: isThere ? (await thingsOf(world)).list : ABSENT },
  }),
  "list-simple-grocery-list-items": listOfSelf,
  "get-simple-grocery-list-item": onThing("item"),
  "replace-simple-grocery-list-item": onThing("item", async (world) => ({
    text: "Tea",
    list: (await thingsOf(world)).list,
  })),
  "change-simple-grocery-list-item": onThing("item", () => ({ is_checked: true })),
  "delete-simple-grocery-list-item": deletesNew("item", newItem),
};
