import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, slotsOf } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  anna = await aPlanner(app, {}, { coach_id: coach.id });
});
afterAll(() => app.close());

interface Food {
  quantity: number;
  is_estimated: boolean;
  suggested_serving: {
    id: number;
    measurement_description: string;
    one_serving_in_metric_value: number;
    quantity: number;
    food: { id: number; name: string };
  };
}
interface Line {
  start: number;
  end: number;
  words: string;
  certainty: string;
  food: Food | null;
  alternatives: Food[];
}
interface Asked {
  readonly as?: Person;
  readonly language?: "en" | "nl";
  readonly user?: number;
}

const recognise = async (text: string, { as = anna, language = "nl", user }: Asked = {}) => {
  const body = { text, date: "2026-03-18", meal_moment: "BREAKFAST", ...(user ? { user } : {}) };
  const { status, body: answer } = await app.post("users/recognise-meal/", body, { as, language });
  return { status, body: answer, lines: (answer.lines ?? []) as Line[] };
};

const short = ({ food }: Line) =>
  food === null
    ? null
    : `${food.quantity * (food.suggested_serving.quantity === 100 ? 100 : 1)} ${food.suggested_serving.measurement_description} ${food.suggested_serving.food.name}`;
const foodsOf = async (text: string, asked?: Asked) => (await recognise(text, asked)).lines.map(short);

describe("a sentence about a meal", () => {
  it("FOOD-066 names foods with their amounts, in Dutch and in English", async () => {
    expect(await foodsOf("2 boterhammen met kaas en een glas melk")).toEqual([
      "2 snee Volkorenbrood",
      "2 plak Goudse kaas 48+",
      "1 glas Halfvolle melk",
    ]);
    expect(
      await foodsOf("I had two slices of wholemeal bread with 150g chicken breast and half an avocado", {
        language: "en",
      }),
    ).toEqual(["2 slice Wholemeal bread", "150 g Chicken breast fillet", "0.5 piece Avocado"]);
  });

  it("FOOD-066 is read in its own language, whatever the language of the app", async () => {
    expect(await foodsOf("2 boterhammen met kaas", { language: "en" })).toEqual([
      "2 slice Wholemeal bread",
      "2 slice Gouda cheese",
    ]);
    expect(await foodsOf("a glass of milk", { language: "nl" })).toEqual(["1 glas Halfvolle melk"]);
  });

  it("FOOD-066 tells where each food is in it", async () => {
    const text = "Ik had 2 boterhammen met kaas.";
    const { lines } = await recognise(text);
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(["2 boterhammen", "kaas"]);
  });

  it("FOOD-067 what was left out is no food", async () => {
    expect(await foodsOf("koffie zonder suiker en melk")).toEqual(["1 kopje Filterkoffie"]);
    expect(await foodsOf("tea without sugar", { language: "en" })).toEqual(["1 small cup Black tea"]);
  });

  it("FOOD-068 counts grams, millilitres and household measures in the servings of the food", async () => {
    expect(await foodsOf("1,5 dl halfvolle melk")).toEqual(["150 ml Halfvolle melk"]);
    expect(await foodsOf("8 oz semi-skimmed milk", { language: "en" })).toEqual([
      "226.8 g Semi-skimmed milk",
    ]);
    expect(await foodsOf("2 el pindakaas")).toEqual(["2 eetlepel Pindakaas"]);
    expect(await foodsOf("anderhalve banaan")).toEqual(["1.5 stuk Banaan"]);
  });

  it("FOOD-068 an amount that was not said is marked as estimated", async () => {
    const { lines } = await recognise("banaan, 2 appels");
    expect(lines.map(({ food }) => food?.is_estimated)).toEqual([true, false]);
  });

  it("FOOD-069 asks which food was meant where it changes what is counted, and only there", async () => {
    const { lines } = await recognise("2 boterhammen met kaas en een banaan");
    expect(lines.map(({ certainty }) => certainty)).toEqual(["SURE", "CHECK", "SURE"]);
    const others = lines[1]?.alternatives.map(({ suggested_serving: { food } }) => food.name);
    expect(others?.length).toBeLessThanOrEqual(3);
    expect(others).not.toContain("Goudse kaas 48+");
    expect(others).not.toContain("Pindakaas");
  });

  it("FOOD-068 a spoon of milk or sugar goes into each cup, not a glass", async () => {
    expect(await foodsOf("2 kopjes koffie met melk en suiker")).toEqual([
      "2 kopje Filterkoffie",
      "30 ml Halfvolle melk",
      "2 theelepel Suiker",
    ]);
    expect(await foodsOf("koffie en een glas melk")).toEqual([
      "1 kopje Filterkoffie",
      "1 glas Halfvolle melk",
    ]);
  });

  it("FOOD-066 what comes with a food is a food of its own, also where both have one name", async () => {
    expect(await foodsOf("patat met mayo")).toEqual([
      expect.stringContaining("Patat"),
      expect.stringContaining("ayonaise"),
    ]);
  });

  it("FOOD-066 keeps what is no food of ours as words", async () => {
    const { lines } = await recognise("een banaan en een kwibuswobbel");
    expect(lines.map(({ certainty, words }) => [certainty, words])).toEqual([
      ["SURE", "banaan"],
      ["UNKNOWN", "kwibuswobbel"],
    ]);
    expect(lines[1]).toMatchObject({ food: null, alternatives: [] });
  });

  it("FOOD-069 takes what the person usually takes, in the amount of the last time", async () => {
    const eve = await aPlanner(app);
    const [milk] = (await recognise("een glas volle melk", { as: eve })).lines;
    const day = await aDay(app, eve, "2026-03-17");
    const eaten = {
      ...{ calendar_day_id: day, meal_moment: "BREAKFAST", quantity: 1.5 },
      suggested_serving_id: milk?.food?.suggested_serving.id,
    };
    expect((await app.post("planSingleFoodMeal/", eaten, { as: eve })).status).toBe(201);
    const [usual] = (await recognise("melk", { as: eve })).lines;
    expect(usual && [usual.certainty, short(usual)]).toEqual(["USUAL", "1.5 glas Volle melk"]);
    const [said] = (await recognise("2 glazen melk", { as: eve })).lines;
    expect(said && [said.certainty, short(said)]).toEqual(["USUAL", "2 glas Volle melk"]);
    const [other] = (await recognise("een glas halfvolle melk", { as: eve })).lines;
    expect(other && short(other)).toBe("1 glas Halfvolle melk");
  });

  it("FOOD-072 asks for what people forget, once, unless it was said or left out", async () => {
    const kindOf = async (text: string) => (await recognise(text)).body.forgotten?.kind ?? null;
    const { body } = await recognise("2 boterhammen met kaas");
    expect(body.forgotten).toMatchObject({ kind: "SPREAD", foods: [{ quantity: 2 }, { quantity: 2 }] });
    expect(await kindOf("2 boterhammen met boter en kaas")).toBeNull();
    expect(await kindOf("2 boterhammen met kaas zonder boter")).toBeNull();
    const coffee = await recognise("een kopje koffie");
    expect(coffee.body.forgotten).toMatchObject({
      kind: "IN_DRINK",
      foods: [
        { quantity: 0.15, suggested_serving: { quantity: 100, food: { name: "Halfvolle melk" } } },
        { quantity: 1, suggested_serving: { food: { name: "Suiker" } } },
      ],
    });
    expect(await kindOf("een banaan")).toBeNull();
  });

  it("FOOD-071 answers at most twenty foods, and says that there are more", async () => {
    const { lines, body } = await recognise(Array.from({ length: 22 }, () => "1 ei").join(", "));
    expect([lines.length, body.has_more]).toEqual([20, true]);
    expect((await recognise("1 ei")).body.has_more).toBe(false);
    expect((await recognise("a".repeat(501))).status).toBe(400);
  });

  it("FOOD-066 is read for the client of a coach, and for nobody else", async () => {
    expect((await recognise("2 eieren", { as: coach, user: anna.id })).status).toBe(200);
    const eve = await app.aUser();
    expect([403, 404]).toContain((await recognise("2 eieren", { as: eve, user: anna.id })).status);
  });
});

