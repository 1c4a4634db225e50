import { momentOfName } from "./meal-words.ts";
import { folded, readNumber } from "./read-values.ts";
import { type Columns, energyOf, mealOf, momentsOf, type Reading, type TableFormat } from "./table-format.ts";

/**
 * Tables of food diaries. Where each form is described stands in docs/bring.md. Columns that are not read are left out of
 * account, so that an app may add some.
 */

const macros = (columns: Columns, reading: Reading) => {
  const protein = columns.number(reading, "protein (g)", "protein g", "protein");
  const carbohydrates = columns.number(
    reading,
    "carbohydrates (g)",
    "carbs (g)",
    "kh g",
    "carbohydrates",
    "carbs",
  );
  const fat = columns.number(reading, "fat (g)", "fett g", "fat");
  const fiber = columns.number(reading, "fiber (g)", "fiber", "fibre (g)", "dietary fiber (g)");
  return (cells: readonly string[]) => ({
    protein: protein(cells),
    carbohydrates: carbohydrates(cells),
    fat: fat(cells),
    fiber: fiber(cells),
  });
};

const NAMES_OF_FOODS = ["food", "food name", "name", "naam", "bezeichnung"];

/** One row for each meal of a day, without the foods. */
const myFitnessPal: TableFormat = {
  app: "MYFITNESSPAL",
  kind: "meal",
  date: ["date"],
  matches: (columns) => columns.has("date", "meal", "calories") && !columns.hasOne(NAMES_OF_FOODS),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["date"], ["time"]);
    const meal = columns.text("meal");
    const kcal = energyOf(columns, reading, ["calories"]);
    const rest = macros(columns, reading);
    return (cells) => {
      const eaten = meal(cells);
      const isKnown = eaten === "" || momentOfName(eaten) !== undefined;
      const name = isKnown ? "MyFitnessPal" : `MyFitnessPal, ${eaten}`;
      return mealOf(
        { ...moment(cells), meal: eaten, name, kcal: kcal(cells), ...rest(cells), isSum: true },
        reading,
      );
    };
  },
};

const CRONOMETER_ENERGY = [["energy (kcal)"], ["energy (kj)"]] as const;

const cronometerServings: TableFormat = {
  app: "CRONOMETER",
  kind: "meal",
  date: ["day"],
  matches: (columns) => columns.has("day", "food name", "amount") && columns.hasOne(CRONOMETER_ENERGY.flat()),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["day"], ["time"]);
    const group = columns.text("group");
    const [name, amount] = [columns.text("food name"), columns.text("amount")];
    const kcal = energyOf(columns, reading, ...CRONOMETER_ENERGY);
    const rest = macros(columns, reading);
    return (cells) => {
      // What Cronometer says of what is in no meal.
      const meal = group(cells) === "Uncategorized" ? "" : group(cells);
      const eaten = { ...moment(cells), meal, name: name(cells), amount: amount(cells), kcal: kcal(cells) };
      return mealOf({ ...eaten, ...rest(cells) }, reading);
    };
  },
};

/** One row for each day. */
const cronometerDays: TableFormat = {
  app: "CRONOMETER",
  kind: "meal",
  isOfDays: true,
  date: ["date"],
  matches: (columns) => columns.has("date", "completed") && columns.hasOne(CRONOMETER_ENERGY.flat()),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["date"], []);
    const kcal = energyOf(columns, reading, ...CRONOMETER_ENERGY);
    const rest = macros(columns, reading);
    return (cells) => {
      const energy = kcal(cells);
      // A day on which nothing was logged.
      if (energy === 0) return "SKIP";
      return mealOf(
        { ...moment(cells), name: "Cronometer", kcal: energy, ...rest(cells), isSum: true },
        reading,
      );
    };
  },
};

const isTrue = (text: string): boolean => ["true", "1", "yes"].includes(text.trim().toLowerCase());

const loseIt: TableFormat = {
  app: "LOSE_IT",
  kind: "meal",
  order: "MDY",
  date: ["date"],
  matches: (columns) => columns.has("date", "name", "quantity", "units", "calories"),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["date"], []);
    const [name, meal, deleted] = [columns.text("name"), columns.text("meal"), columns.text("deleted")];
    const [quantity, units, type] = [columns.text("quantity"), columns.text("units"), columns.text("type")];
    const kcal = energyOf(columns, reading, ["calories"]);
    const rest = macros(columns, reading);
    return (cells) => {
      if (isTrue(deleted(cells)) || type(cells).trim().toLowerCase() === "exercise") return "SKIP";
      const count = readNumber(quantity(cells), reading.hasDecimalComma);
      const amount = count === null ? "" : `${count} ${units(cells)}`;
      const eaten = { ...moment(cells), meal: meal(cells), name: name(cells), amount, kcal: kcal(cells) };
      return mealOf({ ...eaten, ...rest(cells) }, reading);
    };
  },
};

