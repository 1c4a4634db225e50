import type { leftovers as english } from "../en/leftovers.ts";

export const leftovers = {
  /** Each meal as it stands beside a weekday. */
  meals: {
    BREAKFAST: "het ontbijt",
    MORNING_SNACK: "de ochtendsnack",
    LUNCH: "de lunch",
    AFTERNOON_SNACK: "de middagsnack",
    DINNER: "het diner",
    SNACK: "het tussendoortje",
    LATE_SNACK: "de avondsnack",
  },
  meal: (p: { meal: string; weekday: string }) => `${p.meal} van ${p.weekday}`,
  side: "Voor erbij",
  from: (p: { meal: string }) => `Over van ${p.meal}`,
  fromFreezer: (p) => `Uit de vriezer, over van ${p.meal}`,
  freeze: (p) => `Vries in wat voor ${p.meals} is`,
  cook: (p: { portions: string; meals: string }) => `Kook ${p.portions} porties: ook voor ${p.meals}`,
  page: {
    cookTitle: (p: { portions: string }) => `Kook ${p.portions} porties`,
    cookText: (p: { meals: string }) => `De hoeveelheden zijn voor deze maaltijd en voor ${p.meals}.`,
    fromText:
      "Hier hoeft niets voor gekookt of gekocht te worden: de hoeveelheden horen bij wat dan gekookt wordt.",
    open: "Open het recept om mee te koken",
  },
  swap: {
    too: (p: { meals: string }) => `Wissel ook wat ervan overblijft: ${p.meals}`,
    alone: (p: { meals: string; count: number }) =>
      p.count === 1
        ? `Het recept voor ${p.meals} blijft en wordt dan apart gekookt.`
        : `Het recept voor ${p.meals} blijft en wordt dan telkens apart gekookt.`,
    isLeftover: (p: { meal: string }) =>
      `Dit is over van ${p.meal}; na een wissel wordt daar minder van gekookt.`,
    done: (p: { name: string; meals: string }) => `${p.name} staat gepland, ook voor ${p.meals}.`,
  },
  remove: (p: { meals: string; count: number }) =>
    p.count === 1
      ? `Hiervan blijft iets over voor ${p.meals}. Die maaltijd blijft staan en wordt dan apart gekookt.`
      : `Hiervan blijft iets over voor ${p.meals}. Die maaltijden blijven staan en worden dan apart gekookt.`,
  list: {
    title: "Restjes",
    before: (p: { meal: string; cooked: string }) =>
      `Voor ${p.meal} staat niets op de lijst: dat is over van ${p.cooked}, vóór deze dagen.`,
    after: (p: { meal: string; cooked: string }) =>
      `Voor ${p.meal}, ná deze dagen, staat alles al op de lijst: het wordt meegekookt met ${p.cooked}.`,
    onlyLeft: "Alles wat in deze dagen gepland staat, is over van eerdere maaltijden.",
  },
} satisfies typeof english;
