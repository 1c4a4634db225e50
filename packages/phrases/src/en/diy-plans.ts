/** Own day plans beside the one that the onboarding makes. */
export const diyPlans = {
  create: {
    title: "New day plan",
    text: "For days that differ from the others. It starts with the meals of your plan; you set the amounts next.",
    name: "Name",
    namePlaceholder: "For example: training day",
    days: "On which days?",
    follows: (p: { plan: string }) => `Now: ${p.plan}`,
    needDay: "Choose at least one day.",
    submit: "Make this plan",
    noWeek: "First make your nutrition plan.",
    toQuestions: "Go to the questions",
  },
  fineTuning: {
    title: "Fine-tune your meals",
    plan: (p: { name: string }) => `Plan: ${p.name}`,
    ofMeal: (p: { nutrient: string; meal: string }) => `${p.nutrient} of ${p.meal}`,
    total: "Whole day",
    totalText: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
      `${p.kcal} kcal: ${p.protein} g protein, ${p.carbs} g carbs, ${p.fat} g fat`,
    notNegative: (p: { max: string }) => `Enter a number from 0 to ${p.max}.`,
    notFound: "This plan does not exist.",
    noMeals: "This plan has no meals.",
  },
};
