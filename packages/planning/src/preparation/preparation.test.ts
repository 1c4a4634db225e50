import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boxMinutes,
  followPreparation,
  HOB_PANS,
  lengthOfPlan,
  minutesInTurn,
  OVEN_TRAYS,
  type PlannedTask,
  type PreparedDish,
  placeToKeep,
  prepareDish,
  schedulePreparation,
  shortNames,
  timeAxis,
} from "./index.ts";

const SENTENCES = [
  "Chop the onions and the carrots finely.",
  "Snijd de uien en de wortels fijn.",
  "Heat the oven to 200 °C and line a baking tray with baking paper.",
  "Verwarm de oven voor op 180 °C.",
  "Bake for 30 minutes in the middle of the oven, until golden.",
  "Bak 25 minuten in de oven, tot de bovenkant bruin is.",
  "Fry the leeks for 6 minutes in a frying pan, stirring often.",
  "Put the lid on and simmer for 20 minutes over a low heat.",
  "Laat 15 minuten zachtjes koken met het deksel op de pan.",
  "Meanwhile, stir the dressing together.",
  "Snijd intussen de peterselie.",
  "Let it stand for 10 minutes.",
  "Roast for 18 minutes. Meanwhile slice the cheese and let it drain.",
];

const aDish = (id: string) =>
  fc
    .record({
      steps: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 8 }),
      activeMinutes: fc.integer({ min: 1, max: 60 }),
    })
    .map((dish) => prepareDish({ id, ...dish }));
const DISHES = fc
  .integer({ min: 1, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => aDish(`meal-${at}`))));

const overlap = (one: PlannedTask, other: PlannedTask) =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start) > 1e-9;
const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
const mostAtOnce = (tasks: readonly PlannedTask[]) =>
  Math.max(
    0,
    ...tasks.map(({ start }) => tasks.filter((one) => one.start <= start && start < one.end - 1e-9).length),
  );
const work = (tasks: readonly { hands: boolean; minutes: number }[]) =>
  tasks.filter(({ hands }) => hands).reduce((sum, { minutes }) => sum + minutes, 0);

const placedIn = (dishes: readonly PreparedDish[], plan: readonly PlannedTask[]) =>
  dishes.map(({ tasks }) => ({
    tasks,
    placed: tasks.map(({ id }) => plan.find((one) => one.id === id) as PlannedTask),
  }));

const check = (holds: (dishes: readonly PreparedDish[], plan: readonly PlannedTask[]) => void) =>
  fc.assert(
    fc.property(DISHES, (dishes) => holds(dishes, schedulePreparation(dishes))),
    { numRuns: 150, seed: 249 },
  );

describe("PLAN-249 the tasks of a dish", () => {
  const tasksOf = (steps: readonly string[], activeMinutes = 20) =>
    prepareDish({ id: "a", steps, activeMinutes }).tasks.map(({ lane, hands, minutes, temperature }) =>
      [lane, hands ? "hands" : "alone", minutes, temperature ?? ""].join(" ").trim(),
    );

  it.each([
    [
      [
        "Heat the oven to 200 °C. Chop the carrots.",
        "Bake for 30 to 35 minutes, until brown. Scatter with parsley and serve on a plate.",
      ],
      ["BOARD hands 12", "OVEN alone 30 200", "BOARD hands 8"],
    ],
    [
      [
        "Verwarm de oven voor op 200 °C. Snijd de wortels.",
        "Bak 30 à 35 minuten, tot alles bruin is. Bestrooi met peterselie en schep op een bord.",
      ],
      ["BOARD hands 12", "OVEN alone 30 200", "BOARD hands 8"],
    ],
    [
      [
        "Peel the onions, halve them and chop them finely.",
        "Fry them for 10 minutes in a frying pan, stirring often.",
        "Add the stock and simmer for 15 minutes with the lid on.",
      ],
      ["BOARD hands 4", "HOB hands 16", "HOB alone 15"],
    ],
    [["Let the oats soak in the fridge for 8 hours.", "Stir in the fruit."], ["BOARD hands 20"]],
    [[], []],
  ])("%j", (steps, tasks) => {
    expect(tasksOf(steps)).toEqual(tasks);
  });

  it("PLAN-249 reads an oven from the dish that was named before, and a pan as the other", () => {
    expect(tasksOf(["Leg alles in een bakvorm.", "Bak 20 minuten, tot alles gaar is."])[1]).toBe(
      "OVEN alone 20",
    );
    expect(tasksOf(["Verhit een koekenpan.", "Bak 20 minuten, tot alles bruin is."])).toEqual([
      "HOB hands 20",
    ]);
  });

  it("PLAN-249 does meanwhile what the steps say so of, and waits with what follows", () => {
    const { tasks } = prepareDish({
      id: "a",
      steps: [
        "Roast in the oven for 30 minutes.",
        "Meanwhile, grate the cheese into a large bowl.",
        "Mix everything.",
      ],
      activeMinutes: 30,
    });
    expect(tasks.map(({ after }) => after)).toEqual([[], [0], [0]]);
  });

  it("PLAN-249 the minutes of work of a dish are those of its recipe", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 90 }),
        (steps, activeMinutes) => {
          const { tasks } = prepareDish({ id: "a", steps, activeMinutes });
          expect(work(tasks)).toBeCloseTo(activeMinutes, 6);
          expect(tasks.every(({ minutes }) => minutes > 0)).toBe(true);
        },
      ),
      { numRuns: 300, seed: 249 },
    );
  });
});

