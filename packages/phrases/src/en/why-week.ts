const times = (count: number): string => {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `on ${count} days`;
};

const targets = {
  energy: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest
      ? `Energy ${p.lowest} kcal a day`
      : `Energy ${p.lowest} to ${p.highest} kcal a day`,
  energyTarget: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest
      ? `Your target is ${p.lowest} kcal`
      : `Your targets are ${p.lowest} to ${p.highest} kcal`,
  protein: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest ? `Protein ${p.lowest} g a day` : `Protein ${p.lowest} to ${p.highest} g a day`,
  proteinTarget: (p: { lowest: string; highest: string }) =>
    p.lowest === p.highest
      ? `Your target is ${p.lowest} g`
      : `Your targets are ${p.lowest} to ${p.highest} g`,
  /** The same without a figure. */
  plain: { ENERGY: "Energy near your target", PROTEIN: "Protein near your target" },
  on: (p: { met: number; of: number }) => (p.met === p.of ? "On every day" : `On ${p.met} of ${p.of} days`),
};

const time = {
  weekdays: (p: { minutes: number }) => `At most ${p.minutes} minutes of work on weekdays`,
  weekend: (p: { minutes: number }) => `At most ${p.minutes} minutes of work at the weekend`,
  always: (p: { minutes: number }) => `At most ${p.minutes} minutes of work for a meal`,
  both: (p: { weekday: number; weekend: number }) =>
    `At most ${p.weekday} minutes of work on weekdays, ${p.weekend} at the weekend`,
  longest: (p: { minutes: number }) => `The longest takes ${p.minutes}`,
  over: (p: { name: string; day: string; minutes: number }) => `${p.name} on ${p.day} takes ${p.minutes}`,
  unknown: (p: { count: number }) =>
    p.count === 1 ? "of 1 dish the time is not known" : `of ${p.count} dishes the time is not known`,
};

const budget = {
  title: (p: { price: string }) => `Food for about ${p.price}`,
  of: (p: { price: string }) => `Your budget for these days is ${p.price}`,
  unpriced: (p: { count: number }) =>
    p.count === 1 ? "of 1 meal the price is not known" : `of ${p.count} meals the price is not known`,
};

const packs = {
  title: "Open packs get used again",
  value: (p: { used: number; opened: number }) => `${p.used} of ${p.opened}`,
  back: (p: { names: string; count: number }) =>
    p.count === 1 ? `${p.names} comes back` : `${p.names} come back`,
  none: "No dish shares them",
};

const variety = {
  title: (p: { dishes: number }) =>
    p.dishes === 1 ? "1 dish for lunch and dinner" : `${p.dishes} different lunches and dinners`,
  again: (p: { count: number }) => {
    if (p.count === 0) return "None of them was there last week";
    return p.count === 1 ? "1 of them was there last week" : `${p.count} of them were there last week`;
  },
  repeated: (p: { count: number }) =>
    p.count === 1 ? "1 meal repeats a dish" : `${p.count} meals repeat a dish`,
};

const foods = {
  fish: (p: { count: number }) => (p.count === 0 ? "no fish" : `fish ${times(p.count)}`),
  pulses: (p: { count: number }) => (p.count === 0 ? "no pulses" : `pulses ${times(p.count)}`),
  meat: (p: { count: number }) => (p.count === 0 ? "no meat" : `meat ${times(p.count)}`),
  noneDisliked: "nothing you marked as disliked",
  disliked: (p: { count: number }) =>
    p.count === 1
      ? "1 meal with something you marked as disliked"
      : `${p.count} meals with something you marked as disliked`,
};

const guide = {
  title: (p: { name: string; amount: string }) => `${p.name} ${p.amount} a day`,
  atLeast: (p: { amount: string }) => `The guide is at least ${p.amount}`,
  atMost: (p: { amount: string }) => `The guide is at most ${p.amount}`,
  known: (p: { percent: string }) => `known for ${p.percent}% of what is planned`,
  /** The same without a figure. */
  reached: (p: { name: string }) => `Enough ${p.name}`,
  short: (p: { name: string }) => `Less ${p.name} than the guide`,
  within: (p: { name: string }) => `${p.name} within the guide`,
  passed: (p: { name: string }) => `More ${p.name} than the guide`,
  average: "On average over the week",
};

