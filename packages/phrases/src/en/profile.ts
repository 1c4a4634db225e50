/** The person's own page: what is known of them, and what they can do with their account. */
const details = {
  title: "My profile",
  editTitle: "Edit profile",
  coachedBy: (p: { name: string }) => `Coached by ${p.name}`,
  coach: "Coach",
  macros: "Your plan on a Monday",
  macroNames: { kcal: "kcal", protein: "protein", carbohydrates: "carbs", fat: "fat" },
  grams: "g",
  noValue: "–",
  redoPlanning: "Redo nutrition planning",
  preferences: "Recipe preferences",
  redoPreferences: "Redo my preferences",
  makePlan: "Make my nutrition plan",
  noProfile: "Nothing is known about you yet. Answer a few questions and your plan is ready.",
  personal: "Personal details",
  food: "Food preferences",
  cooking: "How you cook",
  cycle: "Menstrual cycle",
  app: "App",
  account: "Account",
  rows: {
    email: "E-mail",
    timeZone: "Time zone",
    name: "Name",
    goal: "Goal",
    gender: "Gender",
    age: "Age",
    height: "Height",
    weight: "Weight",
    goalWeight: "Goal weight",
    diet: "Diet",
    menopause: "Menopause recipes",
    intolerances: "Intolerances",
    allergies: "Allergies",
    avoid: "Ingredients to avoid",
    recipeUnits: "Recipe units",
    motivation: "Motivation",
    cookingStyles: "Cooking styles",
    mealTimes: "Meal times",
    simpleDiet: "Diet",
    allergens: "Allergens",
    howYouCook: "How you cook",
    leftovers: "Left-overs",
    cookingEvenings: "Cooking evenings",
    weekdayBreakfast: "Weekday breakfast",
    groceries: "Grocery list",
  },
  none: "None",
  more: (p: { names: string; count: number }) => `${p.names} and ${p.count} more`,
};

const editing = {
  firstName: "First name",
  lastName: "Last name",
  hint: "This does not change your plan. Redo nutrition planning to calculate it again.",
  ageRange: "Enter whole years from 18 to 120.",
  dateOfBirth: "Date of birth",
  dateOfBirthHint: "Optional. With it, your age changes by itself on your birthday. Only you see it.",
  dateOfBirthDate: "Enter a date that exists, with a year of four digits.",
  dateOfBirthAge: "Enter a date of birth that makes you 18 to 120 years old.",
  ageFollows: "It follows from your date of birth.",
  day: "Day",
  month: "Month",
  year: "Year",
  heightRange: "Enter a height from 120 to 250 cm, or from 4 to 8 feet.",
  weightRange: "Enter a weight from 45 to 300 kg, or from 100 to 660 lb.",
  goalWeight: {
    required: "Required",
    not_positive: "Required",
    too_low: (p: { weight: string }) => `For your height, choose at least ${p.weight}.`,
    too_high: "Choose at most 300 kg (660 lb).",
    not_below_weight: "To lose weight, choose a goal below your weight now.",
    no_safe_weight_loss: "No weight-loss goal can be recommended as safe.",
  },
  years: "years",
  unit: "Unit",
  searchIngredients: "Search ingredients",
  unitsUpdated: "Recipe units updated",
  offline: "No connection. What you entered is kept; try again when you are online.",
};

const fromNow = "It counts from the next time that meals are planned.";

const cookingWishes = {
  leftovers: { OFF: "None", NEXT_LUNCH: "Dinner is also the next lunch" },
  cookingEvenings: { OFF: "Every evening", ON: "Monday and Thursday" },
  weekdayBreakfast: { OFF: "Varied", ON: "The same from Monday to Friday" },
  groceries: { NORMAL: "As it comes", FEW: "Shorter", FEWEST: "As short as can be" },
  hints: {
    leftovers: `A larger dinner is cooked, and what is left is lunch the day after. ${fromNow}`,
    cookingEvenings: `On Monday you cook two dinners, which alternate until Wednesday, and on Thursday two until Sunday. ${fromNow}`,
    weekdayBreakfast: `Freshly made each morning; weekends stay varied. ${fromNow}`,
    groceries: `The shorter the list, the more often the same products come back, and the less exactly a day meets its targets. ${fromNow}`,
  },
};

const cycle = {
  day: (p: { day: number; length: number; left: number }) =>
    p.left === 0
      ? `Day ${p.day} · your period may start any day now`
      : `Day ${p.day} of ${p.length} · ${p.left} ${p.left === 1 ? "day" : "days"} to go`,
  startedToday: "My period started today",
  startedOtherDay: "It started on another day",
  updated: "Period start date updated",
  didItStart: "Did your period start?",
  whyAsked: "It is longer ago than your cycle, so we do not know your phase.",
  otherDay: "On another day",
  saveDay: "Save this day",
  notYet: "Not yet",
  putOff: "Not yet: we ask again tomorrow.",
  offline: "No connection, so this was not saved. Try again when you are online.",
};

const app = {
  language: "Language",
  languages: { en: "English", nl: "Nederlands" },
  colours: "Colours",
  colourSchemes: { auto: "As my device", light: "Light", dark: "Dark" },
  devices: "Signed-in devices",
  tokens: "Apps, calendar and tokens",
  bring: "Bring your data",
  devicesText: "Sign out a device that you no longer use.",
  thisDevice: "This device",
  lastUsed: (p: { date: string }) => `Last used ${p.date}`,
  signOutDevice: (p: { device: string }) => `Sign out ${p.device}`,
  signOut: "Sign out",
  support: "Contact support",
  logout: "Log out",
  version: (p: { version: string }) => `Plateful ${p.version}`,
  licences: "Open-source licences",
};

const deletion = {
  row: "Delete account",
  title: "Delete your account?",
  text: "Your profile, plans, diary and lists are deleted and cannot be brought back. You may want to download your data first.",
  goOn: "Continue",
  typeTitle: "Delete your account",
  type: "Type DELETE to confirm",
  keyword: "DELETE",
  submit: "Delete my account",
  cancelled: "Account deletion was cancelled.",
};

const messageMails = {
  title: "E-mail about messages",
  text: "When a message stays unread for ten minutes",
  on: "On",
  off: "Off",
};

export const profile = {
  ...details,
  editing,
  cookingWishes,
  cycleDisplay: cycle,
  system: app,
  deletion,
  messageMails,
};