describe("several foods in one call", () => {
  it("FOOD-070 are put into a meal as eaten, in their order, all or none", async () => {
    const { lines } = await recognise("2 boterhammen met kaas");
    const foods = lines.flatMap(({ food }) =>
      food ? [{ suggested_serving_id: food.suggested_serving.id, quantity: food.quantity }] : [],
    );
    const day = await aDay(app, anna, "2026-03-18");
    const slots = await slotsOf(app, anna);
    const put = (more: object) =>
      app.post(
        "planSingleFoodMeals/",
        { calendar_day_id: day, meal_slot_id: slots.BREAKFAST, foods, ...more },
        { as: anna },
      );
    const { status, body } = await put({});
    expect(status).toBe(201);
    const items = body.calendar_items as { status: string; meal: { ingredient: { name: string } } }[];
    expect(items.map((item) => [item.status, item.meal.ingredient.name])).toEqual([
      ["EATEN", "Wholemeal bread"],
      ["EATEN", "Gouda cheese"],
    ]);
    const unknown = { suggested_serving_id: 2_000_000_000, quantity: 1 };
    expect((await put({ foods: [...foods, unknown] })).body).toHaveProperty("foods");
    const shown = await app.get(`calendarItem/?calendar_day=${day}`, { as: anna });
    expect(shown.body.count).toBe(2);
    expect((await put({ foods: [] })).status).toBe(400);
    expect((await put({ foods: Array.from({ length: 21 }, () => foods[0]) })).status).toBe(400);
  });
});
