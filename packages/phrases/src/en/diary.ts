/** The planner: one day of meals, the week around it, and everything that can be done with them. */

const day = {
  planForToday: "Plan for today",
  planFor: (p: { weekday: string }) => `Plan for ${p.weekday}`,
  week: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  previousWeek: "Previous week",
  nextWeek: "Next week",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  hasMeals: (p: { date: string }) => `${p.date}, has meals`,
  dayEaten: (p: { date: string; eaten: string; target: string }) =>
    `${p.date}: ${p.eaten} of ${p.target} kcal eaten`,
  dayWithoutTarget: (p: { date: string; eaten: string }) => `${p.date}: ${p.eaten} kcal eaten`,
  cyclePhase: (p: { phase: string; day: number }) => `${p.phase} · day ${p.day}`,
  planWeek: "Plan my week",
  dayMenu: "More for this day",
  hideNumbers: "Hide numbers",
  showNumbers: "Show numbers",
};

const overview = {
  overview: "Overview of the day",
  kcalLeft: "kcal left",
  kcalOver: "kcal over",
  kcalToPlan: "kcal to plan",
  kcalPlanned: "kcal in all",
  eaten: "Eaten",
  planned: "Planned",
  target: "Target",
  energyInWords: (p: { eaten: string; planned: string; target: string }) =>
    `${p.eaten} kcal eaten and ${p.planned} kcal planned, of ${p.target} kcal`,
  energyWithoutTarget: (p: { eaten: string; planned: string }) =>
    `${p.eaten} kcal eaten and ${p.planned} kcal planned`,
  ofTarget: (p: { eaten: string; target: string; note: string }) => `${p.eaten} of ${p.target} g, ${p.note}`,
  withoutTarget: (p: { eaten: string }) => `${p.eaten} g, without a target`,
  onTarget: "On target with what is planned",
  shortOfTarget: (p: { grams: string }) => `${p.grams} g short of target`,
  overTarget: (p: { grams: string }) => `${p.grams} g over with what is planned`,
  unknownItems: (p: { count: number }) =>
    p.count === 1
      ? "The numbers of one meal are not known, so it is not counted."
      : `The numbers of ${p.count} meals are not known, so they are not counted.`,
};

const meals = {
  other: "Other",
  amount: (p: { amount: string }) => `${p.amount} kcal`,
  amountOf: (p: { target: string }) => ` / ${p.target} kcal`,
  proteinOf: (p: { amount: string }) => `${p.amount} g protein`,
  nothingPlanned: "Nothing planned yet",
  eatenLabel: (p: { name: string }) => `${p.name} eaten`,
  foodChanged: (p: { name: string }) => `${p.name} has been changed.`,
  changeAmount: "Change the amount",
  quickMeal: "Quickly added meal",
  moreFor: (p: { meal: string }) => `More for ${p.meal}`,
  addTo: (p: { meal: string }) => `Add to ${p.meal}`,
  chooseAgain: (p: { meal: string }) => `Choose ${p.meal} again`,
  copyMeal: (p: { meal: string }) => `Copy ${p.meal}`,
  openRecipe: "Open the recipe",
  timeEaten: "Time eaten",
  removeMeal: "Remove from this day",
  removeTitle: (p: { name: string }) => `Remove ${p.name}?`,
  removeText: "The meal goes from this day. The recipe itself stays.",
  removed: (p: { name: string }) => `${p.name} has been removed.`,
  chosen: (p: { meal: string }) => `New choice for ${p.meal}.`,
};

const portion = {
  portionOf: (p: { size: string; isOne: boolean }) => `${p.size} ${p.isOne ? "portion" : "portions"}`,
  changePortion: (p: { portion: string; name: string }) => `${p.portion}, change your portion of ${p.name}`,
  portionSaved: (p: { portion: string; name: string }) => `${p.portion} of ${p.name}.`,
  portionSavedAlso: (p: { portion: string; name: string; days: string }) =>
    `${p.portion} of ${p.name}, also on ${p.days}.`,
  swapMeal: (p: { name: string }) => `Swap ${p.name}`,
};

