import {
  type CompleteLanguage,
  completeLanguageOf,
  type FirstPhrases,
  type Language,
  type LatePhrases,
  type Phrases,
} from "@plateful/phrases";
import { use } from "react";
import { PATHS } from "../address/paths.ts";
import { personOfDevice } from "../device/session.ts";

const FIRST: Record<CompleteLanguage, () => Promise<FirstPhrases>> = {
  en: async () => (await import("@plateful/phrases/en/first")).first,
  nl: async () => (await import("@plateful/phrases/nl/first")).first,
};
const LATE: Record<CompleteLanguage, () => Promise<LatePhrases>> = {
  en: async () => (await import("@plateful/phrases/en/late")).late,
  nl: async () => (await import("@plateful/phrases/nl/late")).late,
};

interface Translation {
  readonly first: (texts: FirstPhrases) => FirstPhrases;
  readonly late: (texts: LatePhrases) => LatePhrases;
}
/** What previews lay over the texts of a complete language. */
const PREVIEWS: Readonly<Partial<Record<Language, () => Promise<Translation>>>> = {
  de: () => import("@plateful/phrases/de"),
};

async function loadFirst(language: Language): Promise<FirstPhrases> {
  const [texts, preview] = await Promise.all([FIRST[completeLanguageOf(language)](), PREVIEWS[language]?.()]);
  return preview?.first(texts) ?? texts;
}

async function loadLate(language: Language): Promise<LatePhrases> {
  const [texts, preview] = await Promise.all([LATE[completeLanguageOf(language)](), PREVIEWS[language]?.()]);
  return preview?.late(texts) ?? texts;
}

/** The names of the late texts, which must be known before the texts are. */
const LATE_NAMES: Readonly<Record<keyof LatePhrases, true>> = {
  allergens: true,
  billing: true,
  clientNote: true,
  clients: true,
  cookedAhead: true,
  diyPlans: true,
  energyUse: true,
  fitting: true,
  foodStart: true,
  foods: true,
  groceries: true,
  healthAnswers: true,
  help: true,
  household: true,
  howYouCook: true,
  keptChanges: true,
  leftovers: true,
  logging: true,
  mealReasons: true,
  mealSentence: true,
  measurements: true,
  noMessages: true,
  nutrients: true,
  onboarding: true,
  ownPortion: true,
  ownProducts: true,
  ownRecipe: true,
  planWeek: true,
  practice: true,
  privacy: true,
  profile: true,
  quickAdd: true,
  recipeSearch: true,
  recipeTags: true,
  recipes: true,
  replan: true,
  safety: true,
  signIn: true,
  simpleOnboarding: true,
  simpleRecipes: true,
  timeZones: true,
  versions: true,
  withoutNumbers: true,
  whyWeek: true,
};

const coming = new Map<Language, Promise<LatePhrases>>();
const arrived = new Map<Language, LatePhrases>();

/** Loads the late texts of a language once; what failed is tried again by the next who asks. */
function loadLatePhrases(language: Language): Promise<LatePhrases> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const loading = loadLate(language);
  coming.set(language, loading);
  loading.then(
    (texts) => arrived.set(language, texts),
    () => coming.delete(language),
  );
  return loading;
}

/** Drawing a component that reads a late text waits for it, like for a lazy component. */
const lateOf = (language: Language): LatePhrases => arrived.get(language) ?? use(loadLatePhrases(language));

function withLate(language: Language, first: FirstPhrases): Phrases {
  const late = Object.keys(LATE_NAMES).map((name) => [
    name,
    { enumerable: true, get: () => lateOf(language)[name as keyof LatePhrases] },
  ]);
  return Object.defineProperties({ ...first }, Object.fromEntries(late)) as Phrases;
}

/** Loads all texts of one language; the other one is never sent to the browser. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  const [first] = await Promise.all([loadFirst(language), loadLatePhrases(language)]);
  return withLate(language, first);
}

/** Loads what the screen of an address says; the planner, where most people begin, needs the first texts alone. */
export async function loadPhrasesFor(language: Language, path: string): Promise<Phrases> {
  // The home address leads there whoever is known on this device, and others to a screen for visitors.
  const isPlanner = path === PATHS.planner || (path === PATHS.home && personOfDevice() !== null);
  if (!isPlanner) return loadPhrases(language);
  return withLate(language, await loadFirst(language));
}

/**
 * Whoever presses anything goes on from the planner, where the late texts are not there yet.
 * @param alongside What else is fetched with the first press.
 */
export function fetchLatePhrasesOnPress(
  language: () => Language,
  alongside: () => void = () => undefined,
): void {
  const controller = new AbortController();
  const { signal } = controller;
  const fetchThem = () => {
    controller.abort();
    alongside();
    // What fails here is asked for again by the screen that needs it, which then says so.
    void loadLatePhrases(language()).catch(() => undefined);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, fetchThem, { signal });
}
