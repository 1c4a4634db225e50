import type { diary as english } from "../en/diary.ts";

const day = {
  planForToday: "Plan voor vandaag",
  planFor: (p: { weekday: string }) => `Plan voor ${p.weekday}`,
  week: (p: { from: string; to: string }) => `${p.from} tot en met ${p.to}`,
  previousWeek: "Vorige week",
  nextWeek: "Volgende week",
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
  hasMeals: (p: { date: string }) => `${p.date}, met maaltijden`,
  dayEaten: (p: { date: string; eaten: string; target: string }) =>
    `${p.date}: ${p.eaten} van ${p.target} kcal gegeten`,
  dayWithoutTarget: (p: { date: string; eaten: string }) => `${p.date}: ${p.eaten} kcal gegeten`,
  cyclePhase: (p: { phase: string; day: number }) => `${p.phase} · dag ${p.day}`,
  planWeek: "Plan mijn week",
  dayMenu: "Meer voor deze dag",
  hideNumbers: "Getallen verbergen",
  showNumbers: "Getallen tonen",
};

const overview = {
  overview: "Overzicht van de dag",
  kcalLeft: "kcal over",
  kcalOver: "kcal te veel",
  kcalToPlan: "kcal te plannen",
  kcalPlanned: "kcal in totaal",
  eaten: "Gegeten",
  planned: "Gepland",
  target: "Doel",
  energyInWords: (p: { eaten: string; planned: string; target: string }) =>
    `${p.eaten} kcal gegeten en ${p.planned} kcal gepland, van ${p.target} kcal`,
  energyWithoutTarget: (p: { eaten: string; planned: string }) =>
    `${p.eaten} kcal gegeten en ${p.planned} kcal gepland`,
  ofTarget: (p: { eaten: string; target: string; note: string }) => `${p.eaten} van ${p.target} g, ${p.note}`,
  withoutTarget: (p: { eaten: string }) => `${p.eaten} g, zonder doel`,
  onTarget: "Op doel met wat er gepland staat",
  shortOfTarget: (p: { grams: string }) => `${p.grams} g onder je doel`,
  overTarget: (p: { grams: string }) => `${p.grams} g te veel met wat er gepland staat`,
  unknownItems: (p: { count: number }) =>
    p.count === 1
      ? "Van één maaltijd zijn de getallen niet bekend; die telt niet mee."
      : `Van ${p.count} maaltijden zijn de getallen niet bekend; die tellen niet mee.`,
};

const meals = {
  other: "Overig",
  amount: (p: { amount: string }) => `${p.amount} kcal`,
  amountOf: (p: { target: string }) => ` / ${p.target} kcal`,
  proteinOf: (p: { amount: string }) => `${p.amount} g eiwit`,
  nothingPlanned: "Nog niets gepland",
  eatenLabel: (p: { name: string }) => `${p.name} gegeten`,
  foodChanged: (p: { name: string }) => `${p.name} is gewijzigd.`,
  changeAmount: "Hoeveelheid wijzigen",
  quickMeal: "Snel toegevoegde maaltijd",
  moreFor: (p: { meal: string }) => `Meer voor ${p.meal}`,
  addTo: (p: { meal: string }) => `Toevoegen aan ${p.meal}`,
  chooseAgain: (p: { meal: string }) => `Kies ${p.meal} opnieuw`,
  copyMeal: (p: { meal: string }) => `Kopieer ${p.meal}`,
  openRecipe: "Bekijk het recept",
  timeEaten: "Tijd van eten",
  removeMeal: "Haal van deze dag af",
  removeTitle: (p: { name: string }) => `${p.name} verwijderen?`,
  removeText: "De maaltijd verdwijnt van deze dag. Het recept zelf blijft bestaan.",
  removed: (p: { name: string }) => `${p.name} is verwijderd.`,
  chosen: (p: { meal: string }) => `Nieuwe keuze voor ${p.meal}.`,
};

const portion = {
  portionOf: (p: { size: string; isOne: boolean }) => `${p.size} ${p.isOne ? "portie" : "porties"}`,
  changePortion: (p: { portion: string; name: string }) => `${p.portion}, pas je portie ${p.name} aan`,
  portionSaved: (p: { portion: string; name: string }) => `${p.portion} ${p.name}.`,
  portionSavedAlso: (p: { portion: string; name: string; days: string }) =>
    `${p.portion} ${p.name}, ook op ${p.days}.`,
  swapMeal: (p: { name: string }) => `Wissel ${p.name}`,
};

