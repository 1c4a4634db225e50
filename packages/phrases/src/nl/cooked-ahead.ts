import type { cookedAhead as english } from "../en/cooked-ahead.ts";

export const cookedAhead = {
  on: (p: { weekday: string }) => `Gekookt op ${p.weekday}`,
  onFor: (p) => `Gekookt op ${p.weekday}, ook voor ${p.meals}`,
  also: (p: { name: string; portions: string; meals: string }) =>
    `Kook ook ${p.name}, ${p.portions} porties, voor ${p.meals}`,
  freeze: (p) => `Vries ${p.name} in voor ${p.meals}`,
  page: {
    together: "Je kookt dit samen met het diner van die dag, en doet er ook dan boodschappen voor.",
    open: (p) => `Open het recept: ${p.name}`,
  },
  list: {
    before: (p: { meal: string; weekday: string }) =>
      `Voor ${p.meal} staat niets op de lijst: dat wordt op ${p.weekday} gekookt, vóór deze dagen.`,
    after: (p: { meal: string; weekday: string }) =>
      `Voor ${p.meal}, ná deze dagen, staat alles al op de lijst: het wordt op ${p.weekday} gekookt.`,
  },
} satisfies typeof english;
