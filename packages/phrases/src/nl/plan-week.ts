import type { planWeek as english } from "../en/plan-week.ts";

const tight = {
  title: "Dit plan had wat ruimte nodig",
  SIZE: (p: { meal: string; name: string }) =>
    `${p.meal}: de portie van ${p.name} wijkt meer dan een vijfde af van de gewone maat.`,
  REPEAT: (p: { meal: string; name: string }) => `${p.meal}: ${p.name} komt eerder terug dan anders.`,
  more: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} meer dan het doel.`,
  less: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} minder dan het doel.`,
};

export const planWeek = {
  tight,
  title: "Plan je week",
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
