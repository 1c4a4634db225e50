/** Changing what is planned: another meal in its place, and a day that left its targets. */

const effects = {
  onTarget: "Day stays on target",
  over: (p: { percent: string }) => `Day ends ${p.percent} % over`,
  under: (p: { percent: string }) => `Day ends ${p.percent} % under`,
  groceries: (p: { count: number }) => {
    if (p.count === 0) return "no new groceries";
    return p.count === 1 ? "1 new grocery" : `${p.count} new groceries`;
  },
  faster: (p: { minutes: number }) => `${p.minutes} minutes faster`,
  slower: (p: { minutes: number }) => `${p.minutes} minutes longer`,
};

const swap = {
  action: "Swap for another recipe",
  title: (p: { name: string }) => `Swap ${p.name}`,
  hint: "The portions fit already.",
  none: "Nothing else fits here",
  gone: "This meal has just changed",
  goneText: "The plan was made better a moment ago. Have another look at the day.",
  goneOther: "This meal is no longer there. Have another look at the day.",
  noneText: "No other recipe fits this meal and all wishes right now.",
  done: (p: { name: string }) => `${p.name} is planned.`,
  effects,
};

const rebalance = {
  noticeTitle: {
    added: "Something was added to this day",
    plan: "The plan for this day has changed",
  },
  noticeText: {
    added: (p: { kcal: string; target: string }) =>
      `It comes to ${p.kcal} of ${p.target} kcal. That is fine as it is; the meals that are still open can also move along.`,
    plan: (p: { kcal: string; target: string }) =>
      `These meals were planned before that: they come to ${p.kcal} kcal, and the target is now ${p.target} kcal.`,
  },
  look: "See the choices",
  title: "How to go on with this day",
  target: (p: { target: string }) => `The target is ${p.target} kcal.`,
  ways: {
    LEAVE: "Leave it as it is",
    PORTIONS: "Adjust portions",
    SWAPS: (p: { count: number }) => (p.count === 1 ? "Swap 1 meal" : `Swap ${p.count} meals`),
  },
  becomes: (p: { kcal: string; state: string }) => `The day comes to ${p.kcal} kcal, ${p.state}.`,
  onTarget: "on target",
  over: (p: { percent: string }) => `${p.percent} % above target`,
  under: (p: { percent: string }) => `${p.percent} % below target`,
  resized: (p: { name: string; kcal: string; before: string }) =>
    `${p.name}: ${p.kcal} instead of ${p.before} kcal`,
  swapped: (p: { name: string; old: string; kcal: string }) =>
    `${p.name} instead of ${p.old}, ${p.kcal} kcal`,
  onlyLeave: "The meals that are still open cannot bring this day nearer to its target, and that is fine.",
  confirm: "Go on like this",
  done: "The day has been adjusted.",
};

/** Changes that were made without a network. */
const kept = {
  look: "View",
  done: (p: { name: string }) => `${p.name} is planned on this device. It is sent when you are online again.`,
  dayDone: "The day has been adjusted on this device. It is sent when you are online again.",
  waiting: (p: { count: number }) =>
    p.count === 1
      ? "One change is kept on this device and is sent when you are online again."
      : `${p.count} changes are kept on this device and are sent when you are online again.`,
  mark: "Not sent yet",
  sent: "Your changes have been saved.",
};

export const planChanges = {
  swap,
  rebalance,
  kept,
  restored: "Everything is back as it was.",
};
