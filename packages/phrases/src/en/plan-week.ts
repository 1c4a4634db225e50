const tight = {
  title: "This plan needed some room",
  SIZE: (p: { meal: string; name: string }) =>
    `${p.meal}: the portion of ${p.name} is more than a fifth off the usual size.`,
  REPEAT: (p: { meal: string; name: string }) => `${p.meal}: ${p.name} comes back sooner than usual.`,
  more: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} more than the target.`,
  less: (p: { nutrient: string; amount: string }) => `${p.nutrient}: ${p.amount} less than the target.`,
};

const noPlan = {
  askCoach: "Ask your coach to create your nutrition plan.",
  askCoachText: "Until then you can add meals yourself.",
  answerFirstTitle: "Your plan begins with a few answers",
  answerFirst: "Your coach needs a few answers from you first. Until then you can add meals yourself.",
  answerQuestions: "Answer the questions",
  makePlan: "Create my plan",
  makePlanTitle: "You have no nutrition plan yet",
  makePlanText: "Answer a few questions and your plan is ready.",
};

const diagnosis = {
  emptyMeals: "Some meals stayed empty",
  changeWishes: "Change my wishes",
  noRecipes: "There are no recipes for this meal yet.",
  noneFit: (p: { count: number }) =>
    p.count === 1
      ? "The one recipe for this meal does not fit your wishes."
      : `None of the ${p.count} recipes for this meal fit your wishes.`,
  fewFit: (p: { count: number }) =>
    p.count === 1
      ? "Only 1 recipe fits, and it is already used close by."
      : `Only ${p.count} recipes fit, and they are already used close by.`,
  gain: (p: { count: number }) =>
    p.count === 1 ? "1 more recipe would fit without this" : `${p.count} more recipes would fit without this`,
  restrictions: {
    DIET: "Your diet",
    INTOLERANCES: "Your intolerances",
    ALLERGENS: "Your allergies",
    INGREDIENTS_TO_AVOID: "Ingredients you avoid",
    CUISINES: "Kitchens you never want",
    KITCHEN: "What your kitchen has not got",
    DISLIKES: "Recipes you dislike",
    ORGANISATION: "The recipes of your organisation",
    KETO: "Keto only",
    PORTION_SIZE: "The size of this meal",
    HOUSEHOLD: "The people who eat along",
  },
};

/** Planning the empty meals of a week: which days, what stays, and what came of it. */
export const planWeek = {
  noPlan,
  diagnosis,
  tight,
  title: "Plan your week",
  paper: "Print this week",
  cookAhead: "Cook ahead for the next days",
  doneTitle: "Your week is planned",
  day: (p: { date: string; fresh: number; kept: number }) => {
    const meals = p.fresh === 1 ? "1 new meal" : `${p.fresh} new meals`;
    return p.kept === 0 ? `${p.date}: ${meals}` : `${p.date}: ${meals}, ${p.kept} as planned`;
  },
  full: "Full",
  isOver: "Over",
  locked: "Locked",
  newMeal: "New meal",
  stays: "Stays as it is",
  summary: (p: { meals: number; days: number }) =>
    `${p.meals === 1 ? "1 new meal" : `${p.meals} new meals`} on ${p.days === 1 ? "1 day" : `${p.days} days`}.`,
  keeps: (p: { count: number }) =>
    p.count === 1 ? "1 meal stays as it is." : `${p.count} meals stay as they are.`,
  nothing: "Every meal of this week has something in it.",
  none: "Choose at least one day.",
  plan: (p: { count: number }) => (p.count === 1 ? "Plan 1 meal" : `Plan ${p.count} meals`),
  planNone: "Nothing to plan",
  planning: "Planning your meals. This can take up to half a minute.",
  failed: "Planning did not work. Your week is as it was.",
  offline:
    "This week cannot be planned without the internet. What you chose stays here; press the button again once you are online.",
  plannedHere: "It was planned on this device, and is saved once you are online.",
  planned: (p: { count: number }) => (p.count === 1 ? "1 meal is planned." : `${p.count} meals are planned.`),
  leftEmpty: (p: { count: number }) =>
    p.count === 1 ? "For 1 meal nothing fits." : `For ${p.count} meals nothing fits.`,
  undo: "Undo the whole week",
};
