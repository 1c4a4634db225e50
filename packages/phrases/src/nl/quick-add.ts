import type { quickAdd as english } from "../en/quick-add.ts";

export const quickAdd = {
  calories: "Calorieën (kcal)",
  name: "Naam",
  proteinGrams: "Eiwit (g)",
  carbsGrams: "Koolhydraten (g)",
  fatGrams: "Vet (g)",
  positive: "Vul een getal boven 0 in.",
  notNegative: "Vul 0 of meer in.",
  atMost: (p: { limit: string }) => `Vul hoogstens ${p.limit} in.`,
  tooLong: (p: { limit: string }) => `Gebruik hoogstens ${p.limit} tekens.`,
  change: "Wijzig wat je at",
  changeText: "Naam en getallen van alleen deze maaltijd",
} satisfies typeof english;
