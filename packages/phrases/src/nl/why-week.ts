import type { whyWeek as english } from "../en/why-week.ts";

const times = (count: number): string => {
  if (count === 1) return "één keer";
  return count === 2 ? "twee keer" : `op ${count} dagen`;
};

const targets = {
  energy: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest
      ? `Energie ${p.lowest} kcal per dag`
      : `Energie ${p.lowest} tot ${p.highest} kcal per dag`,
  energyTarget: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest
      ? `Je doel is ${p.lowest} kcal`
      : `Je doelen zijn ${p.lowest} tot ${p.highest} kcal`,
  protein: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest ? `Eiwit ${p.lowest} g per dag` : `Eiwit ${p.lowest} tot ${p.highest} g per dag`,
  proteinTarget: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest ? `Je doel is ${p.lowest} g` : `Je doelen zijn ${p.lowest} tot ${p.highest} g`,
  plain: { ENERGY: "Energie dicht bij je doel", PROTEIN: "Eiwit dicht bij je doel" },
  on: (p: { met: number; of: number }) =>
    p.met === p.of ? "Op elke dag" : `Op ${p.met} van de ${p.of} dagen`,
};

const time = {
  weekdays: (p: { minutes: number }) => `Doordeweeks hooguit ${p.minutes} minuten werk`,
  weekend: (p: { minutes: number }) => `In het weekend hooguit ${p.minutes} minuten werk`,
  always: (p: { minutes: number }) => `Hooguit ${p.minutes} minuten werk per maaltijd`,
  both: (p: { weekday: number; weekend: number }) =>
    `Doordeweeks hooguit ${p.weekday} minuten werk, in het weekend ${p.weekend}`,
  longest: (p: { minutes: number }) => `De langste kost er ${p.minutes}`,
  over: (p: { name: string; day: string; minutes: number }) => `${p.name} op ${p.day} kost er ${p.minutes}`,
  unknown: (p: { count: number }) =>
    p.count === 1
      ? "van 1 gerecht is de tijd niet bekend"
      : `van ${p.count} gerechten is de tijd niet bekend`,
};

const budget = {
  title: (p: { price: string }) => `Eten voor ongeveer ${p.price}`,
  of: (p: { price: string }) => `Je budget voor deze dagen is ${p.price}`,
  unpriced: (p: { count: number }) =>
    p.count === 1
      ? "van 1 maaltijd is de prijs niet bekend"
      : `van ${p.count} maaltijden is de prijs niet bekend`,
};

const packs = {
  title: "Open verpakkingen gebruik je nog eens",
  value: (p: { used: number; opened: number }) => `${p.used} van ${p.opened}`,
  back: (p: { names: string; count: number }) =>
    p.count === 1 ? `${p.names} komt terug` : `${p.names} komen terug`,
  none: "Geen gerecht deelt ze",
};

const variety = {
  title: (p: { dishes: number }) =>
    p.dishes === 1 ? "1 gerecht voor lunch en diner" : `${p.dishes} verschillende lunches en diners`,
  again: (p: { count: number }) => {
    if (p.count === 0) return "Geen ervan stond er vorige week ook";
    return p.count === 1 ? "1 ervan stond er vorige week ook" : `${p.count} ervan stonden er vorige week ook`;
  },
  repeated: (p: { count: number }) =>
    p.count === 1 ? "1 maaltijd is een herhaling" : `${p.count} maaltijden zijn een herhaling`,
};

const foods = {
  fish: (p: { count: number }) => (p.count === 0 ? "geen vis" : `vis ${times(p.count)}`),
  pulses: (p: { count: number }) => (p.count === 0 ? "geen peulvruchten" : `peulvruchten ${times(p.count)}`),
  meat: (p: { count: number }) => (p.count === 0 ? "geen vlees" : `vlees ${times(p.count)}`),
  noneDisliked: "niets wat je niet lekker vindt",
  disliked: (p: { count: number }) =>
    p.count === 1
      ? "1 maaltijd met iets wat je niet lekker vindt"
      : `${p.count} maaltijden met iets wat je niet lekker vindt`,
};

const guide = {
  title: (p: { name: string; amount: string }) => `${p.name} ${p.amount} per dag`,
  atLeast: (p: { amount: string }) => `De richtlijn is minstens ${p.amount}`,
  atMost: (p: { amount: string }) => `De richtlijn is hoogstens ${p.amount}`,
  known: (p: { percent: string }) => `bekend van ${p.percent}% van wat er gepland is`,
  reached: (p: { name: string }) => `Genoeg ${p.name}`,
  short: (p: { name: string }) => `Minder ${p.name} dan de richtlijn`,
  within: (p: { name: string }) => `${p.name} binnen de richtlijn`,
  passed: (p: { name: string }) => `Meer ${p.name} dan de richtlijn`,
  average: "Gemiddeld over de week",
};

