/** What is said of guard-rails that a plan crosses. */

interface RailFigures {
  readonly value: number;
  readonly limit: number;
}

/** One sentence for each: figures of the plan and of the rail, whole kcal and grams. */
const rails = {
  rail_underweight_deficit: (p: RailFigures) =>
    `You weigh little for your height, so this plan keeps at least the ${p.limit} kcal a day that you need.`,
  rail_goal_weight_too_low: (p: RailFigures) => `A healthy weight for this height starts at ${p.limit} kg.`,
  rail_day_too_low: (p: RailFigures) =>
    `A day below ${p.limit} kcal leaves too little room for what a body needs.`,
  rail_deficit_too_large: (p: RailFigures) =>
    `This is less than is safe to live on. Choose at least ${p.limit} kcal a day.`,
  rail_macros_do_not_add_up: (p: RailFigures) =>
    `Protein, carbs and fat come to ${p.value} kcal, which is not the ${p.limit} kcal of this day.`,
  rail_protein_too_low: (p: RailFigures) => `A day needs at least ${p.limit} g of protein.`,
  rail_fat_too_low: (p: RailFigures) => `A day of this size needs at least ${p.limit} g of fat.`,
  rail_protein_high: (p: RailFigures) =>
    `${p.value} g of protein is more than the ${p.limit} g up to which more protein is known to help.`,
  rail_carbohydrates_low: (p: RailFigures) =>
    `${p.value} g of carbs is little outside a low-carb plan, and leaves little room for fibre.`,
  rail_fiber_unreachable: (p: RailFigures) =>
    `With so few carbs, the fibre target of ${p.limit} g is hard to reach.`,
  rail_condition_deficit: (p: RailFigures) =>
    `Losing weight is not something to do alone right now. Talk to your doctor, midwife or dietitian first; until then the plan keeps ${p.limit} kcal a day.`,
  rail_condition_keto: (_p: RailFigures) =>
    "A keto plan is something to discuss with your doctor or dietitian first.",
  rail_condition_protein: (p: RailFigures) =>
    `Up to ${p.limit} g of protein a day is safe without advice. For more, ask your doctor or dietitian first.`,
  rail_care_first: (_p: RailFigures) =>
    "We plan carefully for this client. Before you save this, check with them, or with whoever treats them, that losing weight, keto or a lot of protein is right for them now.",
};

/** The same in words alone, for whoever hides numbers. */
const railsInWords = {
  rail_underweight_deficit_in_words:
    "You weigh little for your height, so this plan gives you at least what you need.",
  rail_goal_weight_too_low_in_words: "This goal weight is lower than is healthy for this height.",
  rail_day_too_low_in_words: "A day like this leaves too little room for what a body needs.",
  rail_deficit_too_large_in_words: "This is less than is safe to live on. Choose a plan with more to eat.",
  rail_macros_do_not_add_up_in_words: "The parts of this day do not add up to the whole.",
  rail_protein_too_low_in_words: "This day has too little protein.",
  rail_fat_too_low_in_words: "This day has too little fat.",
  rail_protein_high_in_words: "This is more protein than is known to help.",
  rail_carbohydrates_low_in_words:
    "With so few carbs outside a low-carb plan, there is little room for fibre.",
  rail_fiber_unreachable_in_words: "With so few carbs, it is hard to get enough fibre.",
  rail_condition_deficit_in_words:
    "Losing weight is not something to do alone right now. Talk to your doctor, midwife or dietitian first; until then the plan gives you what you need.",
  rail_condition_keto_in_words: "A keto plan is something to discuss with your doctor or dietitian first.",
  rail_condition_protein_in_words: "For this much protein, ask your doctor or dietitian first.",
  rail_care_first_in_words: "We plan carefully here. Ask your doctor or dietitian before you save this.",
};

export const safety = {
  rails,
  railsInWords,
  own: {
    title: "Is this what you want?",
    text: "This plan goes further than we would plan it for you.",
    confirm: "Keep it as it is",
    back: "Change it",
  },
  coach: {
    title: "This plan goes beyond a safety limit",
    text: "It is saved once you say why.",
    confirm: "Save with this reason",
    back: "Change the plan",
    reason: "Why is this right for this client?",
    reasonHint: "Shown with the plan, also to your client, and kept in the log.",
  },
  tooLittle: {
    open: "Show what does work",
    title: "This is too little to live well on",
    perDay: "kcal a day",
    least: (p: { kcal: string }) => `${p.kcal} kcal: the least we plan for you`,
    gauge: (p: { kcal: string; least: string }) =>
      `${p.kcal} of the ${p.least} kcal a day that we plan for you at least`,
    choose: "Choose another plan",
    fastest: (p: { kcal: string }) => `${p.kcal} kcal, as fast as is safe`,
    easier: (p: { kcal: string }) => `${p.kcal} kcal, easier to keep`,
    need: (p: { kcal: string }) => `${p.kcal} kcal, what you need`,
    perWeek: (p: { loss: string }) => `About ${p.loss} a week.`,
    goal: (p: { weight: string; date: string }) => `You reach ${p.weight} around ${p.date}.`,
    noLoss: "Your weight stays about the same.",
    use: (p: { kcal: string }) => `Use ${p.kcal} kcal`,
    back: "Back to my numbers",
    askCoach: (p: { name: string }) => `Ask ${p.name} first`,
  },
  help: "Do you worry about food or weight a lot? Your doctor can help, and so can a dietitian.",
  moved: {
    ENERGY: (p: { from: string; to: string }) =>
      `We plan ${p.to} kcal instead of ${p.from}, so that you get enough to eat.`,
    PROTEIN: (p: { from: string; to: string }) =>
      `We plan ${p.to} g of protein instead of ${p.from}: more is not known to help.`,
  },
  notes: {
    MOVED: "Adjusted a little, so that it stays safe.",
    LOSS_PAUSED:
      "Losing weight is on hold: after a change in the profile, this plan was no longer enough. It now gives what is needed.",
    UNFINISHED: "Not finished yet: with these meals alone, the day has too little to eat.",
  },
  confirmedBecause: (p: { reason: string }) => `Goes beyond a safety limit on purpose: ${p.reason}`,
  confirmedAlone: "Goes beyond what we recommend, on purpose.",
};
