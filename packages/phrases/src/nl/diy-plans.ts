import type { diyPlans as english } from "../en/diy-plans.ts";

/** Eigen dagschema's naast dat van de vragenlijst. */
export const diyPlans = {
  create: {
    title: "Nieuw dagschema",
    text: "Voor dagen die anders zijn dan de rest. Het begint met de maaltijden van je plan; daarna stel je de hoeveelheden in.",
    name: "Naam",
    namePlaceholder: "Bijvoorbeeld: trainingsdag",
    days: "Op welke dagen?",
    follows: (p: { plan: string }) => `Nu: ${p.plan}`,
    needDay: "Kies minstens één dag.",
    submit: "Maak dit schema",
    noWeek: "Maak eerst je voedingsplan.",
    toQuestions: "Naar de vragen",
  },
  fineTuning: {
    title: "Stel je maaltijden bij",
    plan: (p: { name: string }) => `Schema: ${p.name}`,
    ofMeal: (p: { nutrient: string; meal: string }) => `${p.nutrient} van ${p.meal}`,
    total: "Hele dag",
    totalText: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
      `${p.kcal} kcal: ${p.protein} g eiwit, ${p.carbs} g koolhydraten, ${p.fat} g vet`,
    notNegative: (p: { max: string }) => `Vul een getal in van 0 tot ${p.max}.`,
    notFound: "Dit schema bestaat niet.",
    noMeals: "Dit schema heeft geen maaltijden.",
  },
} satisfies typeof english;
