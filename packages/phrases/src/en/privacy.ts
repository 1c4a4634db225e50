/**
 * What people agree to, by kind. A text is part of the consent that was given with it: whoever changes one raises its version in
 * the access package, which a test holds against these words.
 */
const consents = {
  BODY_AND_PLAN: {
    title: "Body data, plan and diary",
    agree:
      "I agree that Plateful stores my body data, goals, plan, diary and measurements to make and keep my plan.",
    explains:
      "This is health data. We use it for your plan and nothing else. Apart from the staff who run this service, nobody sees it unless you share it. You can withdraw your consent at any time in your profile; we then erase this data.",
    erases:
      "We erase your body data, goals, plan, diary, grocery lists and measurements, and your cycle details with them. This cannot be undone.",
  },
  CYCLE: {
    title: "Cycle and menopause",
    agree: "I agree that Plateful stores my cycle dates and whether I follow a cycle or menopause plan.",
    explains:
      "We use this to work out the phase of your cycle and to point out suitable recipes. The dates are never shown to a coach. You can withdraw your consent at any time in your profile; we then erase this data.",
    erases:
      "We erase your cycle dates and everything about menopause. Your plan stays, with the same targets. This cannot be undone.",
  },
  STRESS_AND_SLEEP: {
    title: "Stress and sleep",
    agree: "I agree that Plateful stores the stress and sleep that I enter.",
    explains:
      "We use this to show you how they change over time, and nothing else. You can withdraw your consent at any time in your profile; we then erase this data.",
    erases: "We erase all your stress and sleep measurements. This cannot be undone.",
  },
  HEALTH_ANSWERS: {
    title: "Answers about your health",
    agree:
      "I agree that Plateful stores my answers about pregnancy, breastfeeding, diabetes, kidney disease and eating disorders.",
    explains:
      "We use them to keep your plan safe, and for nothing else. They are stored encrypted, and nobody sees them unless you share them. Whoever sees your plan does see what it asks for. You can withdraw your consent at any time in your profile; we then erase your answers.",
    erases: "We erase your answers about your health. Your plan stays as it is. This cannot be undone.",
  },
};

const sharing = {
  title: "Sharing with your coach",
  question: (p: { coach: string }) => `What may ${p.coach} see?`,
  invited: (p: { coach: string }) =>
    `${p.coach} is your coach. You choose what you share, and can change it any day.`,
  explains: (p: { coach: string }) =>
    `This is health data, so we ask you clearly. ${p.coach} can see it for as long as you share it. Stop sharing and that access ends at once.`,
  parts: {
    PLAN: { title: "Your plan and targets", text: "So your coach can write them for you" },
    DIARY: { title: "Diary", text: "What you planned and ate" },
    MEASUREMENTS: { title: "Weight and measurements", text: "Values and the line" },
    CYCLE: { title: "Cycle", text: "Only the phase, no dates" },
  },
  preview: (p: { coach: string }) => `See what ${p.coach} sees`,
  always:
    "Always: your name and e-mail address, when you joined and were last here, and whether you have paid.",
  details: {
    PLAN: "Plan: sex, age, height, weight, goal, diet, intolerances, exercise, your targets, and who eats along.",
    DIARY: "Diary: planned and eaten meals, notes, and recipes of your own that you planned.",
    MEASUREMENTS: "Measurements: weight, body fat, waist, stress and sleep.",
    CYCLE: "Cycle: the phase you are in, and whether you follow a cycle or menopause plan.",
  },
  needed: "Needed",
  share: (p: { count: number; coach: string }) =>
    p.count === 1 ? `Share 1 thing with ${p.coach}` : `Share ${p.count} things with ${p.coach}`,
  stop: "Stop sharing",
  stopTitle: (p: { coach: string }) => `Stop sharing with ${p.coach}?`,
  stopText: (p: { coach: string }) =>
    `${p.coach} will no longer see anything of yours but your name and e-mail address. Your data stays with you.`,
  notShared: "You share nothing.",
};

