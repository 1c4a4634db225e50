/** The editor in which a coach makes the day plans of a client. */

const frame = {
  steps: "Steps",
  stepNames: {
    "energy-balance": "Energy balance",
    "meal-moments": "Meal moments",
    "meal-sizes": "Meal sizes",
    "fine-tuning": "Fine-tuning",
  },
  progress: (p: { step: number; steps: number; name: string }) => `Step ${p.step} of ${p.steps} · ${p.name}`,
  planNumber: (p: { number: number }) => `Plan ${p.number}`,
  newPlan: "New plan",
  close: "Close",
  save: "Save plan",
  saved: (p: { name: string }) => `The plan “${p.name}” is saved.`,
  unreachable: "The plan is not saved yet",
  unreachableText: "There is no connection. Your changes stay on this device until you save them.",
  refused: "The plan could not be saved",
  failedText: "Something went wrong. Your changes stay on this device. Please try again.",
  notFound: "This plan does not exist",
  notFoundText: "It may have been deleted. All plans of this client are on their page.",
  needsProfile: "Fill in the profile first",
  needsProfileText:
    "A plan is based on weight, height, age and activity, and not all of these are known yet.",
  toClient: "Back to the client",
};

const leaving = {
  title: "Close without saving?",
  text: "Your changes stay on this device for a week, so you can go on later.",
  stay: "Keep editing",
  keep: "Close and keep changes",
  discard: "Discard changes",
  restored: "You were working on this plan",
  restoredText: "These are your changes. They are not saved yet.",
  startOver: "Start again",
};

const energy = {
  text: (p: { name: string; kcal: string }) =>
    `${p.name} uses ${p.kcal} kcal a day. How much of that is on the menu?`,
  plan: "Name and days",
  name: "Name of the plan",
  nameHint: "For example: training days",
  nameTooLong: (p: { max: number }) => `At most ${p.max} characters.`,
  days: "On these days",
  daysOnly: "The only plan applies to every day.",
  needDay: "Choose at least one day.",
  ownDay: (p: { day: string }) => `${p.day}, stays with this plan`,
  takesOver: (p: { plans: string }) => `${p.plans} has no days left then and will be removed from the week.`,
  balance: "Energy balance",
  options: {
    80: "Deficit",
    90: "Small deficit",
    100: "In balance",
    105: "Small surplus",
    110: "Surplus",
  },
  own: "Other",
  ownRange: (p: { min: string; max: string }) => `${p.min}–${p.max}`,
  ownPercent: "Percent of the expenditure",
  outOfRange: (p: { min: string; max: string }) => `Enter a number from ${p.min} to ${p.max}.`,
  expenditure: (p: { kcal: string }) => `expenditure ${p.kcal}`,
  macros: "Macros per day",
  toComputed: "Use calculated values",
  notPositive: "Enter a number above 0.",
  perKilogram: (p: { grams: string }) => `${p.grams} g per kg`,
  ofEnergy: (p: { percent: string }) => `${p.percent} of the energy`,
};

const moments = {
  text: (p: { name: string }) => `Switch on when ${p.name} eats. At least two main meals.`,
  kinds: { main: "Main meal", snack: "Snack", late: "Before bed" },
  needMain: "Choose at least two of breakfast, lunch and dinner.",
};

const sizes = {
  text: (p: { kcal: string; step: string }) => `Share out ${p.kcal} kcal in steps of ${p.step}.`,
  macros: (p: { protein: string; carbs: string; fat: string }) =>
    `${p.protein} g protein · ${p.carbs} g carbs · ${p.fat} g fat`,
  size: (p: { meal: string }) => `Size of ${p.meal}`,
  smaller: (p: { meal: string }) => `Make ${p.meal} smaller`,
  larger: (p: { meal: string }) => `Make ${p.meal} larger`,
  total: "Total",
  left: (p: { percent: string; kcal: string }) => `${p.percent} still to share out, ${p.kcal} kcal.`,
  over: (p: { percent: string; kcal: string }) => `${p.percent} too much, ${p.kcal} kcal.`,
  noneEmpty: "Every meal needs a size. Switch off the ones that are not eaten.",
  open: (p: { meal: string }) => `Set the size of ${p.meal}`,
  done: "Done",
  noMeal: "There is no such meal in this plan",
  toSizes: "Back to the sizes",
};

const tuning = {
  text: "Adjust grams per meal. Energy follows.",
  meal: "Meal",
  total: "Day total",
  onTarget: "as intended",
};

const summary = {
  target: "Daily target",
  expenditure: "Expenditure",
  balance: "Balance",
  inWords: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
    `${p.kcal} kcal: ${p.protein} g protein, ${p.carbs} g carbs, ${p.fat} g fat`,
};

const conflict = {
  title: "Two versions of this plan",
  text: (p: { count: number }) =>
    p.count === 1
      ? "A newer version was saved while you were working. One thing differs; choose which to keep."
      : `A newer version was saved while you were working. ${p.count} things differ; choose per row. Everything else is the same.`,
  textOf: (p: { name: string; count: number }) =>
    p.count === 1
      ? `${p.name} saved this plan while you were working. One thing differs; choose which to keep.`
      : `${p.name} saved this plan while you were working. ${p.count} things differ; choose per row. Everything else is the same.`,
  you: "You",
  saved: (p: { moment: string }) => `Saved ${p.moment}`,
  notSaved: "Not saved yet",
  energy: "Energy",
  energyValue: (p: { kcal: string; percent: string }) => `${p.kcal} kcal, ${p.percent} of need`,
  mealValue: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
    `${p.kcal} kcal · ${p.protein} g protein, ${p.carbs} g carbs, ${p.fat} g fat`,
  noMeal: "No meal",
  days: "Days",
  everyDay: "every day",
  kept: "The plan you keep",
  addsUp: "Adds up",
  energyFollows: "Energy follows the meals",
  fromTheirs: "From the saved version",
  fromMine: "From your version",
  same: (p: { parts: string }) => `Same in both: ${p.parts}.`,
  save: "Save this plan",
  close: "Close and keep your version as a draft",
  gone: "This plan was deleted in the meantime",
  goneText: "Your version is still here. You can save it as a new plan on the days you chose.",
  saveAsNew: "Save as a new plan",
};

export const planEditor = { ...frame, conflict, leaving, energy, moments, sizes, tuning, summary };