describe("PLAN-249 the plan", () => {
  it("PLAN-249 asks two hands for one thing at a time", () => {
    check((_dishes, plan) => {
      const hands = plan.filter((task) => task.hands);
      for (const [one, other] of pairs(hands)) expect(overlap(one, other)).toBe(false);
    });
  });

  it("PLAN-249 has one heat in the oven, and no more dishes in it or pans on the hob than there is room for", () => {
    check((_dishes, plan) => {
      const [oven, hob] = [
        plan.filter(({ lane }) => lane === "OVEN"),
        plan.filter(({ lane }) => lane === "HOB"),
      ];
      for (const [one, other] of pairs(oven))
        if (overlap(one, other)) expect(one.temperature).toBe(other.temperature);
      expect(mostAtOnce(oven)).toBeLessThanOrEqual(OVEN_TRAYS);
      expect(mostAtOnce(hob)).toBeLessThanOrEqual(HOB_PANS);
    });
  });

  it("PLAN-249 keeps the order of each dish and all of it", () => {
    check((dishes, plan) => {
      for (const { tasks, placed } of placedIn(dishes, plan)) {
        expect(placed.map(({ minutes }) => minutes)).toEqual(tasks.map(({ minutes }) => minutes));
        for (const one of placed) expect(one.end - one.start).toBeCloseTo(one.minutes, 6);
        const begins = placed.map(({ start }) => start);
        expect(begins).toEqual([...begins].sort((one, other) => one - other));
      }
      expect(plan).toHaveLength(dishes.flatMap(({ tasks }) => tasks).length);
    });
  });

  it("PLAN-249 begins with nothing before what it needs is over, and leaves no pan between work and waiting", () => {
    check((dishes, plan) => {
      for (const { placed } of placedIn(dishes, plan)) {
        const needed = placed.flatMap((one) =>
          one.after.map((at) => [one.start, placed[at]?.end ?? 0] as const),
        );
        for (const [start, end] of needed) expect(start).toBeGreaterThanOrEqual(end - 1e-9);
        const joining = placed.flatMap((one, at) =>
          one.joins ? [[one.start, placed[at - 1]?.end ?? -1] as const] : [],
        );
        for (const [start, end] of joining) expect(start).toBeCloseTo(end, 6);
      }
    });
  });

  it("PLAN-249 is never longer than the dishes one after another, and the same each time", () => {
    check((dishes, plan) => {
      expect(lengthOfPlan(plan)).toBeLessThanOrEqual(minutesInTurn(dishes) + 1e-9);
      expect(lengthOfPlan(plan)).toBeGreaterThanOrEqual(work(plan) - 1e-9);
      expect(schedulePreparation(dishes)).toEqual(plan);
    });
  });

  it("PLAN-249 chops while the oven is on", () => {
    const oven = prepareDish({
      id: "a",
      steps: ["Lay all in an oven dish.", "Bake for 40 minutes."],
      activeMinutes: 10,
    });
    const board = prepareDish({ id: "b", steps: ["Chop the salad."], activeMinutes: 20 });
    expect(lengthOfPlan(schedulePreparation([board, oven]))).toBe(50);
    expect(minutesInTurn([board, oven])).toBe(70);
  });
});