/** What a client agrees to when a colleague of their coach stands in. A test holds it against its version. */
const shares = {
  title: "Standing in for your coach",
  asks: (p: { coach: string; colleague: string }) => `May ${p.colleague} stand in for ${p.coach}?`,
  explains: (p: { coach: string; colleague: string }) =>
    `This is health data, so we ask you clearly. During this period ${p.colleague} sees what you tick, reads the check-ins that you send to ${p.coach}, and can change your plan and write to you as far as the practice allows. What you and ${p.coach} write to each other stays between you. ${p.coach} remains your coach.`,
  from: (p: { from: string }) => `From ${p.from}`,
  period: (p: { from: string; until: string }) => `From ${p.from} until ${p.until}`,
  agree: (p: { colleague: string }) => `Agree and share with ${p.colleague}`,
  decline: "No, thank you",
  states: {
    WAITING: "Waiting for your answer",
    PLANNED: "You agreed; it has not begun yet",
    ACTIVE: (p: { colleague: string }) => `${p.colleague} can see this now`,
  },
  sees: (p: { parts: string }) => `Shared: ${p.parts}`,
  stop: (p: { colleague: string }) => `Stop sharing with ${p.colleague}`,
  stopTitle: (p: { colleague: string }) => `Stop sharing with ${p.colleague}?`,
  stopText: (p: { colleague: string; coach: string }) =>
    `${p.colleague} sees nothing more of yours. What you share with ${p.coach} stays as it is.`,
  agreed: (p: { colleague: string }) => `You now share with ${p.colleague}.`,
  stopped: (p: { colleague: string }) => `You no longer share with ${p.colleague}.`,
  declined: "Nothing is shared. Your coach remains your coach.",
  first: (p: { coach: string }) =>
    `Share with ${p.coach} first: a colleague never sees more than your coach.`,
  answer: "Answer",
  standsIn: (p: { coach: string; colleague: string }) => `${p.colleague} is standing in for ${p.coach}`,
  writeTo: (p: { colleague: string }) => `Write to ${p.colleague}`,
  change: "See or stop sharing",
  understood: "Got it",
};

const entry = {
  title: "Before you start",
  text: "Plateful works with health data. We only store it if you agree.",
  name: "What may we call you?",
  agreeFirst: "Tick the box above to continue. Without it we cannot store a plan for you.",
  goOn: "Agree and continue",
  declared: (p: { coach: string }) =>
    `${p.coach} has already entered data about you and told us that you agreed. Confirm it here, or have it erased.`,
  erase: "I did not agree. Erase it.",
  eraseTitle: "Erase what was entered about you?",
  eraseText:
    "We erase the body data, plan, diary and measurements that are stored about you, and your coach sees nothing more. This cannot be undone.",
  notNow: "Not now",
};

const ask = {
  title: "Is it all right if we store this?",
  agree: "Agree and save",
  forClient: {
    title: "Did your client agree?",
    agree: {
      BODY_AND_PLAN: "My client agreed that I record body data, a plan and meals in Plateful.",
      CYCLE: "My client agreed that I record cycle or menopause details in Plateful.",
      STRESS_AND_SLEEP: "My client agreed that I record stress and sleep in Plateful.",
    },
    explains:
      "We keep your statement with its date. Your client is asked to confirm it at the first sign-in, and can have the data erased.",
    save: "Record and save",
  },
};

const page = {
  title: "Privacy and data",
  text: "What you agreed to, and what becomes of it.",
  consents: "Your consent",
  given: (p: { date: string; version: number }) => `Given on ${p.date}, version ${p.version} of the text`,
  declared: (p: { date: string }) => `Stated by your coach on ${p.date}; not yet confirmed by you`,
  withdrawn: (p: { date: string }) => `Withdrawn on ${p.date}`,
  never: "Not given",
  withdrawTitle: "Withdraw your consent?",
  withdraw: "Withdraw and erase",
  withdrawnNow: "Your consent is withdrawn and the data is erased.",
  saved: "Saved.",
  history: "History",
  noHistory: "You have not decided anything yet.",
  decisions: { GIVEN: "Given", DECLARED: "Stated by a coach", WITHDRAWN: "Withdrawn" },
  data: "Your data",
  remove: "Delete your account and data",
  policy: "Privacy policy",
};