const emptyDay = {
  emptyPlate: (p: { day: string }) => `Een leeg bord voor ${p.day}`,
  targetsReady: (p: { protein: string; carbs: string; fat: string; count: number }) =>
    `Je doelen staan klaar: ${p.protein} g eiwit, ${p.carbs} g koolhydraten en ${p.fat} g vet over ${p.count} ${p.count === 1 ? "maaltijd" : "maaltijden"}.`,
  nothingNoted: (p: { day: string }) => `Niets genoteerd voor ${p.day}`,
  logEaten: "Voeg toe wat je at",
  logEatenText: "Een product, een recept of alleen de calorieën",
  noTargets: "Voeg toe wat je eet, dan krijgt deze dag vorm.",
  chooseForMe: "Kies voor mij",
  chooseForMeText: "In één keer een hele dag die bij je doelen past",
  doItMyself: "Ik doe het zelf",
  doItMyselfText: "Begin met lege maaltijden en kies zelf recepten",
  copyDate: (p: { date: string }) => `Kopieer ${p.date}`,
  copyDateText: (p: { count: number }) =>
    p.count === 1 ? "Zelfde plan, 1 item" : `Zelfde plan, ${p.count} items`,
  copied: (p: { date: string }) => `De maaltijden van ${p.date} zijn gekopieerd.`,
};

const planning = {
  regenerateDay: "Kies de hele dag opnieuw",
  regenerateTitle: "De hele dag opnieuw kiezen?",
  regenerateText:
    "De maaltijden van deze dag worden vervangen. Wat je hebt gegeten of vastgezet blijft staan; de rest wordt eromheen gepland.",
  regenerateConfirm: "Opnieuw kiezen",
  dayPlanned: "Je dag is gepland.",
  planningFailed: "Het plannen duurde te lang of is niet gelukt. Je dag is zoals hij was.",
  planningTitle: "We kiezen je maaltijden",
  planningSteps: [
    "We kijken naar je doelen",
    "We laten weg wat je niet eet",
    "We wegen de porties af",
    "We brengen afwisseling in je week",
    "We rekenen alles na",
  ],
};

const locks = {
  locked: "Vastgezet",
  lockThisMeal: "Zet deze maaltijd vast",
  unlockThisMeal: "Maak deze maaltijd los",
  lockMeal: (p: { meal: string }) => `Zet ${p.meal} vast`,
  unlockMeal: (p: { meal: string }) => `Maak ${p.meal} los`,
  lockDay: "Zet deze dag vast",
  unlockDay: "Maak deze dag los",
  lockedNow: "Vastgezet: plannen laat het zoals het is.",
  unlockedNow: "Weer los.",
  planDays: (p: { days: number }) => `Plan de lege maaltijden van ${p.days} dagen`,
  daysPlanned: (p: { days: number }) =>
    `De lege maaltijden van ${p.days === 1 ? "1 dag" : `${p.days} dagen`} zijn gepland.`,
  planDaysText: "Wat er al staat, blijft staan.",
  planningDays: "De dagen worden gepland…",
  undoPlanning: "Draai de laatste planning terug",
  planningUndone: "Alles is weer zoals het voor het plannen was.",
};

const unsuited = {
  unsuited: (p: { names: string }) => `Niet geschikt voor ${p.names}`,
  oneself: "jou",
};

const note = {
  note: "Notitie",
  noteFor: (p: { date: string }) => `Notitie voor ${p.date}`,
  noteForToday: "Notitie voor vandaag",
  noteWaiting: "Notitie, er staat er een bij deze dag",
  noteLabel: "Wat wil je over deze dag onthouden?",
  noteShared: "Jij en je coach zien deze notitie allebei.",
  noteLeft: (p: { count: number }) => (p.count === 1 ? "Nog 1 teken over" : `Nog ${p.count} tekens over`),
  noteSaved: "Notitie opgeslagen.",
  noteDeleted: "Notitie verwijderd.",
  deleteNote: "Verwijder notitie",
  writeNote: "Schrijf een notitie",
};

const adding = {
  add: "Toevoegen",
  stillOpen: (p: { open: string; target: string }) => `Nog ${p.open} van ${p.target} kcal te vullen`,
  quickAdd: "Snel toevoegen",
  asDayBefore: "Hetzelfde als de dag ervoor",
  alreadyEaten: "Al gegeten",
  added: (p: { meal: string }) => `Toegevoegd aan ${p.meal}.`,
};

const copying = {
  copyDay: "Dag kopiëren",
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
} satisfies typeof english;
