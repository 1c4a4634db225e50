import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_OF_ONES_OWN, anAssistant, listenForAssistants } from "../../test/assistant.ts";
import { aDay, aPlanner, aQuickAdd } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

let app: TestApp;
let url: URL;
let anna: Person;
let day: number;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  url = await listenForAssistants(app);
  anna = await aPlanner(app);
  day = await aDay(app, anna);
});
afterAll(() => app.close());

const connect = (person: Person = anna) => anAssistant(app, url, person, ALL_OF_ONES_OWN);
type Call = Awaited<ReturnType<typeof connect>>["call"];

const aMeal = async () => (await aQuickAdd(app, anna, day)).item;
const isThere = async (id: number) => (await app.get(`calendarItem/${id}/`, { as: anna })).status === 200;
const asked = async (call: Call, meal_id: number): Promise<string> =>
  (await call("remove_meal", { meal_id })).data.confirm;

describe("a confirmation", () => {
  it("DOOR-019: the first call changes nothing and says what would happen; the second does it, once", async () => {
    const { call } = await connect();
    const meal_id = await aMeal();
    const first = await call("remove_meal", { meal_id });
    expect(first.data).toMatchObject({ needs_confirmation: true, would_remove: { meal_id, kcal: 300 } });
    expect(first.text).toContain("Nothing has changed yet.");
    expect(await isThere(meal_id)).toBe(true);
    const second = await call("remove_meal", { meal_id, confirm: first.data.confirm });
    expect([second.isError, second.data]).toEqual([false, { removed: meal_id }]);
    expect(await isThere(meal_id)).toBe(false);
    const third = await call("remove_meal", { meal_id, confirm: first.data.confirm });
    expect([third.isError, third.text]).toEqual([true, expect.stringContaining("used already")]);
  });

  it("DOOR-019: works once, also when it is sent twice in the same moment", async () => {
    const { call } = await connect();
    const meal_id = await aMeal();
    const confirm = await asked(call, meal_id);
    const tried = await Promise.all([1, 2, 3].map(() => call("remove_meal", { meal_id, confirm })));
    expect(tried.filter(({ isError }) => !isError)).toHaveLength(1);
  });

  it("DOOR-019: holds for ten minutes", async () => {
    const { call } = await connect();
    const [kept, late] = [await aMeal(), await aMeal()];
    const values = { kept: await asked(call, kept), late: await asked(call, late) };
    app.clock.forward(599);
    expect((await call("remove_meal", { meal_id: kept, confirm: values.kept })).isError).toBe(false);
    app.clock.forward(1);
    const refused = await call("remove_meal", { meal_id: late, confirm: values.late });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("has expired")]);
    expect(await isThere(late)).toBe(true);
    app.clock.reset();
  });

  it("DOOR-019: is for these arguments, this tool, this token and this person alone", async () => {
    const [own, second] = [await connect(), await connect()];
    const other = await aPlanner(app);
    const theirs = (await aQuickAdd(app, other, await aDay(app, other))).item;
    const foreign = await connect(other);
    const [meal_id, another] = [await aMeal(), await aMeal()];
    const confirm = await asked(own.call, meal_id);
    const wrong = async (call: Call, name: string, args: object) => {
      const answer = await call(name, { ...args, confirm });
      expect([name, answer.isError]).toEqual([name, true]);
      expect(answer.text).toContain("was not given for these arguments");
    };
    await wrong(own.call, "remove_meal", { meal_id: another });
    await wrong(own.call, "plan_days", { start_date: "2026-03-18", replace: true });
    await wrong(second.call, "remove_meal", { meal_id });
    await wrong(foreign.call, "remove_meal", { meal_id: theirs });
    // Its last character stands for four bits, so the next letter of the alphabet decodes to the same bytes.
    const sameBytes = confirm.replace(/.$/, (last) => LETTERS[LETTERS.indexOf(last) + 1] as string);
    expect(Buffer.from(sameBytes, "base64url")).toEqual(Buffer.from(confirm, "base64url"));
    for (const made of ["", "yes", `${confirm}a`, confirm.replace(/^./, "z"), sameBytes])
      expect([made, (await own.call("remove_meal", { meal_id, confirm: made })).isError]).toEqual([
        made,
        true,
      ]);
    expect(await isThere(meal_id)).toBe(true);
    // None of these used it up.
    expect((await own.call("remove_meal", { meal_id, confirm })).isError).toBe(false);
  });

  it("DOOR-019: is not used up by an act that was refused", async () => {
    const { call } = await connect();
    const meal_id = await aMeal();
    const confirm = await asked(call, meal_id);
    expect((await app.delete(`calendarItem/${meal_id}/`, { as: anna })).status).toBe(204);
    for (const _ of [1, 2]) expect((await call("remove_meal", { meal_id, confirm })).text).toBe("Not found.");
  });
});
