/** For people who would rather see plates and portions than energy and macros. */
export const withoutNumbers = {
  row: "Numbers",
  shown: "Shown",
  hidden: "Hidden",
  hide: {
    title: "Hide numbers?",
    text: "Your diary, foods, recipes and plan then show plates and portions, without energy, protein, carbs and fat. Your weight stays hidden until you ask for it. You can change this at any time.",
    confirm: "Hide numbers",
    done: "Numbers are hidden.",
  },
  show: {
    title: "Show numbers again?",
    text: "You then see energy, protein, carbs and fat with your meals. Take your time: you can hide them again at any time.",
    confirm: "Show numbers",
    done: "Numbers are shown.",
  },
  failed: "This was not saved. Please try again.",
  only: {
    title: "This page is about numbers",
    text: "Numbers are hidden, so there is nothing to see here.",
    show: "Show numbers",
  },
  plan: {
    title: "A plan that gives you what you need",
    text: "We keep the numbers in mind for you. You get meals and portions.",
    keto: "Very few grains, sugars and starchy foods",
    pace: "Slower is easier to keep up. Your plan never goes below what is safe.",
    rail: "This plan goes beyond what is safe for you. Choose another one, or ask your doctor or dietitian first.",
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