const views = {
  title: "Who has seen your data",
  text: "Whenever a coach or one of our staff opens or changes your data, it is recorded here.",
  looked: (p: { who: string; part: string }) => `${p.who} opened ${p.part}`,
  changed: (p: { who: string; part: string }) => `${p.who} changed ${p.part}`,
  coach: (p: { name: string }) => `Coach ${p.name}`,
  unnamedCoach: "A coach",
  staff: "Our staff",
  former: "Someone whose account has since been deleted",
  parts: {
    ACCOUNT: "your account details",
    PROFILE: "your profile",
    PLAN: "your plan",
    DIARY: "your diary",
    GROCERIES: "your grocery lists",
    RECIPES: "your recipes",
    MEASUREMENTS: "your measurements",
    CONSENT: "your consent",
    PAYMENT: "your payments",
    MESSAGES: "your messages",
    CHECK_INS: "your check-ins",
    PICTURES: "your pictures",
    OTHER: "other data of yours",
  },
  none: "Nobody but you has opened your data.",
  older: "Show older",
};

const download = {
  title: "Download your data",
  text: "A ZIP file with everything we store about you: tables as CSV and JSON, and your pictures.",
  start: "Download",
  busy: (p: { kilobytes: string }) => `Collecting your data … ${p.kilobytes} kB so far`,
  done: "Your data has been downloaded.",
  file: "plateful-my-data.zip",
};

/** What people take along to other apps; the names of the files have no spaces, so that every system keeps them. */
const takeOut = {
  diary: {
    title: "Your diary as a spreadsheet",
    text: "A line for each meal: day, time, name, amount, energy and macros (CSV).",
    done: "Your diary has been downloaded.",
  },
  measurements: {
    title: "Your measurements as a spreadsheet",
    text: "Weight, waist, body fat, sleep and stress, a line for each (CSV).",
    done: "Your measurements have been downloaded.",
  },
  recipes: {
    title: "Your own recipes for other apps",
    text: "Each recipe as schema.org JSON and as Cooklang, with your photos (ZIP).",
    done: "Your recipes have been downloaded.",
  },
  diaryFile: "plateful-diary.csv",
  measurementsFile: "plateful-measurements.csv",
  recipesFile: "plateful-recipes.zip",
  readmeFile: "README.txt",
  readme: [
    "Your own recipes from Plateful. Each one is here twice, so that another app can read one or the other.",
    "schema.org: JSON in the words of schema.org, as Mealie, Nextcloud Cookbook, Paprika and most recipe sites read it.",
    "cooklang: plain text with the ingredients marked, for Cooklang apps.",
    "Amounts and nutrition are for one portion. Photos that you added are in the folder pictures.",
  ],
  gather: "Have ready",
};

const client = {
  notSharing: "Not sharing",
  nothing: "This client does not share anything with you.",
  nothingText: "You see a name and an e-mail address until your client chooses what to share at sign-in.",
  some: (p: { parts: string }) => `Not shared with you: ${p.parts}.`,
  parts: {
    PLAN: ["plan"],
    DIARY: ["diary"],
    MEASUREMENTS: ["weight over time", "measurements"],
    CYCLE: ["cycle"],
  },
};

const registration = {
  missing:
    "Without your consent we cannot make a plan. Your answers stay on this device and are not sent to us.",
};

const presses = {
  title: "Count which buttons I use",
  text: "Only three buttons, without your name or address, and only on this device. It shows us what coaches look for.",
};

export const privacy = {
  presses,
  consents,
  sharing,
  shares,
  entry,
  ask,
  page,
  views,
  download,
  takeOut,
  client,
  registration,
};