const better = {
  title: "Wat het beter zou maken",
  place: (p: { day: string; moment: string; name: string }) => `${p.day}, ${p.moment}: ${p.name}`,
  change: (p: { amount: string; name: string }) => `${p.amount} ${p.name}`,
  more: (p: { name: string }) => `meer ${p.name}`,
  less: (p: { name: string }) => `minder ${p.name}`,
  minutes: (p: { count: number }) =>
    p.count === 1 ? "1 minuut minder werk" : `${p.count} minuten minder werk`,
  kinds: { FISH: "met vis", PULSES: "met peulvruchten", MEAT: "met vlees" },
  toBuy: (p: { count: number }) => `${p.count} te kopen`,
  swap: "Wissel",
  swapFor: (p: { old: string; name: string }) => `Wissel ${p.old} voor ${p.name}`,
  one: (p: { amount: string; name: string }) => `Dan kom je op ${p.amount} ${p.name} per dag`,
  both: "Maak beide wissels",
  bothTo: (p: { amount: string; name: string }) => `Maak beide wissels, ${p.amount} ${p.name}`,
  done: "Beide wissels zijn gemaakt.",
  changed: "Je planning is intussen veranderd. Kijk nog eens.",
  over: (p: { count: number; day: string; name: string }) =>
    p.count === 1
      ? `Sta op ${p.day} 1 minuut meer toe, voor ${p.name}.`
      : `Sta op ${p.day} ${p.count} minuten meer toe, voor ${p.name}.`,
  keptOut: (p: { minutes: number; wished: number; dishes: number }) =>
    `Met ${p.minutes} minuten in plaats van ${p.wished} passen er doordeweeks nog ${p.dishes} diners.`,
  keptOutByAny: (p: { wished: number; dishes: number }) =>
    `Met meer dan ${p.wished} minuten passen er doordeweeks nog ${p.dishes} diners.`,
  howYouCook: "Hoe je kookt",
};

const household = {
  sentence: (p: { meals: string; how: string; names: string }) =>
    `Alle ${p.meals} zijn ${p.how} vanwege ${p.names}.`,
  meals: { BREAKFAST: "ontbijten", LUNCH: "lunches", DINNER: "diners", SNACK: "tussendoortjes" },
  diets: {
    OMNIVORE: "voor iedereen",
    VEGAN: "veganistisch",
    VEGETARIAN: "zonder vlees en vis",
    LACTO_VEGETARIAN: "zonder vlees, vis en ei",
    OVO_VEGETARIAN: "zonder vlees, vis en zuivel",
    PESCATARIAN: "zonder vlees",
    HALAL: "halal",
  },
  intolerances: {
    NO_INTOLERANCE: "voor iedereen",
    LACTOSE: "zonder lactose",
    CRUSTACEANS_AND_SHELLFISH: "zonder schaal- en schelpdieren",
    GLUTEN: "zonder gluten",
    NUTS: "zonder noten",
  },
  without: (p: { name: string }) => `zonder ${p.name}`,
};

export const whyWeek = {
  title: "Waarom deze week",
  dates: (p: { from: string; to: string }) => `${p.from} tot en met ${p.to}`,
  fits: (p: { met: number; of: number }) =>
    p.met === p.of ? `Past bij je op alle ${p.of} punten` : `Past bij je op ${p.met} van de ${p.of} punten`,
  onDays: (p: { met: number; of: number }) => `${p.met} van de ${p.of} dagen`,
  met: "Past",
  notMet: "Net niet",
  fullDays: (p: { count: number }) =>
    p.count === 1
      ? "Doelen en richtlijnen zijn berekend over de ene dag waarop elke maaltijd gepland is."
      : `Doelen en richtlijnen zijn berekend over de ${p.count} dagen waarop elke maaltijd gepland is.`,
  noFullDays: "Doelen en richtlijnen ontbreken, omdat nog geen dag al zijn maaltijden heeft.",
  targets,
  time,
  budget,
  packs,
  variety,
  foods,
  guide,
  better,
  household,
  empty: "Er is deze week niets gepland",
  emptyText: "Zodra er maaltijden gepland zijn, zie je hier wat de week oplevert.",
  toPlanner: "Naar de planner",
} satisfies typeof english;
