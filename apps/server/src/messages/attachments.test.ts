import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let client: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  client = await app.aClientOf(coach);
  await aProfile(app, client, { diet: "VEGAN" });
});
afterAll(() => app.close());

const send = (recipe: number) =>
  app.post(`clients/${client.id}/messages/`, { text: "", recipe }, { as: coach });
const idsOf = async (path: string, as: Person): Promise<number[]> => {
  const { body } = await app.get(path, { as });
  return body.results.map(
    (row: { id: number; recipe_template?: { id: number } }) => row.recipe_template?.id ?? row.id,
  );
};

describe("a recipe that goes with a message", () => {
  it("TALK-005: is one that the client may eat, with its numbers; another is refused and says so", async () => {
    const fitting = await idsOf(`generateMeals/?user=${client.id}&page_size=100`, coach);
    const [fits = 0] = fitting;
    const sent = await send(fits);
    expect([sent.status, sent.body.recipe]).toMatchObject([
      201,
      { id: fits, kcal: expect.any(Number), protein: expect.any(Number) },
    ]);
    const all = await idsOf("recipeTemplate/?page_size=100&source_provider=PLATEFUL", coach);
    const statuses = new Set<number>();
    for (const recipe of all.filter((id) => !fitting.includes(id)).slice(0, 12)) {
      const { status, body } = await send(recipe);
      statuses.add(status);
      if (status === 400)
        expect(body).toEqual({ recipe: ["This recipe does not fit what this client eats."] });
    }
    expect(statuses).toContain(400);
  });

  it("TALK-005: tells a coach nothing of restrictions that are not shared, and lets the client choose for themselves", async () => {
    const fitting = await idsOf(`generateMeals/?user=${client.id}&page_size=100`, coach);
    const all = await idsOf("recipeTemplate/?page_size=100&source_provider=PLATEFUL", coach);
    const [unsuited = 0] = all.filter((id) => !fitting.includes(id));
    const own = await app.post("messages/", { text: "Look", recipe: unsuited }, { as: client });
    expect([own.status, own.body.recipe.id]).toEqual([201, unsuited]);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    expect((await send(unsuited)).status).toBe(201);
  });
});
