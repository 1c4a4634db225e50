import type { ownPortion as english } from "../en/own-portion.ts";

export const ownPortion = {
  title: "Jouw portie",
  howMuch: "Hoeveel eet je?",
  less: "Een kwart minder",
  more: "Een kwart meer",
  dayWith: "Je dag met deze portie",
  dayEnds: (p) => `${p.amount} van ${p.target} kcal`,
} satisfies typeof english;
