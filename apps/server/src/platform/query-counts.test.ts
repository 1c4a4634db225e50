import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkIn } from "../../test/access-check-ins.ts";
import { aPracticeOfThree, aShare } from "../../test/client-shares.ts";
import { aPlanner } from "../../test/factories.ts";
import { statementsOf } from "../../test/statements-of.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

/** A read asks for its objects, and at most twice more for what is in them; two statements open and end the transaction. */
const MAX_STATEMENTS = 2 + 1 + 2;
/** The account itself, what is nested in it, and the profile with its week. */
const MAX_OF_ACCOUNT = 2 + 3;
/** How many there are, the people, that they were read, and four things that a card shows. */
const MAX_OF_CARDS = 2 + 7;
/** Who stands in, asked with a widened reach, which is narrowed again. */
const MORE_WITH_SHARES = 3;
const MONDAY = "2026-03-16";
const weekOf = (days: number) => `calendarDay/?date__gte=${MONDAY}&date__lt=${addDays(MONDAY, days)}`;

describe.runIf(process.env.TEST_DATABASE === "postgres")("statements of a read", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ settings: {} });
  });
  afterAll(() => app.close());

  /** Of the second reading: the first finds out what is asked once in many seconds only. */
  async function statementsOfRead(path: string, as: Person): Promise<readonly string[]> {
    expect((await app.get(path, { as })).status).toBe(200);
    return statementsOf(() => app.get(path, { as }));
  }

  async function aFullDiary(): Promise<Person> {
    const anna = await aPlanner(app);
    const body = { num_days: 7, start_date_inclusive: MONDAY, delete_existing_plans: true };
    expect((await app.post("autoPlanDays/", body, { as: anna })).status).toBe(200);
    for (let day = 0; day < 4; day += 1) {
      const date = addDays(MONDAY, day);
      await app.post("groceryList/", { start_date: MONDAY, end_date: date }, { as: anna });
      await app.post("userWeight/", { value: 70 + day, created_at: `${date}T08:00:00Z` }, { as: anna });
    }
    const { body: recipes } = await app.get("recipeTemplate/?page_size=4", { as: anna });
    for (const { id } of recipes.results)
      await app.post("users/userfavouriterecipe/", { recipe: id }, { as: anna });
    return anna;
  }

  it("E1: are as many for one row as for many, and two at most beside those of the objects", async () => {
    const anna = await aFullDiary();
    const READS = [
      [weekOf(1), weekOf(7)],
      ["groceryList/?page_size=1", "groceryList/"],
      ["recipeTemplate/?page_size=1", "recipeTemplate/?page_size=50"],
      ["ingredientToAvoid/?page_size=1", "ingredientToAvoid/?page_size=50"],
      ["users/userfavouriterecipe/?page_size=1", "users/userfavouriterecipe/"],
      ["userWeight/?page_size=1", "userWeight/"],
      ["auth/devices/", "auth/devices/"],
      ["users/nutritionDayPlan/?page_size=1", "users/nutritionDayPlan/"],
    ] as const;
    for (const [few, many] of READS) {
      const statements = await statementsOfRead(many, anna);
      expect(await statementsOfRead(few, anna), few).toHaveLength(statements.length);
      expect(statements.length, `${many}\n${statements.join("\n")}`).toBeLessThanOrEqual(MAX_STATEMENTS);
    }
  });

  it("E1: of a coach's list of clients are as many for one as for five", async () => {
    const coach = await app.aCoach();
    for (let count = 0; count < 5; count += 1) await app.aClientOf(coach);
    const [few, many] = [
      await statementsOfRead("users/paginatedclients/?page_size=1", coach),
      await statementsOfRead("users/paginatedclients/", coach),
    ];
    expect(few).toHaveLength(many.length);
    const cards = await statementsOfRead("users/paginatedclients/?card=true", coach);
    expect(cards.length, `OPS-019\n${cards.join("\n")}`).toBeLessThanOrEqual(MAX_OF_CARDS);
  });

  it("E1 TEAM-033: of a colleague's lists are one more with shared clients, however many, and none without", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const own = await app.aClientOf(daan);
    const LISTS = [
      "users/paginatedclients/?card=true",
      "clients/triage/?view=ALL",
      "conversations/",
      "clients/check-ins/",
    ];
    const write = (client: Person) =>
      app.post(`clients/${client.id}/messages/`, { text: "Hello" }, { as: daan });
    const counts = async () => {
      const found: number[] = [];
      for (const path of LISTS) found.push((await statementsOfRead(path, daan)).length);
      return found;
    };
    const shareOne = async () => {
      const client = await app.aClientOf(noor);
      await aShare(app, { coach: noor, client, colleague: daan });
      await checkIn(app, client, noor);
      await write(client);
    };
    await checkIn(app, own, daan);
    await write(own);
    const without = await counts();
    await shareOne();
    const withOne = await counts();
    await shareOne();
    await shareOne();
    expect(await counts()).toEqual(withOne);
    const more = withOne.map((count, list) => count - (without[list] ?? 0));
    expect(more, `${LISTS}: ${without} without, ${withOne} with`).toEqual(LISTS.map(() => MORE_WITH_SHARES));
  });

  it("E1 OPS-018: of the account are three, whatever is nested in it", async () => {
    const anna = await aFullDiary();
    expect((await statementsOfRead("auth/users/me/", anna)).length).toBeLessThanOrEqual(MAX_OF_ACCOUNT);
  });
});
