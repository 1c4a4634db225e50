import { plural } from "../format.ts";

const entries = (count: number) => plural("en", count, { one: "diary entry", other: "diary entries" });
const weights = (count: number) => plural("en", count, { one: "weight", other: "weights" });
const lines = (count: number) => plural("en", count, { one: "line", other: "lines" });
const recipes = (count: number) => plural("en", count, { one: "recipe", other: "recipes" });
const days = (count: number) => plural("en", count, { one: "day", other: "days" });

interface Counted {
  readonly count: number;
  readonly shown: string;
}

/** Bringing a diary, weights and recipes from another app. */
export const bring = {
  title: "Bring your data",
  text: "Your diary, weights and recipes from another app come along. You see what is in the file first, and can take it back for 30 days.",
  choose: {
    title: "Your file",
    text: "A diary, weights or recipes: one file of at most 50 MB.",
    drop: "Drop the file here",
    button: "Choose a file",
    other: "Choose another file",
    reading: "Reading the file…",
    tooLarge:
      "This file is larger than 50 MB. Choose a shorter period in the other app and bring it in parts.",
  },
  apps: {
    MYFITNESSPAL: "MyFitnessPal",
    CRONOMETER: "Cronometer",
    LOSE_IT: "Lose It!",
    MACROFACTOR: "MacroFactor",
    FDDB: "FDDB",
    FITBIT: "Fitbit and Google",
    GARMIN: "Garmin Connect",
    SAMSUNG_HEALTH: "Samsung Health",
    PLAIN: "A table of your own",
    PLATEFUL: "Plateful",
    MEALIE: "Mealie",
    TANDOOR: "Tandoor",
    PAPRIKA: "Paprika",
    RECIPE_SAGE: "RecipeSage",
    NEXTCLOUD_COOKBOOK: "Nextcloud Cookbook",
    COOKLANG: "Cooklang",
    RECIPE_FILE: "A recipe file",
    RECIPE_TEXT: "A recipe as text",
  },
  holds: { both: "food diary and weights", meals: "food diary", weights: "weights", recipes: "recipes" },
  recipeRest: (p: { lines: string }) => `Not in the ingredients yet: ${p.lines}`,
  recognised: (p: { app: string; what: string }) => `${p.app}, ${p.what}`,
  how: {
    title: "How to get your file",
    ofDiary: "Food diary and weights",
    ofRecipes: "Recipes",
    unknownTitle: "We do not know this file",
    unknownText: "These are the apps and files we know, and how to get them.",
    steps: {
      MYFITNESSPAL: [
        "On myfitnesspal.com, open Reports and choose Export data. You need a Premium account for it.",
        "Choose the period. A ZIP file comes by e-mail.",
        "Choose that file here as it is.",
      ],
      CRONOMETER: [
        "On cronometer.com, open More, Account, Export data.",
        "Export Food & recipe entries, and Biometrics for your weights.",
        "Choose each of the files here.",
      ],
      LOSE_IT: ["On loseit.com, open Settings and choose Export data.", "Choose the ZIP file here as it is."],
      MACROFACTOR: [
        "In the app, open More, Data export, and choose the food log or the scale weight.",
        "Save it as CSV. A workbook has to be saved as CSV first.",
      ],
      FDDB: ["On fddb.info, open My FDDB and choose Export diary as CSV.", "Choose the file here."],
      FITBIT: [
        "On takeout.google.com, choose Fitbit or Google Health alone.",
        "Choose the ZIP file here, or weight.csv or the weight files in it when it is too large.",
      ],
      GARMIN: [
        "On connect.garmin.com, open Health stats, Weight, and choose a period.",
        "Choose Export CSV at the top right.",
      ],
      SAMSUNG_HEALTH: [
        "In the app, open Settings and choose Download personal data.",
        "Choose the file that begins with com.samsung.health.weight.",
      ],
      PLAIN: [
        "Make a table with the columns date, time, meal, name, amount, kcal, protein, carbs and fat. Only date, name and kcal are needed.",
        "For weights: date and weight, such as 2024-03-05 and 75.1 kg.",
        "Save it as CSV.",
      ],
      PLATEFUL: ["Under Profile, Privacy, download your own recipes.", "Choose the ZIP file here as it is."],
      MEALIE: [
        "As an administrator, open Backups, create one and download it. Or export recipes as JSON under Data management.",
        "Choose the ZIP file here as it is.",
      ],
      TANDOOR: [
        "Open Export, choose all recipes and the format Default.",
        "Choose the ZIP file here as it is.",
      ],
      PAPRIKA: [
        "Open Settings, Export, and choose the Paprika recipe format.",
        "Choose the file that ends with .paprikarecipes.",
      ],
      RECIPE_SAGE: ["Open Settings, Export data, and choose JSON-LD.", "Choose the file here."],
      NEXTCLOUD_COOKBOOK: [
        "In Files, download the folder with your recipes. It comes as a ZIP file.",
        "Choose that file here as it is.",
      ],
      COOKLANG: ["Choose a .cook file, or a ZIP file of them."],
      RECIPE_FILE: [
        "Most apps and sites can write recipes as schema.org JSON. Choose one file, or a ZIP file of them.",
      ],
      RECIPE_TEXT: [
        "Write the name, then a line “Ingredients” with one ingredient a line below it, then a line “Preparation” with the steps.",
        "Save it as a .txt file.",
      ],
    },
  },
  preview: {
    label: "What is in the file",
    meals: (p: Counted) => `${p.shown} ${entries(p.count)}`,
    weights: (p: Counted) => `${p.shown} ${weights(p.count)}`,
    recipes: (p: Counted) => `${p.shown} ${recipes(p.count)}`,
    known: (p: { known: string; all: string; count: number; recipes: string }) =>
      p.count === 1
        ? `We know ${p.known} of ${p.all} ingredient lines for certain.`
        : `In the first ${p.recipes} recipes, we know ${p.known} of ${p.all} ingredient lines for certain.`,
    unknown: "Ingredients that stay as text, for you to add later",
    unknownLine: (p: { recipe: string; line: string }) => `${p.recipe}: ${p.line}`,
    drafts:
      "A recipe with such a line, or without a number of servings, becomes a draft, so that its figures are never wrong. Pictures are not imported.",
    period: (p: { first: string; last: string }) => `${p.first} to ${p.last}`,
    oneDay: (p: { date: string }) => `On ${p.date}`,
    already: (p: Counted) => `${p.shown} of them you brought before. They are left out.`,
    filled: (p: Counted) =>
      `On ${p.shown} ${days(p.count)} your diary has something already. The file is added beside it, nothing is overwritten.`,
    weighed: (p: Counted) => `On ${p.shown} ${days(p.count)} you have a weight already. It stays as it is.`,
    addWeights: "Add the weights in the file on those days too",
    samples: "The first entries",
    recipeSamples: "The first recipes",
    sample: (p: { date: string; name: string }) => `${p.date}: ${p.name}`,
    nothing: "There is nothing in this file to import.",
    import: "Import",
    discard: "Do not import",
  },
  misfits: {
    title: (p: Counted) => `${p.shown} ${lines(p.count)} ${p.count === 1 ? "does" : "do"} not fit`,
    line: (p: { line: string; reason: string }) => `Line ${p.line}: ${p.reason}`,
    lineOfFile: (p: { file: string; line: string; reason: string }) =>
      `${p.file}, line ${p.line}: ${p.reason}`,
    recipesTitle: (p: Counted) => `${p.shown} ${recipes(p.count)} ${p.count === 1 ? "does" : "do"} not fit`,
    recipe: (p: { line: string; reason: string; file: string }) => `Recipe ${p.line}, ${p.file}: ${p.reason}`,
    more: (p: Counted) => `and ${p.shown} more`,
    download: "Download the list",
    file: "lines-that-do-not-fit.csv",
    columns: { file: "file", line: "line", reason: "reason" },
    reasons: {
      NO_DATE: "no date that can be read",
      FUTURE: "the day has not come yet",
      TOO_OLD: "before 1990",
      NO_ENERGY: "no energy",
      NO_WEIGHT: "no weight",
      OUT_OF_RANGE: "a number that cannot be right",
      SECOND_WEIGHT: "a second weight on the same day",
      NO_NAME: "no name",
      NO_INGREDIENTS: "no ingredients",
      SAME_RECIPE: "the same recipe twice",
      NOT_READABLE: "it cannot be read",
    },
  },
  asks: {
    date: (p: { date: string }) => `What does ${p.date} mean?`,
    unit: "In which unit are the weights?",
    kilograms: "Kilograms",
    pounds: "Pounds",
    meals: "Which meals are these?",
    mealsText: "What you leave as it is becomes a snack.",
    meal: (p: { name: string; shown: string }) => `${p.name} (${p.shown})`,
    unanswered: "Answer this question first.",
  },
  progress: {
    importing: "Importing your data",
    undoing: "Taking it back",
    text: "You can leave this page. It goes on.",
    undoingText: "You can leave this page. It goes on.",
    of: (p: { done: string; total: string }) => `${p.done} of ${p.total}`,
    stop: "Stop and take back",
  },
  result: {
    title: "Your data is here",
    meals: (p: Counted) => `${p.shown} ${entries(p.count)} added`,
    weights: (p: Counted) => `${p.shown} ${weights(p.count)} added`,
    recipes: (p: Counted) => `${p.shown} ${recipes(p.count)} added`,
    drafts: (p: Counted) =>
      `${p.shown} of them ${p.count === 1 ? "is a draft" : "are drafts"}: open it to complete its ingredients or servings`,
    toRecipes: "See your recipes",
    already: (p: Counted) => `${p.shown} were here already`,
    kept: (p: Counted) => `${p.shown} ${weights(p.count)} left out, because the day has one`,
    full: (p: Counted) => `${p.shown} left out, because their day has 100 meals`,
    nothing: "Everything was here already. Nothing was added.",
    failedTitle: "The import broke off",
    failedText: "What was imported stays. Go on, or take it back.",
    goOn: "Go on",
    toDiary: "See the first day",
  },
  history: {
    title: "What you brought",
    on: (p: { date: string }) => `Brought on ${p.date}`,
    until: (p: { date: string }) => `Can be taken back until ${p.date}`,
    undone: "Taken back",
    undo: "Undo",
    undoOf: (p: { name: string }) => `Undo: ${p.name}`,
    ask: (p: { name: string }) => `Take back ${p.name}?`,
    askText:
      "All that came with this file is removed, also what you changed since. Meals that you planned with its recipes stay.",
    confirm: "Take back",
    asked: "It is being taken back",
  },
};
