import type { simpleOnboarding as english } from "../en/simple-onboarding.ts";
import type { Translated } from "../overlay.ts";

const questions: Translated<typeof english> = {
  step: (p) => `Schritt ${p.step} von ${p.steps}, ${p.percent} %`,
  motivation: {
    title: "Was führt dich hierher?",
    text: "Wir zeigen zuerst die Rezepte, die dir am meisten bringen.",
    missing: "Wähle aus, was dich hierherführt",
  },
  cookingStyle: {
    title: "Wie kochst du gern?",
    text: "Wähle ein oder zwei.",
    tooFew: "Wähle mindestens einen Kochstil",
    tooMany: "Du kannst höchstens 2 Kochstile wählen",
  },
  diet: {
    title: "Ernährst du dich auf eine bestimmte Weise?",
    text: "Du siehst nur Rezepte, die dazu passen.",
  },
  allergens: {
    title: "Verträgst du etwas nicht?",
    text: "Rezepte mit diesen Allergenen blenden wir aus.",
  },
  mealTimes: {
    title: "Für welche Mahlzeiten suchst du Ideen?",
    text: "Wähle zwei oder mehr, darunter das Abendessen.",
    tooFew: "Wähle mindestens zwei Mahlzeiten",
    noDinner: "Das Abendessen gehört dazu",
    submit: "Meine Rezepte zeigen",
  },
};

const choices: Translated<typeof english> = {
  motivations: {
    EAT_HEALTHIER: "Gesünder essen",
    RECIPE_INSPIRATION: "Ideen für Rezepte",
    SAVE_TIME: "Zeit sparen",
    MAKE_EATING_FUN: "Mehr Freude am Essen",
    BUDGET_CONSCIOUS: "Gut essen für wenig Geld",
  },
  motivationDescriptions: {
    EAT_HEALTHIER: "Mehr Gemüse, mehr Abwechslung",
    RECIPE_INSPIRATION: "Jede Woche etwas Neues auf dem Tisch",
    SAVE_TIME: "Weniger überlegen, kürzer in der Küche",
    MAKE_EATING_FUN: "Gerichte, auf die sich alle am Tisch freuen",
    BUDGET_CONSCIOUS: "Gutes Essen aus alltäglichen Zutaten",
  },
  cookingStyles: {
    QUICK: "Schnell",
    EASY: "Einfach",
    COMFORT: "Wohlfühlküche",
    MEAL_PREP: "Vorkochen",
    FAMILY_FRIENDLY: "Für die Familie",
  },
  cookingStyleDescriptions: {
    QUICK: "In etwa 20 Minuten auf dem Tisch",
    EASY: "Wenige Zutaten, wenige Schritte",
    COMFORT: "Warme, vertraute Gerichte",
    MEAL_PREP: "Einmal kochen, mehrmals essen",
    FAMILY_FRIENDLY: "Was auch Kinder essen",
  },
  diets: {
    NONE: "Keine",
    VEGETARIAN: "Vegetarisch",
    VEGAN: "Vegan",
    PESCATARIAN: "Pescetarisch",
  },
  dietDescriptions: {
    NONE: "Ich esse alles",
    VEGETARIAN: "Kein Fleisch und kein Fisch",
    VEGAN: "Nichts vom Tier",
    PESCATARIAN: "Kein Fleisch, aber Fisch",
  },
  allergenNames: {
    PEANUTS: "Erdnüsse",
    TREE_NUTS: "Schalenfrüchte",
    MILK: "Milch",
    EGG: "Ei",
    WHEAT: "Weizen",
    SOY: "Soja",
    FISH: "Fisch",
    SHELLFISH: "Schalentiere",
    SESAME: "Sesam",
    NONE: "Nichts davon",
  },
};

const rest: Translated<typeof english> = {
  videoFailed: "Das Video lässt sich nicht laden",
  noNextStep:
    "Der nächste Schritt lässt sich nicht öffnen. Versuche es noch einmal oder wende dich an den Support.",
  welcomeVideo: {
    title: (p) => `Willkommen bei ${p.name}`,
    text: "Ein kurzer Film darüber, was du hier tun kannst.",
    noVideoText: "Ein paar Fragen, und deine Rezepte sind da.",
    label: "Willkommensvideo",
    play: "Abspielen",
    pause: "Pause",
    fullscreen: "Vollbild",
    progress: "Fortschritt des Videos",
  },
  savingTitle: "Deine Rezepte werden gesucht",
  saving: ["Deine Antworten werden gespeichert", "Passende Rezepte werden gesucht", "Der Tisch wird gedeckt"],
  failedTitle: "Deine Antworten sind noch nicht gespeichert",
  skip: "Ohne Speichern weitermachen",
  tour: {
    badge: "Alles ist bereit",
    slides: [
      {
        title: "Rezepte, die zu dir passen",
        text: "Ausgewählt danach, wie du gern kochst. Was du nicht verträgst, ist nicht dabei.",
      },
      {
        title: "Behalte, was dir schmeckt",
        text: "Speichere ein Rezept, und es ist da, wenn du es wieder willst.",
      },
      {
        title: "Kochen ohne Raten",
        text: "Jedes Rezept sagt dir Schritt für Schritt, was du brauchst und tust.",
      },
      { title: "Einkaufen mit einer Liste", text: "Alles für die Tage deiner Wahl, nach Regalen sortiert." },
    ],
    finish: "Zu meinen Rezepten",
  },
};

export const simpleOnboarding: Translated<typeof english> = { ...questions, ...choices, ...rest };