const macroFactor: TableFormat = {
  app: "MACROFACTOR",
  kind: "meal",
  date: ["date"],
  matches: (columns) => columns.has("date", "time", "food name", "serving qty", "calories (kcal)"),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["date"], ["time"]);
    const [name, size, quantity] = [
      columns.text("food name"),
      columns.text("serving size"),
      columns.text("serving qty"),
    ];
    const grams = columns.number(reading, "serving weight (g)");
    const kcal = energyOf(columns, reading, ["calories (kcal)"]);
    const rest = macros(columns, reading);
    return (cells) => {
      const weight = grams(cells);
      const amount = weight === null ? `${quantity(cells)} ${size(cells)}` : `${weight} g`;
      return mealOf(
        { ...moment(cells), name: name(cells), amount, kcal: kcal(cells), ...rest(cells) },
        reading,
      );
    };
  },
};

const FDDB_AMOUNT = /^([\d.,]+ ?(?:g|ml)) +(?=\S)/;

/** Energy in kilojoules, decimals behind a comma, the amount before the name. */
const fddb: TableFormat = {
  app: "FDDB",
  kind: "meal",
  order: "DMY",
  hasDecimalComma: true,
  date: ["datum tag monat jahr stunde minute"],
  matches: (columns) => columns.has("datum tag monat jahr stunde minute", "bezeichnung", "kj"),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, ["datum tag monat jahr stunde minute"]);
    const described = columns.text("bezeichnung");
    const kcal = energyOf(columns, reading, [], ["kj"]);
    const rest = macros(columns, reading);
    return (cells) => {
      const text = described(cells).trim();
      const amount = FDDB_AMOUNT.exec(text)?.[0] ?? "";
      const name = text.slice(amount.length);
      return mealOf({ ...moment(cells), name, amount, kcal: kcal(cells), ...rest(cells) }, reading);
    };
  },
};

const PLAIN = {
  date: ["date", "datum", "day", "dag", "tag"],
  time: ["time", "tijd", "uhrzeit", "zeit"],
  meal: ["meal", "maaltijd", "eetmoment", "mahlzeit", "group"],
  name: [
    "name",
    "food",
    "food name",
    "naam",
    "product",
    "omschrijving",
    "voedingsmiddel",
    "lebensmittel",
    "bezeichnung",
  ],
  amount: ["amount", "quantity", "hoeveelheid", "portie", "menge"],
  kcal: [
    "kcal",
    "calories",
    "calories (kcal)",
    "energy (kcal)",
    "energie (kcal)",
    "calorieen",
    "kalorien",
    "energy",
    "energie",
  ],
  kj: ["kj", "energy (kj)", "energie (kj)", "kilojoule"],
  protein: [
    "protein",
    "protein (g)",
    "eiwit",
    "eiwit (g)",
    "eiwitten",
    "eiwitten (g)",
    "eiweiß",
    "eiweiß (g)",
  ],
  carbohydrates: [
    ...["carbs", "carbs (g)", "carbohydrates", "carbohydrates (g)", "koolhydraten", "koolhydraten (g)"],
    ...["kohlenhydrate", "kohlenhydrate (g)"],
  ],
  fat: ["fat", "fat (g)", "vet", "vet (g)", "vetten", "vetten (g)", "fett", "fett (g)"],
  fiber: [
    "fibre",
    "fibre (g)",
    "fiber",
    "fiber (g)",
    "vezels",
    "vezels (g)",
    "ballaststoffe",
    "ballaststoffe (g)",
  ],
} as const;

/** The table that anybody can write (ledger DOOR-034). */
const plain: TableFormat = {
  app: "PLAIN",
  kind: "meal",
  date: PLAIN.date,
  matches: (columns) =>
    columns.hasOne(PLAIN.date) && columns.hasOne(PLAIN.name) && columns.hasOne([...PLAIN.kcal, ...PLAIN.kj]),
  open: (columns, reading) => {
    const moment = momentsOf(columns, reading, PLAIN.date, PLAIN.time);
    const [meal, name, amount] = [PLAIN.meal, PLAIN.name, PLAIN.amount].map((names) =>
      columns.text(...names),
    );
    const kcal = energyOf(columns, reading, PLAIN.kcal, PLAIN.kj);
    const [protein, carbohydrates, fat, fiber] = [
      PLAIN.protein,
      PLAIN.carbohydrates,
      PLAIN.fat,
      PLAIN.fiber,
    ].map((names) => columns.number(reading, ...names));
    const status = columns.text("status");
    return (cells) => {
      // Our own table of a diary has what is planned as well, which nobody ate.
      if (folded(status(cells)) === "planned") return "SKIP";
      return mealOf(
        {
          ...moment(cells),
          meal: meal?.(cells) ?? "",
          name: name?.(cells) ?? "",
          amount: amount?.(cells) ?? "",
          kcal: kcal(cells),
          protein: protein?.(cells) ?? null,
          carbohydrates: carbohydrates?.(cells) ?? null,
          fat: fat?.(cells) ?? null,
          fiber: fiber?.(cells) ?? null,
        },
        reading,
      );
    };
  },
};

/** The plain table last: what an app writes may look like it. */
export const FOOD_FORMATS: readonly TableFormat[] = [
  myFitnessPal,
  cronometerServings,
  cronometerDays,
  loseIt,
  macroFactor,
  fddb,
  plain,
];
