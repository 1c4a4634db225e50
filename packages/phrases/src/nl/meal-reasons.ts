import type { mealReasons as english } from "../en/meal-reasons.ts";

export const mealReasons = {
  title: "Waarom deze maaltijd past",
  FAVOURITE: "Het is een van de favorieten.",
  OFTEN_CHOSEN: "Je kiest dit vaak.",
  OFTEN_EATEN: (p: { times: number }) => `Je at dit ${p.times} keer en wisselde het nooit.`,
  FITS_KCAL: (p: { percent: string }) =>
    p.percent === "0"
      ? "De energie is precies zoals bedoeld voor deze maaltijd."
      : `De energie ligt binnen ${p.percent} % van wat voor deze maaltijd bedoeld is.`,
  FITS_PROTEIN: (p: { grams: string }) =>
    p.grams === "0"
      ? "Er zit precies zoveel eiwit in als bedoeld voor deze maaltijd."
      : `Het eiwit ligt binnen ${p.grams} g van wat voor deze maaltijd bedoeld is.`,
  SHARES_GROCERIES: (p: { shared: number; total: number }) =>
    `${p.shared} van de ${p.total} boodschappen zijn deze week toch al nodig.`,
  WITHIN_TIME: (p: { minutes: number }) => `Je bent er ${p.minutes} minuten mee bezig.`,
  TAKES_LONGER: (p: { minutes: number; wished: number }) =>
    `Het duurt langer dan je wilde: je bent er ${p.minutes} minuten mee bezig in plaats van ${p.wished}.`,
  RANK: (p: { rank: number; percent: string; of: number }) =>
    p.rank === 1
      ? `Van de ${p.of} recepten die bij deze maaltijd passen, past dit het best.`
      : `Het hoort bij de beste ${p.percent} % van de ${p.of} recepten die bij deze maaltijd passen.`,
} satisfies typeof english;
