import { describe, expect, it } from "vitest";
import { phrasesOf } from "./all.ts";
import { LANGUAGES } from "./language.ts";

/** Names that are the same word in both languages; anything else that is equal was forgotten. */
const SAME_IN_BOTH = [
  // Words of programmers, which Dutch has from English.
  "apiDocs.title",
  "apiDocs.parameters",
  "apiDocs.inHeader",
  // A name and an amount, which come from elsewhere.
  "ownPortion.ingredients.changed",
  // Names of places, of which many are the same.
  "timeZones.cities.",
  // An oven and a blender are called the same, and so is a minute.
  "howYouCook.tools.",
  "howYouCook.most",
  "howYouCook.unit",
  "whyWeek.better.change",
  "whyWeek.household.meals.LUNCH",
  "whyWeek.household.diets.HALAL",
  "branding.screenNames.mail",
  "nutrients.focus.part",
  "nutrients.names.CALCIUM",
  "nutrients.names.MAGNESIUM",
  "nutrients.meals.gain",
  "nutrients.meals.place",
  "nutrients.namesInSentence.CALCIUM",
  "nutrients.namesInSentence.MAGNESIUM",
  "branding.sample.firstName",
  "branding.sample.client",
  "clients.checkIns",
  "cooking.timers.title",
  "cooking.timers.start",
  "cooking.timers.addMinuteTo",
  "cooking.timers.minutes",
  "cooking.timers.seconds",
  "cooking.timers.range",
  "cooking.timers.addMinute",
  "cooking.timers.stop",
  "preparation.days",
  "preparation.inTime",
  "preparation.minutes",
  "preparation.lanes.OVEN",
  "preparation.degrees",
  "preparation.forMeal",
  "intake.adding.start.whose",
  "checkIns.title",
  "checkIns.titleOfWeek",
  "checkIns.card.start",
  "checkIns.topics.stress",
  "checkIns.coach.title",
  "checkIns.coach.listTitle",
  "checkIns.coach.week",
  "checkIns.was",
  "myData.tables.check_ins",
  "report.blockNames.STRESS",
  "report.blockNames.plan",
  "report.mean",
  "report.grams",
  "staff.practices.members.title",
  "staff.practices.members.roles.COACH",
  "staff.roles.COACH",
  "staff.dayAt",
  "staff.flags.all",
  "staff.practices.options.MAGIC_LINK",
  "staff.practices.options.OTP",
  "staff.persons.facts",
  "staff.persons.factNames.coach",
  "staff.persons.health.kcal",
  "staff.persons.health.kilograms",
  "staff.persons.filters.COACH",
  "staff.persons.factNames.mail",
  "staff.search.key",
  "staff.numbers.coaches",
  "staff.mail.blockedText",
  "report.planned",
  "fitting.meals.LUNCH",
  "fitting.lists.markAs",
  "triage.reasons.CHECK_IN",
  "triage.detail.grams",
  "triage.detail.wrote",
  "triage.labels.title",
  "triage.labels.one",
  "triage.whose.coach",
  "groceries.categories.FRUIT",
  "groceries.categories.SNACKS",
  "meals.moments.LUNCH",
  "meals.momentsInSentence.LUNCH",
  "meals.types.LUNCH",
  "navigation.coach",
  "navigation.team",
  "bring.apps.PLATEFUL",
  "bring.apps.MEALIE",
  "bring.apps.TANDOOR",
  "bring.apps.PAPRIKA",
  "bring.apps.RECIPE_SAGE",
  "bring.apps.NEXTCLOUD_COOKBOOK",
  "bring.apps.COOKLANG",
  "bring.preview.unknownLine",
  "calendarFile.meal",
  "tokens.calendar.partNames.CHECK_INS",
  "bring.apps.MYFITNESSPAL",
  "bring.apps.CRONOMETER",
  "bring.apps.LOSE_IT",
  "bring.apps.MACROFACTOR",
  "bring.apps.FDDB",
  "bring.apps.GARMIN",
  "bring.apps.SAMSUNG_HEALTH",
  "bring.recognised",
  "bring.preview.sample",
  "bring.asks.meal",
  "tokens.areaOf",
  "tokens.log.status",
  "tokens.log.period",
  "tokens.secret.label",
  "team.title",
  "team.filter.label",
  "team.filter.coachedBy",
  "team.roles.COACH",
  "team.answer.asRole.COACH",
  "team.rights.names.TEAM",
  "navigation.planner",
  "nutrition.diets.HALAL",
  "recipeTags.BURGER",
  "recipeTags.KETO",
  "recipeTags.LUNCH",
  "recipeTags.PASTA",
  "recipeTags.WRAP",
  "nutrition.dietTypes.KETO",
  "nutrition.intolerances.LACTOSE",
  "nutrition.intolerances.GLUTEN",
  "allergens.names.GLUTEN",
  "allergens.inSentence.GLUTEN",
  "nutrition.weeklyGoalsInKilograms.LOSE_1_KG_PER_WEEK",
  "nutrition.units.",
  "groceries.list.groupProgress",
  "groceries.list.range",
  "groceries.list.summary",
  "groceries.list.tick",
  "groceries.picker.chosen",
  "groceries.units.",
  "privacy.client.parts.PLAN",
  "profile.app",
  "profile.coach",
  "profile.account",
  "profile.grams",
  "profile.noValue",
  "profile.macroNames.kcal",
  "profile.system.languages.",
  "profile.system.version",
  "diary.amount",
  "diary.amountOf",
  "clients.contact",
  "clients.intake",
  "clients.plan.kcal",
  "privacy.client.parts.PLAN",
  "planEditor.planNumber",
  "planTemplates.form.proteinUnit",
  "planTemplates.panel.keeps.HALAL",
  "planTemplates.panel.keeps.KETO",
  "planTemplates.result.failed",
  "planTemplates.share",
  "planTemplates.uses.when",
  "planEditor.energy.ownRange",
  "planEditor.energy.perKilogram",
  "clients.settings.account",
  "clients.settings.status",
  "clients.brand.title",
  "ownProducts.per.g",
  "ownProducts.per.ml",
  "ownProducts.kcal",
  "foods.kcal",
  "foods.kcalPer",
  "foods.inAmount",
  "foods.kcalName",
  "foods.grams",
  "branding.tabs.logo",
  "branding.tabs.contact",
  "branding.logo",
  "branding.swatchNames.#5b4fc7",
  "branding.proof.standard",
  "branding.proof.ratio",
  "branding.sample.minutes",
  "messages.day.eaten",
  "messages.day.eatenOnly",
  "messages.day.meal",
  "measurements.screen.at",
  "measurements.types.STRESS",
  "measurements.typesInSentence.STRESS",
  "measurements.periods.LAST_WEEK",
  "measurements.shortPeriods.",
  "measurements.figures.perWeek",
  "measurements.figures.guide",
  "measurements.form.levels",
  "recipeSearch.filters",
  "simpleRecipes.minutes",
  "simpleRecipes.search.filters",
  "recipes.unitNames.",
  "recipes.kcal",
  "recipes.ofGrams",
  "recipes.grams",
  "versions.was",
  "versions.deletion",
  "versions.account",
  "privacy.views.coach",
  "myData.tables.users",
  "myData.tables.user_stresses",
  "myData.files.",
  "keptChanges.portion",
];
const mayBeEqual = (path: string) => SAME_IN_BOTH.some((each) => path === each || path.startsWith(each));

