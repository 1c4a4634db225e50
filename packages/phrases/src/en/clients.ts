/** What coaches read: their clients, one client, and a client's diary. */

const list = {
  title: "Clients",
  search: "Search by name or e-mail",
  status: "Which clients",
  active: "Active",
  deactivated: "Deactivated",
  count: (p: { count: number }) => (p.count === 1 ? "1 client" : `${p.count} clients`),
  noneActive: "You have no active clients",
  noneDeactivated: "Nobody is deactivated",
  noneFound: (p: { search: string }) => `Nobody is called “${p.search}”`,
  clearSearch: "Show all clients",
  pages: "Pages",
  page: (p: { page: number; total: number }) => `Page ${p.page} of ${p.total}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  unpaid: "Not paid",
  needsPlan: "Needs a plan",
  noProfile: "No profile yet",
  thisMonth: (p: { change: string }) => `${p.change} this month`,
  weightTrend: (p: { from: string; to: string }) => `Weight from ${p.from} to ${p.to}`,
  kcalADay: "kcal a day",
};

const about = {
  tabs: { about: "About", "nutrition-plan": "Nutrition plan", progress: "Progress", settings: "Settings" },
  sections: "Parts of this client",
  notFound: "Client not found",
  toList: "Back to the clients",
  activeState: "Active",
  inactiveState: "Inactive",
  viewPlan: "View plan",
  report: "Report",
  checkIns: "Check-ins",
  contact: "Contact",
  name: "Name",
  email: "E-mail",
  clientSince: "Client since",
  lastActive: "Last active",
  lastActiveOn: (p: { date: string }) => `Last active ${p.date}`,
  never: "Not yet",
  intake: "Intake",
  food: "Food",
  cooking: "Cooking",
  noIntake: "This client has not filled in a profile yet.",
  startsWith: (p: { name: string; template: string }) =>
    `${p.name} has not answered the questions yet. After that, the template “${p.template}” becomes the plan.`,
};

const plan = {
  profile: "Profile",
  expenditure: "Daily energy expenditure",
  kcal: "kcal",
  diet: "Diet",
  activity: "Activity",
  weight: "Weight",
  bodyFat: "Body fat",
  notMeasured: "Not measured",
  gender: "Gender",
  noPlan: "No weekly nutrition plan",
  noPlanText: "Until there is one, the client plans meals without targets.",
  weeklyAverage: "Weekly average",
  energyBalance: "Energy balance",
  ofExpenditure: (p: { percent: string }) => `${p.percent} of expenditure`,
  days: "Days of this plan",
  moveDay: (p: { day: string }) => `Use this plan on ${p.day}`,
  usesDay: (p: { day: string }) => `This plan is used on ${p.day}`,
  add: "Add a plan",
  create: "Create a plan",
  saveAsTemplate: "Save as template",
  applyTemplate: "Apply a template",
  editPlan: (p: { name: string }) => `Edit ${p.name}`,
  deletePlan: (p: { name: string }) => `Delete ${p.name}`,
  deleteTitle: (p: { name: string }) => `Delete ${p.name}?`,
  deleteText: (p: { days: string; heir: string }) =>
    `“${p.heir}” takes over on ${p.days}. Planned meals stay.`,
  deleted: (p: { name: string }) => `${p.name} is deleted.`,
  deleteFailed: "Error while deleting the nutrition plan",
  moveLastTitle: (p: { day: string; name: string }) => `Use ${p.name} on ${p.day}?`,
  moveLastText: (p: { name: string }) =>
    `It is the last day on which “${p.name}” is used. That plan will be removed from the week.`,
  moveLast: "Use it",
};

const profileForm = {
  editTitle: "Update profile",
  createTitle: "Create profile",
  update: "Update",
  create: "Create a profile",
  fatMeasured: "This figure was measured",
  fatAssumed: (p: { percent: string }) => `Not measured: ${p.percent}% is assumed where a formula needs it.`,
  bodyFatRange: (p: { min: number; max: number }) => `Enter a percentage from ${p.min} to ${p.max}.`,
  note: "Energy expenditure is recalculated when you save. Existing plans stay as they are.",
  refused: "The profile could not be saved",
  advanced: {
    title: "Advanced",
    energyMethod: "Energy formula",
    energyMethods: {
      AUTO: "Automatic",
      KATCH_MCARDLE: "Katch-McArdle (body fat)",
      MIFFLIN: "Mifflin-St Jeor (age and height)",
      HARRIS_BENEDICT: "Harris-Benedict (age and height)",
    },
    sustainability: "Protein and sustainability",
    sustainabilities: { OPTIMAL: "Optimal", SUSTAINABLE: "Sustainable: a little less protein" },
    protein: "Protein target",
    proteins: { HIGH: "High, for training and weight loss", LOW: "General advice" },
    asPractice: (p: { profile: string }) => `As the practice: ${p.profile}`,
    proteinNote: "Applies to plans made or recalculated from now on.",
  },
};

const settings = {
  account: "Account",
  status: "Status",
  activate: "Activate this client",
  deactivate: "Deactivate this client",
  activateTitle: (p: { name: string }) => `Activate ${p.name}?`,
  activateText: "The client can sign in and use the app again.",
  deactivateTitle: (p: { name: string }) => `Deactivate ${p.name}?`,
  deactivateText:
    "The client can no longer use the app. Plans, diary and measurements are kept, and you can activate the client again at any time.",
  confirmActivate: "Activate",
  confirmDeactivate: "Deactivate",
  activated: (p: { name: string }) => `${p.name} is active.`,
  deactivatedNow: (p: { name: string }) => `${p.name} is deactivated.`,
};

/** The planner's words where a coach looks at someone else's day. */
const diary = {
  oneself: "your client",
  dayPlanned: "The day is planned.",
  planningFailed: "Planning took too long or did not work. The day is as it was.",
  planningTitle: "Choosing the meals",
  planningSteps: [
    "Looking at the targets",
    "Leaving out what your client does not eat",
    "Weighing portions",
    "Bringing variety to the week",
    "Checking the sums",
  ],
  targetsReady: (p: { protein: string; carbs: string; fat: string; count: number }) =>
    `The targets: ${p.protein} g protein, ${p.carbs} g carbs and ${p.fat} g fat over ${p.count} ${p.count === 1 ? "meal" : "meals"}.`,
  noTargets: "Add a meal, and this day takes shape.",
  chooseForMe: "Choose the meals",
  chooseForMeText: "A full day that fits the targets, in one press",
  planWeek: "Plan this week",
  doItMyself: "Fill in by hand",
  doItMyselfText: "Start with empty meals and pick recipes",
  noteShared: "You and your client both see this note.",
  regenerateText:
    "The meals of this day are replaced. Those that your client has eaten or that are locked stay, and the others are planned around them.",
  diagnosis: {
    emptyMeals: "Some meals stayed empty",
    changeWishes: "Change the wishes",
    noRecipes: "There are no recipes for this meal yet.",
    noneFit: (p: { count: number }) =>
      p.count === 1
        ? "The one recipe for this meal does not fit your client's wishes."
        : `None of the ${p.count} recipes for this meal fit your client's wishes.`,
    fewFit: (p: { count: number }) =>
      p.count === 1
        ? "Only 1 recipe fits, and it is already used close by."
        : `Only ${p.count} recipes fit, and they are already used close by.`,
    gain: (p: { count: number }) =>
      p.count === 1
        ? "1 more recipe would fit without this"
        : `${p.count} more recipes would fit without this`,
    restrictions: {
      DIET: "The diet",
      INTOLERANCES: "The intolerances",
      ALLERGENS: "The allergies",
      INGREDIENTS_TO_AVOID: "Ingredients to avoid",
      CUISINES: "Kitchens left out",
      KITCHEN: "What the kitchen has not got",
      DISLIKES: "Recipes your client dislikes",
      ORGANISATION: "The recipes of your organisation",
      KETO: "Keto only",
      PORTION_SIZE: "The size of this meal",
      HOUSEHOLD: "The people who eat along",
    },
  },
};

const viewAs = {
  label: "Viewing a client",
  banner: (p: { name: string }) => `You're viewing ${p.name}'s plan.`,
  bannerProgress: (p: { name: string }) => `You're viewing ${p.name}'s progress.`,
  text: "What you change here is seen right away.",
  back: "Back to client",
  noPlan: "This client has no nutrition plan yet",
  noPlanText: "Meals can be added, but there are no targets to fill.",
  diary,
};

const brand = {
  title: "Account",
  look: "What your clients see",
  name: "Name",
  colour: "Colour",
  address: "Address",
  noOrganisation: "Name your practice first",
  noOrganisationText: "Until then your clients see the name and colours of Plateful.",
};

export const clients = {
  ...list,
  ...about,
  plan,
  profileForm,
  settings,
  viewAs,
  brand,
};