describe("PLAN-250 a plan that is followed", () => {
  const task = (id: string, change: Partial<PlannedTask>): PlannedTask => ({
    ...{ id, dish: id[0] ?? "", lane: "BOARD", hands: true, minutes: 10, pieces: [0], after: [] },
    ...{ joins: false, temperature: null, start: 0, end: 10 },
    ...change,
  });
  const plan = [
    task("a/0", { lane: "HOB" }),
    task("b/0", { minutes: 15, start: 10, end: 25 }),
    task("a/1", { lane: "HOB", hands: false, joins: true, after: [0], minutes: 20, start: 10, end: 30 }),
  ];
  const shown = (done: Record<string, number>, now: number) => {
    const { tasks, late, current } = followPreparation(plan, done, now);
    return {
      late,
      current: current?.id ?? null,
      tasks: tasks.map(({ id, start, end, state }) => `${id} ${start}-${end} ${state}`),
    };
  };

  it("PLAN-250 is in time", () => {
    expect(shown({}, 4)).toEqual({
      ...{ late: 0, current: "a/0" },
      tasks: ["a/0 0-10 NOW", "b/0 10-25 LATER", "a/1 10-30 LATER"],
    });
    expect(shown({ "a/0": 10 }, 12).tasks).toEqual(["a/0 0-10 DONE", "b/0 10-25 NOW", "a/1 10-30 NOW"]);
  });

  it("PLAN-250 moves all that has not begun when something takes longer", () => {
    expect(shown({}, 16.2)).toEqual({
      ...{ late: 7, current: "a/0" },
      tasks: ["a/0 0-17 NOW", "b/0 17-32 LATER", "a/1 17-37 LATER"],
    });
    expect(shown({ "a/0": 17 }, 18).tasks).toEqual(["a/0 0-17 DONE", "b/0 17-32 NOW", "a/1 17-37 NOW"]);
  });

  it("PLAN-250 lets nothing begin earlier that the oven decides, and ends", () => {
    expect(shown({ "a/0": 6 }, 7).tasks).toEqual(["a/0 0-6 DONE", "b/0 10-25 LATER", "a/1 6-26 NOW"]);
    expect(shown({ "a/0": 10, "b/0": 25 }, 40)).toMatchObject({ late: 0, current: null });
  });
});

describe("PLAN-248 what keeps", () => {
  it.each([
    [{ fridgeDays: 2, freezes: false }, 2, "FRIDGE"],
    [{ fridgeDays: 2, freezes: true }, 3, "FREEZER"],
    [{ fridgeDays: 2, freezes: false }, 3, null],
    [{ fridgeDays: 0, freezes: false }, 1, null],
    [{ fridgeDays: null, freezes: null }, 1, null],
    [{ fridgeDays: null, freezes: true }, 1, "FREEZER"],
  ] as const)("PLAN-248 %j for %i days: %s", (keeping, days, place) => {
    expect(placeToKeep(keeping, days)).toBe(place);
  });

  it("PLAN-251 putting away takes a minute for each box, five at least", () => {
    expect([1, 9, 40].map(boxMinutes)).toEqual([5, 9, 15]);
  });
});

describe("PLAN-250 the axis of time", () => {
  it("PLAN-250 stretches what is short, and keeps the order", () => {
    const axis = timeAxis(
      [
        { start: 0, end: 2 },
        { start: 2, end: 32 },
      ],
      { until: 40, perMinute: 5, least: 40 },
    );
    expect([0, 1, 2, 32, 40].map(axis.at)).toEqual([0, 20, 40, 190, 230]);
    expect([axis.length, axis.at(99)]).toEqual([230, 230]);
  });
});

describe("names of dishes side by side", () => {
  it("PLAN-242 end before what else is in a dish, in both languages", () => {
    expect(
      shortNames([
        "Red lentil curry with lupins and green beans",
        "Peppers stuffed with quinoa and white beans",
        "Courgettelinten met tomatensaus van sojagehakt",
        "Leek, potato and pea soup",
        "Spaghetti Bolognese",
        "Platbrood met bieslook",
      ]),
    ).toEqual([
      ...[
        "Red lentil curry",
        "Peppers",
        "Courgettelinten",
        "Leek, potato and pea soup",
        "Spaghetti Bolognese",
        "Platbrood",
      ],
    ]);
  });

  it("PLAN-242 are whole where two dishes would be called the same", () => {
    const names = ["Quark with plums", "Quark with oats", "Rice with peas"];
    expect(shortNames(names)).toEqual(["Quark with plums", "Quark with oats", "Rice"]);
  });
});
