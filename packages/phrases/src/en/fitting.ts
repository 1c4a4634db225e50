/** How many recipes fit someone's meals: for people themselves, and for their coach. */

const meals = {
  BREAKFAST: (p: { count: number }) => (p.count === 1 ? "1 breakfast" : `${p.count} breakfasts`),
  LUNCH: (p: { count: number }) => (p.count === 1 ? "1 lunch" : `${p.count} lunches`),
  DINNER: (p: { count: number }) => (p.count === 1 ? "1 dinner" : `${p.count} dinners`),
  SNACK: (p: { count: number }) => (p.count === 1 ? "1 snack" : `${p.count} snacks`),
};

/** While wishes are being changed. */
const draft = {
  withThis: (p: { meals: string }) => `Recipes that fit with this choice: ${p.meals}.`,
  few: (p: { meals: string }) => `For ${p.meals} that is too few for a week without repeats.`,
};

const card = {
  title: (p: { name: string }) => `What fits ${p.name}`,
  fit: (p: { count: number; total: number }) => `${p.count} of ${p.total} recipes fit`,
  noAvoided: (p: { name: string }) => `No ${p.name}`,
  few: "Too few for a week without repeats",
};

const lists = {
  title: "Recipes for your clients",
  intro: "Choose which recipes of Plateful your clients are offered.",
  search: "Search by name",
  noneFound: (p: { search: string }) => `No recipe is called “${p.search}”`,
  nothing: "There are no recipes for this meal",
  show: "Which recipes",
  all: "All recipes",
  only: "Only these",
  never: "Never these",
  onlyCount: (p: { count: number }) => `Only these (${p.count})`,
  neverCount: (p: { count: number }) => `Never these (${p.count})`,
  markAs: (p: { mark: string; name: string }) => `${p.mark}: ${p.name}`,
  noneMarked: "No recipe is marked like this yet",
  noneMarkedText: "Mark recipes in the list of all recipes.",
  onlyNotice: (p: { count: number }) =>
    p.count === 1
      ? "Your clients are offered only the recipe marked “Only these”, and recipes of their own."
      : `Your clients are offered only the ${p.count} recipes marked “Only these”, and recipes of their own.`,
  offerAll: "Offer all again",
  undoChanges: "Undo changes",
  saved: "The recipes for your clients are saved.",
  leaveTitle: "Leave without saving?",
  leaveText: "What you changed in the lists is then lost.",
  leave: "Leave",
  stay: "Stay here",
  simple: "Your clients use simple recipes",
  simpleText: "Choosing recipes is possible for organisations whose meals are weighed out per person.",
};

const panel = {
  title: "What fits",
  of: "Client",
  everybody: "All clients, the fewest first",
  fits: (p: { count: number; meals: string; name: string }) =>
    p.count === 1 ? `${p.meals} fits ${p.name}` : `${p.meals} fit ${p.name}`,
  few: (p: { meals: string }) => `Few recipes for ${p.meals}`,
  fewText: "With fewer than 7, a week without the same recipe twice is not possible.",
  noClients: "None of your clients has a weekly plan yet, so there is nothing to count.",
  leftOut: (p: { count: number }) =>
    p.count === 1 ? "1 more client is not counted here." : `${p.count} more clients are not counted here.`,
};

export const fitting = { meals, draft, card, lists, panel };
