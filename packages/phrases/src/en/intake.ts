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
  amount: (p: { kind: string; minutes: string; sessions: string }) =>
    `${p.kind}, ${p.minutes} min, ${p.sessions}× a week`,
  undecided: "The exercises are not saved yet. Save again and choose which ones to keep.",
  removed: "Removed",
  remove: (p: { number: number }) => `Remove exercise ${p.number}`,
  tooMuch: (p: { hours: number }) => `All exercise together can be at most ${p.hours} hours a week.`,
};

const list = {
  title: "Add many clients",
  open: "Add from a list",
  back: "Back to the clients",
  text: "Paste a list or choose a CSV file with name, e-mail and language. Each client gets an invitation.",
  paste: "List",
  pasteHint: "Name, e-mail and language, one client on each line.",
  placeholder: "Lotte Hendriks, lotte@example.org, en",
  choose: "Choose a file",
  read: "Check the list",
  language: "Language where the list gives none",
  empty: "There is no client in this list. Each line needs a name and an e-mail address.",
  tooMany: (p: { most: number; count: string }) =>
    `A list can hold up to ${p.most} clients, and this one has ${p.count}. Split it into parts.`,
  tooLarge: "This file is too large to be a list of clients.",
  notText: "This file is not a text file. In your spreadsheet, save the list as CSV and choose that file.",
  ready: (p: { count: number }) => `${p.count} ready`,
  toFix: (p: { count: number }) => `${p.count} to fix`,
  already: (p: { count: number }) =>
    p.count === 1 ? "1 is a client already" : `${p.count} are clients already`,
  invited: (p: { count: number }) => (p.count === 1 ? "1 invitation sent" : `${p.count} invitations sent`),
  line: (p: { line: number }) => `Line ${p.line}`,
  name: "Name",
  email: "E-mail",
  problems: {
    NAME: "Enter a first and a last name.",
    NAME_LONG: "This name is too long.",
    FORMULA: "A name cannot begin with =, +, - or @.",
    EMAIL_MISSING: "Enter an e-mail address.",
    TWO_AT: "This address has two @ signs.",
    ENDING: "The ending of this address is missing.",
    EMAIL: "This is not a valid e-mail address.",
    DUPLICATE: "This address is in the list already.",
    LANGUAGE: "The language can be English or Dutch.",
    TAKEN: "This address has an account already. It was not taken over.",
    REFUSED: "This line was refused. Check the name and the address.",
  },
  use: (p: { value: string }) => `Use ${p.value}`,
  skip: "Skip",
  skipLine: (p: { line: number }) => `Skip line ${p.line}`,
  send: (p: { count: number }) => (p.count === 1 ? "Invite 1 client" : `Invite ${p.count} clients`),
  progress: (p: { done: number; total: number }) => `${p.done} of ${p.total} sent`,
  stopped: "Not everybody was invited yet. Press again to go on; nobody is invited twice.",
};

const draft = {
  restored: "You were filling in this profile",
  restoredText: "These are your changes. They are not saved yet.",
  startAgain: "Start again",
  unreachable: "The profile is not saved yet",
  unreachableText: "There is no connection. Your changes stay on this device until you save them.",
};

const notShared = {
  title: {
    DIARY: (p: { name: string }) => `${p.name} does not share the diary with you`,
    MEASUREMENTS: (p: { name: string }) => `${p.name} does not share weight and measurements with you`,
  },
  text: (p: { name: string }) => `Only ${p.name} can change this, in the profile under “Privacy and data”.`,
  ask: (p: { name: string }) => `Message ${p.name}`,
};

/** What a client reads who answers the questions of the profile themselves. */
const own = {
  title: "About you",
  text: (p: { coach: string }) =>
    `${p.coach === "" ? "Your coach" : p.coach} plans your meals with these answers. You can change them later in your profile.`,
};

export const intake = { draft, exercise, list, notShared, own };
