import type { planWeek as english } from "../en/plan-week.ts";

const tight = {
  title: "Dit plan had wat ruimte nodig",
  SIZE: (p: { meal: string; name: string }) =>
    `${p.meal}: de portie van ${p.name} wijkt meer dan een vijfde af van de gewone maat.`,
  REPEAT: (p: { meal: string; name: string }) => `${p.meal}: ${p.name} komt eerder terug dan anders.`,
  more: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} meer dan het doel.`,
  less: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} minder dan het doel.`,
};

const noPlan = {
  askCoach: "Vraag je coach om je voedingsplan te maken.",
  askCoachText: "Tot die tijd kun je zelf maaltijden toevoegen.",
  answerFirstTitle: "Je plan begint met een paar antwoorden",
  answerFirst:
    "Je coach heeft eerst een paar antwoorden van je nodig. Tot die tijd kun je zelf maaltijden toevoegen.",
  answerQuestions: "Vragen beantwoorden",
  makePlan: "Maak mijn plan",
  makePlanTitle: "Je hebt nog geen voedingsplan",
  makePlanText: "Beantwoord een paar vragen en je plan staat klaar.",
};

const diagnosis = {
  emptyMeals: "Sommige maaltijden zijn leeg gebleven",
  changeWishes: "Pas mijn wensen aan",
  noRecipes: "Er zijn nog geen recepten voor deze maaltijd.",
  noneFit: (p: { count: number }) =>
    p.count === 1
      ? "Het enige recept voor deze maaltijd past niet bij je wensen."
      : `Geen van de ${p.count} recepten voor deze maaltijd past bij je wensen.`,
  fewFit: (p: { count: number }) =>
    p.count === 1
      ? "Er past maar 1 recept, en dat staat al vlakbij op het menu."
      : `Er passen maar ${p.count} recepten, en die staan al vlakbij op het menu.`,
  gain: (p: { count: number }) =>
    p.count === 1 ? "Zonder dit past er 1 recept meer" : `Zonder dit passen er ${p.count} recepten meer`,
  restrictions: {
    DIET: "Je dieet",
    INTOLERANCES: "Je intoleranties",
    ALLERGENS: "Je allergieën",
    INGREDIENTS_TO_AVOID: "Ingrediënten die je vermijdt",
    CUISINES: "Keukens die je nooit wilt",
    KITCHEN: "Wat je keuken niet heeft",
    DISLIKES: "Recepten die je niet lekker vindt",
    ORGANISATION: "De recepten van je organisatie",
    KETO: "Alleen keto",
    PORTION_SIZE: "De grootte van deze maaltijd",
    HOUSEHOLD: "De mensen die mee-eten",
  },
};

export const planWeek = {
  noPlan,
  diagnosis,
  tight,
  title: "Plan je week",
  paper: "Deze week afdrukken",
  cookAhead: "Vooruit koken voor de komende dagen",
  doneTitle: "Je week is gepland",
  day: (p: { date: string; fresh: number; kept: number }) => {
    const meals = p.fresh === 1 ? "1 nieuwe maaltijd" : `${p.fresh} nieuwe maaltijden`;
    return p.kept === 0 ? `${p.date}: ${meals}` : `${p.date}: ${meals}, ${p.kept} zoals gepland`;
  },
  full: "Vol",
  isOver: "Voorbij",
  locked: "Vast",
  newMeal: "Nieuwe maaltijd",
  stays: "Blijft zoals het is",
  summary: (p: { meals: number; days: number }) =>
    `${p.meals === 1 ? "1 nieuwe maaltijd" : `${p.meals} nieuwe maaltijden`} op ${p.days === 1 ? "1 dag" : `${p.days} dagen`}.`,
  keeps: (p: { count: number }) =>
    p.count === 1 ? "1 maaltijd blijft zoals die is." : `${p.count} maaltijden blijven zoals ze zijn.`,
  nothing: "Elke maaltijd van deze week is al gevuld.",
  none: "Kies minstens één dag.",
  plan: (p: { count: number }) => (p.count === 1 ? "Plan 1 maaltijd" : `Plan ${p.count} maaltijden`),
  planNone: "Niets te plannen",
  planning: "We plannen je maaltijden. Dat kan een halve minuut duren.",
  failed: "Het plannen is niet gelukt. Je week is zoals hij was.",
  offline:
    "Deze week kan alleen met internet worden gepland. Wat je koos blijft staan; tik opnieuw zodra er verbinding is.",
  plannedHere: "De week is op dit apparaat gepland en wordt opgeslagen zodra er verbinding is.",
  planned: (p: { count: number }) =>
    p.count === 1 ? "Er is 1 maaltijd gepland." : `Er zijn ${p.count} maaltijden gepland.`,
  leftEmpty: (p: { count: number }) =>
    p.count === 1 ? "Voor 1 maaltijd past niets." : `Voor ${p.count} maaltijden past niets.`,
  undo: "Draai de hele week terug",
} satisfies typeof english;
