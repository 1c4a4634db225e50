import type { planChanges as english } from "../en/plan-changes.ts";

const effects = {
  onTarget: "Dag blijft op doel",
  over: (p: { percent: string }) => `Dag komt ${p.percent} % hoger uit`,
  under: (p: { percent: string }) => `Dag komt ${p.percent} % lager uit`,
  groceries: (p: { count: number }) => {
    if (p.count === 0) return "geen extra boodschappen";
    return p.count === 1 ? "1 extra boodschap" : `${p.count} extra boodschappen`;
  },
  faster: (p: { minutes: number }) => `${p.minutes} minuten sneller`,
  slower: (p: { minutes: number }) => `${p.minutes} minuten langer`,
};

const swap = {
  action: "Wissel voor een ander recept",
  title: (p: { name: string }) => `${p.name} wisselen`,
  hint: "De porties passen al.",
  none: "Hier past niets anders",
  gone: "Deze maaltijd is net veranderd",
  goneText: "Het plan is zojuist verbeterd. Kijk nog eens naar de dag.",
  goneOther: "Deze maaltijd staat er niet meer. Kijk nog eens naar de dag.",
  noneText: "Op dit moment past geen ander recept bij deze maaltijd en alle wensen.",
  done: (p: { name: string }) => `${p.name} staat gepland.`,
  effects,
};

const rebalance = {
  noticeTitle: {
    added: "Er is iets bij deze dag gekomen",
    plan: "Het plan voor deze dag is gewijzigd",
  },
  noticeText: {
    added: (p: { kcal: string; target: string }) =>
      `De dag komt op ${p.kcal} van ${p.target} kcal. Dat is prima zo; de maaltijden die nog openstaan kunnen ook meebewegen.`,
    plan: (p: { kcal: string; target: string }) =>
      `Deze maaltijden zijn daarvoor gepland: samen ${p.kcal} kcal, terwijl het doel nu ${p.target} kcal is.`,
  },
  look: "Bekijk de keuzes",
  title: "Zo kan deze dag verder",
  target: (p: { target: string }) => `Het doel is ${p.target} kcal.`,
  ways: {
    LEAVE: "Laat het zo",
    PORTIONS: "Pas porties aan",
    SWAPS: (p: { count: number }) => (p.count === 1 ? "Wissel 1 maaltijd" : `Wissel ${p.count} maaltijden`),
  },
  becomes: (p: { kcal: string; state: string }) => `De dag komt op ${p.kcal} kcal, ${p.state}.`,
  onTarget: "op doel",
  over: (p: { percent: string }) => `${p.percent} % boven het doel`,
  under: (p: { percent: string }) => `${p.percent} % onder het doel`,
  resized: (p: { name: string; kcal: string; before: string }) =>
    `${p.name}: ${p.kcal} in plaats van ${p.before} kcal`,
  swapped: (p: { name: string; old: string; kcal: string }) =>
    `${p.name} in plaats van ${p.old}, ${p.kcal} kcal`,
  onlyLeave: "De maaltijden die nog openstaan brengen deze dag niet dichter bij het doel, en dat is prima.",
  confirm: "Zo verder",
  done: "De dag is aangepast.",
};

const kept = {
  look: "Bekijken",
  done: (p: { name: string }) =>
    `${p.name} staat op dit apparaat gepland. Het wordt verstuurd zodra je weer online bent.`,
  dayDone: "De dag is op dit apparaat aangepast. Dat wordt verstuurd zodra je weer online bent.",
  waiting: (p: { count: number }) =>
    p.count === 1
      ? "Er staat één wijziging op dit apparaat. Die wordt verstuurd zodra je weer online bent."
      : `Er staan ${p.count} wijzigingen op dit apparaat. Die worden verstuurd zodra je weer online bent.`,
  mark: "Nog niet verstuurd",
  sent: "Je wijzigingen zijn opgeslagen.",
};

export const planChanges = {
  swap,
  rebalance,
  kept,
  restored: "Het is weer zoals het was.",
} satisfies typeof english;