const emptyDay = {
  emptyPlate: (p: { day: string }) => `An empty plate for ${p.day}`,
  targetsReady: (p: { protein: string; carbs: string; fat: string; count: number }) =>
    `Your targets are ready: ${p.protein} g protein, ${p.carbs} g carbs and ${p.fat} g fat over ${p.count} ${p.count === 1 ? "meal" : "meals"}.`,
  nothingNoted: (p: { day: string }) => `Nothing noted for ${p.day}`,
  logEaten: "Add what you ate",
  logEatenText: "A food, a recipe or just the calories",
  noTargets: "Add what you eat, and this day takes shape.",
  chooseForMe: "Choose for me",
  chooseForMeText: "A full day that fits your targets, in one press",
  doItMyself: "I'll do it myself",
  doItMyselfText: "Start with empty meals and pick recipes",
  copyDate: (p: { date: string }) => `Copy ${p.date}`,
  copyDateText: (p: { count: number }) =>
    p.count === 1 ? "Same plan, 1 item" : `Same plan, ${p.count} items`,
  copied: (p: { date: string }) => `The meals of ${p.date} have been copied.`,
};

const planning = {
  regenerateDay: "Choose the whole day again",
  regenerateTitle: "Choose the whole day again?",
  regenerateText:
    "The meals of this day are replaced. Those that you have eaten or locked stay, and the others are planned around them.",
  regenerateConfirm: "Choose again",
  dayPlanned: "Your day is planned.",
  planningFailed: "Planning took too long or did not work. Your day is as it was.",
  planningTitle: "Choosing your meals",
  planningSteps: [
    "Looking at your targets",
    "Leaving out what you do not eat",
    "Weighing portions",
    "Bringing variety to your week",
    "Checking the sums",
  ],
};

const locks = {
  locked: "Locked",
  lockThisMeal: "Lock this meal",
  unlockThisMeal: "Unlock this meal",
  lockMeal: (p: { meal: string }) => `Lock ${p.meal}`,
  unlockMeal: (p: { meal: string }) => `Unlock ${p.meal}`,
  lockDay: "Lock this day",
  unlockDay: "Unlock this day",
  lockedNow: "Locked: planning leaves it as it is.",
  unlockedNow: "Unlocked.",
  planDays: (p: { days: number }) => `Plan the empty meals of ${p.days} days`,
  daysPlanned: (p: { days: number }) =>
    `The empty meals of ${p.days === 1 ? "1 day" : `${p.days} days`} are planned.`,
  planDaysText: "What is already there stays.",
  planningDays: "Planning the days…",
  undoPlanning: "Undo the last planning",
  planningUndone: "Everything is as it was before the planning.",
};

const unsuited = {
  /** A planned dish that holds what someone at the table may not have. */
  unsuited: (p: { names: string }) => `Does not suit ${p.names}`,
  oneself: "you",
};

const note = {
  note: "Note",
  noteFor: (p: { date: string }) => `Note for ${p.date}`,
  noteForToday: "Note for today",
  noteWaiting: "Note, there is one for this day",
  noteLabel: "What is worth remembering about this day?",
  noteShared: "You and your coach both see this note.",
  noteLeft: (p: { count: number }) => (p.count === 1 ? "1 character left" : `${p.count} characters left`),
  noteSaved: "Note saved.",
  noteDeleted: "Note deleted.",
  deleteNote: "Delete note",
  writeNote: "Write a note",
};

const adding = {
  add: "Add",
  stillOpen: (p: { open: string; target: string }) => `${p.open} of ${p.target} kcal still open`,
  quickAdd: "Quick add",
  asDayBefore: "Same as the day before",
  alreadyEaten: "Already eaten",
  added: (p: { meal: string }) => `Added to ${p.meal}.`,
};

const copying = {
  copyDay: "Copy day",
};

export const diary = {
  ...day,
  ...overview,
  ...meals,
  ...portion,
  ...emptyDay,
  ...planning,
  ...locks,
  ...unsuited,
  ...note,
  ...adding,
  ...copying,
};
