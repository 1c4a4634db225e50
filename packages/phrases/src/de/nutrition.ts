import type { nutrition as english } from "../en/nutrition.ts";
import type { Translated } from "../overlay.ts";

const body: Translated<typeof english> = {
  goals: {
    LOSE_WEIGHT: "Abnehmen",
    GAIN_MUSCLE: "Muskeln aufbauen",
    RECOMPOSITION: "Fett verlieren und Muskeln aufbauen",
    WEIGHT_LOSS: "Abnehmen",
    WEIGHT_GAIN: "Zunehmen",
    MAINTAIN: "Gewicht halten",
  },
  genders: { MALE: "Männlich", FEMALE: "Weiblich" },
  activities: {
    SEDENTARY: "Meist sitzend",
    MILDLY_ACTIVE: "Leicht aktiv",
    ACTIVE: "Aktiv",
    VERY_ACTIVE: "Sehr aktiv",
  },
  activityDescriptions: {
    SEDENTARY: "Arbeit am Schreibtisch, wenig zu Fuß, kein Sport",
    MILDLY_ACTIVE: "Ab und zu auf den Beinen, oder 1- bis 3-mal Sport pro Woche",
    ACTIVE: "Fast den ganzen Tag auf den Beinen, oder 3- bis 5-mal Sport pro Woche",
    VERY_ACTIVE: "Schwere körperliche Arbeit, oder fast jeden Tag Sport",
  },
  cyclePhases: {
    MENSTRUATION: "Menstruation",
    FOLLICULAR: "Follikelphase",
    OVULATION: "Eisprung",
    LUTEAL: "Lutealphase",
  },
  weeklyGoalsInKilograms: {
    LOSE_0_25_KG_PER_WEEK: "0,25 kg pro Woche",
    LOSE_0_5_KG_PER_WEEK: "0,5 kg pro Woche",
    LOSE_0_75_KG_PER_WEEK: "0,75 kg pro Woche",
    LOSE_1_KG_PER_WEEK: "1 kg pro Woche",
  },
  weeklyGoalsInPounds: {
    LOSE_0_25_KG_PER_WEEK: "1 lb in 2 Wochen",
    LOSE_0_5_KG_PER_WEEK: "2 lb in 2 Wochen",
    LOSE_0_75_KG_PER_WEEK: "3 lb in 2 Wochen",
    LOSE_1_KG_PER_WEEK: "4 lb in 2 Wochen",
  },
  recommended: "empfohlen",
};

const eating: Translated<typeof english> = {
  diets: {
    OMNIVORE: "Alles",
    VEGAN: "Vegan",
    VEGETARIAN: "Vegetarisch",
    OVO_VEGETARIAN: "Vegetarisch ohne Milchprodukte",
    LACTO_VEGETARIAN: "Vegetarisch ohne Eier",
    PESCATARIAN: "Pescetarisch",
    HALAL: "Halal",
  },
  dietTypes: {
    RECOMMENDED: "Ausgewogen",
    LOW_CARB: "Low Carb",
    KETO: "Keto",
    CHOOSE_YOUR_OWN: "Selbst einstellen",
    CYCLE_DIET: "Zyklusplan",
    MENOPAUSE: "Wechseljahre",
  },
  intolerances: {
    NO_INTOLERANCE: "Keine Unverträglichkeiten",
    LACTOSE: "Laktose",
    CRUSTACEANS_AND_SHELLFISH: "Krebs- und Schalentiere",
    GLUTEN: "Gluten",
    NUTS: "Nüsse",
  },
  dislikes: {
    BEEF: "Rindfleisch",
    EGGPLANT: "Aubergine",
    HONEY: "Honig",
    CILANTRO: "Koriander",
    MAYONNAISE: "Mayonnaise",
    POTATO: "Kartoffeln",
    MUSHROOM: "Pilze",
    TOMATO: "Tomaten",
    BRUSSELS_SPROUTS: "Rosenkohl",
  },
};

const amounts: Translated<typeof english> = {
  nutrients: {
    calories: "Kalorien",
    energy: "Energie",
    protein: "Eiweiß",
    // It breaks where a hyphen may be, in boxes that are narrower than the word.
    carbohydrates: "Kohlen\u00ADhydrate",
    fat: "Fett",
    fiber: "Ballaststoffe",
  },
  units: { minutes: "Min." },
  weightUnits: { KILOGRAMS: "Kilogramm", POUNDS: "Pfund (lb)", STONES: "Stone" },
  metric: "Metrisch",
  imperial: "Imperial",
  grams: () => "Gramm",
  perDay: (p) => `${p.amount} am Tag`,
};

export const nutrition: Translated<typeof english> = { ...body, ...eating, ...amounts };
