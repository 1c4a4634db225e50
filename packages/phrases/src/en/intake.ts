/** What coaches read while they take in clients: the profile, adding one, adding many, and their invitations. */

const exercise = {
  title: "Exercise",
  none: "None. What you add counts towards the energy expenditure.",
  add: "Add exercise",
  numbered: (p: { number: number }) => `Exercise ${p.number}`,
  kind: "Kind of exercise",
  choose: "Choose one",
  minutes: "Minutes per session",
  sessions: "Sessions per week",
  range: (p: { most: number }) => `Enter a number above 0, up to ${p.most}.`,
  remove: (p: { number: number }) => `Remove exercise ${p.number}`,
  tooMuch: (p: { hours: number }) => `All exercise together can be at most ${p.hours} hours a week.`,
};

export const intake = { exercise };
