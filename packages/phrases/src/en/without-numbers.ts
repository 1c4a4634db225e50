/** For people who would rather see plates and portions than energy and macros. */
export const withoutNumbers = {
  row: "Numbers",
  shown: "Shown",
  hidden: "Hidden",
  hide: {
    title: "Hide numbers?",
    text: "You then see plates and portions everywhere, without energy, protein, carbs and fat. You still see how much of each ingredient to cook with. Your weight is hidden until you ask for it. You can change this at any time.",
    coach: (p: { coach: string }) => `${p.coach} still sees the numbers, and is not told that you hide them.`,
    confirm: "Hide numbers",
    done: "Numbers are hidden.",
  },
  show: {
    title: "Show numbers again?",
    text: "You then see energy, protein, carbs and fat with your meals, and your weight. Take your time: you can hide them again at any time.",
    ofPractice: "You then see your weight. Your practice leaves out energy, protein, carbs and fat.",
    confirm: "Show numbers",
    done: "Numbers are shown.",
  },
  failed: "This was not saved. Please try again.",
  only: {
    title: "This page is about numbers",
    text: "You have hidden numbers. If you need this page, you can show them, and hide them again afterwards.",
    show: "Show numbers",
  },
  plan: {
    title: "A plan that gives you what you need",
    text: "We keep the numbers in mind for you. You get meals and portions.",
    keto: "Very few grains, sugars and starchy foods",
    pace: "Slower is easier to keep up. Your plan never goes below what is safe.",
    protein:
      "We leave out keto, and keep protein moderate. Would you like to go further? Ask your doctor or dietitian first.",
  },
  weight: {
    title: "Your weight is hidden",
    text: "You see it when you want to.",
    show: "Show weight",
  },
  table: {
    title: "On the table",
    varied: "A varied table",
    different: (p: { count: number; eaten: number }) => {
      const things = p.count === 1 ? "1 thing to eat" : `${p.count} different things to eat`;
      return p.eaten === 0 ? `${things}.` : `${things}, ${p.eaten} eaten so far.`;
    },
  },
};