const better = {
  title: "What would make it better",
  place: (p: { day: string; moment: string; name: string }) => `${p.day} ${p.moment}: ${p.name}`,
  /** What a swap changes; the sign is part of the amount. */
  change: (p: { amount: string; name: string }) => `${p.amount} ${p.name}`,
  more: (p: { name: string }) => `more ${p.name}`,
  less: (p: { name: string }) => `less ${p.name}`,
  minutes: (p: { count: number }) => (p.count === 1 ? "1 minute less work" : `${p.count} minutes less work`),
  kinds: { FISH: "with fish", PULSES: "with pulses", MEAT: "with meat" },
  toBuy: (p: { count: number }) => `${p.count} to buy`,
  swap: "Swap",
  swapFor: (p: { old: string; name: string }) => `Swap ${p.old} for ${p.name}`,
  one: (p: { amount: string; name: string }) => `With it ${p.amount} ${p.name} a day`,
  both: "Make both swaps",
  bothTo: (p: { amount: string; name: string }) => `Make both swaps, ${p.amount} ${p.name}`,
  done: "Both swaps are made.",
  changed: "Your plan has changed since. Have another look.",
  over: (p: { count: number; day: string; name: string }) =>
    p.count === 1
      ? `Allow 1 more minute on ${p.day}, for ${p.name}.`
      : `Allow ${p.count} more minutes on ${p.day}, for ${p.name}.`,
  keptOut: (p: { minutes: number; wished: number; dishes: number }) =>
    `With ${p.minutes} minutes instead of ${p.wished} on weekdays, ${p.dishes} more dinners would fit.`,
  keptOutByAny: (p: { wished: number; dishes: number }) =>
    `With more than ${p.wished} minutes on weekdays, ${p.dishes} more dinners would fit.`,
  howYouCook: "How you cook",
};

const household = {
  sentence: (p: { meals: string; how: string; names: string }) =>
    `All ${p.meals} are ${p.how} because of ${p.names}.`,
  meals: { BREAKFAST: "breakfasts", LUNCH: "lunches", DINNER: "dinners", SNACK: "snacks" },
  diets: {
    OMNIVORE: "for everybody",
    VEGAN: "vegan",
    VEGETARIAN: "without meat and fish",
    LACTO_VEGETARIAN: "without meat, fish and egg",
    OVO_VEGETARIAN: "without meat, fish and dairy",
    PESCATARIAN: "without meat",
    HALAL: "halal",
  },
  intolerances: {
    NO_INTOLERANCE: "for everybody",
    LACTOSE: "without lactose",
    CRUSTACEANS_AND_SHELLFISH: "without crustaceans and shellfish",
    GLUTEN: "without gluten",
    NUTS: "without nuts",
  },
  without: (p: { name: string }) => `without ${p.name}`,
};

/** Why a planned week is as it is: points with what its days come to, and what would change those that are missed. */
export const whyWeek = {
  title: "Why this week",
  dates: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  fits: (p: { met: number; of: number }) =>
    p.met === p.of ? `It fits you on all ${p.of} points` : `It fits you on ${p.met} of ${p.of} points`,
  onDays: (p: { met: number; of: number }) => `${p.met} of ${p.of} days`,
  met: "Fits",
  notMet: "Not quite",
  fullDays: (p: { count: number }) =>
    p.count === 1
      ? "Targets and guides are computed from the one day on which every meal is planned."
      : `Targets and guides are computed from the ${p.count} days on which every meal is planned.`,
  noFullDays: "Targets and guides are left out, as no day has all its meals yet.",
  targets,
  time,
  budget,
  packs,
  variety,
  foods,
  guide,
  better,
  household,
  empty: "Nothing is planned this week",
  emptyText: "Once meals are planned you can see here what the week comes to.",
  toPlanner: "To the planner",
};