/** Stands for every value that a phrase can ask for: its own name as text, 2 as number. */
const anyValues = new Proxy(
  {},
  { get: (_, name) => (/minutes|days|seconds|count/i.test(String(name)) ? 2 : 7) },
);

/** Every text of a language by its path. Functions are called, lists are joined. */
function textsOf(node: unknown, path = ""): [string, string][] {
  if (typeof node === "string" || typeof node === "number") return [[path, String(node)]];
  if (typeof node === "function") return textsOf(node(anyValues), path);
  if (Array.isArray(node) && node.every((one) => typeof one !== "object"))
    return [[path, node.map(String).join("\n")]];
  if (typeof node !== "object" || node === null) throw new Error(`${path} is neither text nor function`);
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, path === "" ? key : `${path}.${key}`));
}

/** Which values a phrase uses, and whether it is a function at all. */
function valuesUsedBy(node: unknown, path = ""): [string, string][] {
  if (typeof node === "function") {
    const used = new Set<string>();
    const values = new Proxy({}, { get: (_, name) => used.add(String(name)) && 2 });
    node(values);
    return [[path, [...used].sort().join(" ")]];
  }
  if (typeof node !== "object" || node === null || Array.isArray(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => valuesUsedBy(value, `${path}.${key}`));
}

const [english, dutch] = [phrasesOf("en"), phrasesOf("nl")];
const englishTexts = new Map(textsOf(english));

describe("phrases", () => {
  it("I5 PROF-030 exist in both languages under the same names", () => {
    const names = (texts: unknown) =>
      textsOf(texts)
        .map(([path]) => path)
        .sort();
    expect(names(dutch)).toEqual(names(english));
    expect(englishTexts.size).toBeGreaterThan(200);
  });

  it("PROF-030 are never empty and never lack a value", () => {
    for (const language of LANGUAGES)
      for (const [path, text] of textsOf(phrasesOf(language)))
        expect(text.trim() === "" || /undefined|NaN|\[object/.test(text), `${language} ${path}`).toBe(false);
  });

  it("I5 PROF-030 differ between the languages, save for words that are the same in both", () => {
    const equal = textsOf(dutch).filter(([path, text]) => englishTexts.get(path) === text);
    expect(equal.map(([path]) => path).filter((path) => !mayBeEqual(path))).toEqual([]);
  });

  it("show the same values in both languages", () => {
    // Dutch has one word for one gram and for several.
    const shown = (texts: unknown) => valuesUsedBy(texts).filter(([path]) => path !== ".nutrition.grams");
    expect(shown(dutch)).toEqual(shown(english));
  });

  it("never shout at anybody", () => {
    // These stand in the catalogue of messages as they are, and the last is the name of an app.
    const literal = ["general.somethingHappened", "signIn.confirmed.title", "bring.apps.LOSE_IT"];
    for (const language of LANGUAGES)
      for (const [path, text] of textsOf(phrasesOf(language)))
        if (!literal.includes(path)) expect(text, `${language} ${path}`).not.toContain("!");
  });

  it("AUTH-048 confirm an address in the words of the catalogue", () => {
    const titles = [english, dutch].map(({ signIn }) => [
      signIn.confirmationSent.title,
      signIn.confirmed.title,
    ]);
    expect(titles).toEqual([
      ["Confirm your e-mail address", "Done! Your e-mail address is now confirmed"],
      ["Bevestig je e-mailadres", "Gelukt! Je e-mailadres is nu bevestigd"],
    ]);
  });

  it("name weekly goals in pounds per two weeks, which is what they amount to", () => {
    expect(Object.values(english.nutrition.weeklyGoalsInPounds)).toEqual([
      "1 lb per 2 weeks",
      "2 lb per 2 weeks",
      "3 lb per 2 weeks",
      "4 lb per 2 weeks",
    ]);
  });
});
