import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Aim, type Build, plain, used } from "./access-request.ts";
import type { World } from "./access-world.ts";
import { insertGroceryItem } from "./factories.ts";
import type { Person } from "./test-app.ts";

const SIGNED_IN: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: "ok" },
};
/** `self` shops from the list of someone who is none of the callers; not even the coach of `self` does. */
const SHOPPER: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden" },
  ...{ otherCoach: "hidden", disabled: 403, staff: "hidden" },
};

export const GROCERY_POLICY: Readonly<Record<string, Policy>> = {
  "find-grocery-shops": [SIGNED_IN],
  "get-grocery-share": [SIGNED_IN],
  "create-grocery-share-link": [SIGNED_IN],
  "delete-grocery-share-link": [SIGNED_IN],
  "join-grocery-share": [SIGNED_IN],
  "delete-grocery-shopper": [SHOPPER, 404],
  "get-shared-grocery-list": [SHOPPER, 404],
  "create-shared-grocery-item": [SHOPPER, 400],
  "change-shared-grocery-item": [SHOPPER, 404],
  "delete-shared-grocery-item": [SHOPPER, 404],
};

const linkOf = async ({ app }: World, owner: Person): Promise<string> =>
  (await app.post("groceryShareLink/", {}, { as: owner })).body.token;

interface SharedThings {
  readonly shopper: number;
  readonly list: number;
  readonly item: number;
  readonly added: () => Promise<number>;
}

/** Someone with a list that `self` shops from. */
async function share(world: World): Promise<SharedThings> {
  const { app, people } = world;
  const owner = await app.aUser({ first_name: "Olga" });
  const range = { start_date: "2026-03-18", end_date: "2026-03-18" };
  const { body: list } = await app.post("groceryList/", range, { as: owner });
  const joined = await app.post(
    "groceryShopper/",
    { token: await linkOf(world, owner) },
    { as: people.self },
  );
  const added = async () =>
    (await app.post("groceryListItem/", { name: "Tea", list: list.id }, { as: owner })).body.id;
  const item = await insertGroceryItem(app, owner.id, list.id);
  return { shopper: joined.body.id, list: list.id, item, added };
}

const shared = new WeakMap<World, Promise<SharedThings>>();
const thingsOf = (world: World): Promise<SharedThings> => {
  const known = shared.get(world) ?? share(world);
  shared.set(world, known);
  return known;
};

const paramsOf = (id: number) => ({ params: { id } });
const idOf = async (world: World, { isThere }: Aim, thing: "shopper" | "list" | "item"): Promise<number> =>
  isThere ? (await thingsOf(world))[thing] : ABSENT;

/** People who shop together. */
export const GROCERY_REQUESTS: Record<string, Build> = {
  "find-grocery-shops": plain(),
  "get-grocery-share": plain(),
  "create-grocery-share-link": plain({ body: {} }),
  "delete-grocery-share-link": plain(),
  "join-grocery-share": async (world) => ({ body: { token: await linkOf(world, await world.app.aUser()) } }),
  "delete-grocery-shopper": async (world, aim) => {
    const id = await idOf(world, aim, "shopper");
    return paramsOf(await used(aim, id, async () => (await share(world)).shopper));
  },
  "get-shared-grocery-list": async (world, aim) => paramsOf(await idOf(world, aim, "shopper")),
  "create-shared-grocery-item": async (world, aim) => ({
    body: { name: "Tea", list: await idOf(world, aim, "list") },
  }),
  "change-shared-grocery-item": async (world, aim) => ({
    ...paramsOf(await idOf(world, aim, "item")),
    body: { checked: true },
  }),
  "delete-shared-grocery-item": async (world, aim) => {
    const id = await idOf(world, aim, "item");
    return paramsOf(await used(aim, id, (await thingsOf(world)).added));
  },
};
