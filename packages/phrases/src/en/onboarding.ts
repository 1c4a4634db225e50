/** The questions from which a nutrition plan is made. */
const body = {
  step: (p: { step: number; steps: number }) => `Step ${p.step} of ${p.steps}`,
  goal: {
    title: "What’s your goal?",
    text: "This sets your energy target. You can change it at any time.",
    descriptions: {
      LOSE_WEIGHT: "A steady deficit, with enough protein to keep muscle",
      GAIN_MUSCLE: "A small surplus around your training",
      RECOMPOSITION: "Stay at your weight; less fat, more muscle",
    },
  },
  activity: {
    title: "How active are you?",
    text: "Think of an ordinary week, work and sport together.",
  },
  biometrics: {
    title: "About you",
    text: "Age and sex change how much energy your body uses.",
    age: "Age",
    years: "years",
    gender: "Sex",
    ageRange: "Enter an age from 18 to 120.",
    ageWhole: "Enter whole years.",
  },
  stats: {
    title: "Your body",
    height: "Height",
    weight: "Weight",
    goalWeight: "Goal weight",
    heightUnit: "Unit of height",
    weightUnit: "Unit of weight",
    changeUnit: (p: { field: string; unit: string }) => `${p.field}: ${p.unit}, change unit`,
    less: (p: { field: string }) => `${p.field}: less`,
    more: (p: { field: string }) => `${p.field}: more`,
    heightRange: (p: { min: string; max: string }) => `Enter a height from ${p.min} to ${p.max}.`,
    weightRange: (p: { min: string; max: string }) => `Enter a weight from ${p.min} to ${p.max}.`,
    healthyFrom: (p: { weight: string }) => `Healthy for your height from ${p.weight} (BMI 18.5).`,
    goalTooLow: (p: { weight: string }) => `For your height, choose at least ${p.weight}.`,
    goalTooHigh: (p: { weight: string }) => `Choose at most ${p.weight}.`,
    goalNotBelow: "To lose weight, choose a goal below your weight now.",
    noSafeLoss: "No weight-loss goal can be recommended as safe.",
    partOf: (p: { field: string; unit: string }) => `${p.field} (${p.unit})`,
  },
  weeklyGoal: {
    title: "How fast?",
    text: "Slower is easier to keep up. Your plan never goes below 1,250 kcal a day.",
    perDay: (p: { kcal: string }) => `${p.kcal} kcal a day`,
    none: "There is no appropriate diet for this goal.",
  },
  registration: {
    title: "Save your answers",
    text: "Make an account and your plan is ready. We’ll send you a 4-digit code.",
    shopTitle: "Shop together",
    shopText:
      "Your name and e-mail address are enough. We’ll send you a 4-digit code, and then you see the list.",
    firstName: "First name",
    lastName: "Last name",
    terms: "I agree to the terms and the privacy policy",
    readTerms: "Read our ",
    submit: "Make my account",
  },
};

const plan = {
  nutritionalPlan: {
    title: "Your nutrition plan",
    text: "Pick the style that suits how you like to eat. The boxes update as you choose.",
    kcalPerDay: "kcal a day",
    gauge: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
      `${p.kcal} kcal a day: ${p.protein} g protein, ${p.carbs} g carbs, ${p.fat} g fat`,
    onTrack: "On track for",
    around: (p: { date: string; pace: string }) => `around ${p.date}, at ${p.pace}`,
    ownPace: (p: { weight: string }) => `about ${p.weight} per week`,
    notReached: (p: { kcal: string; weight: string }) =>
      `At ${p.kcal} kcal a day you would not reach ${p.weight} within two years.`,
    choose: "Choose your style",
    recommended: "Recommended",
    descriptions: {
      RECOMMENDED: "A bit of everything, easy to keep up",
      LOW_CARB: "Fewer grains, more vegetables and fats",
      KETO: "Up to 40 g of carbs a day",
      CHOOSE_YOUR_OWN: "Set calories and grams yourself",
      CYCLE_DIET: "Your phase in view, with more iron, magnesium or calcium by phase",
      MENOPAUSE: "More calcium and vitamin D, and protein in each main meal",
    },
    moreInfo: "More information",
    continueWith: (p: { plan: string }) => `Continue with ${p.plan}`,
    basis: (p: { height: string; weight: string; age: string }) =>
      `Worked out from ${p.height}, ${p.weight} and age ${p.age}. Never below 1,250 kcal.`,
  },
  modify: {
    title: "Choose your own",
    text: "Change one number; the others follow.",
    mode: "Show as",
    grams: "Grams",
    percent: "Percent",
    calories: "Calories",
    minimum: (p: { minimum: string }) => `At least ${p.minimum}.`,
    positive: "Enter a number above 0.",
    save: "Use these numbers",
  },
  cycle: {
    datesTitle: "When did your last period start?",
    datesText: "Choose the first day.",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    spacingTitle: "How long is your cycle?",
    spacingText: "Count from the first day of a period to the day before the next.",
    days: (p: { count: number }) => `${p.count} days`,
    notSure: "NOT SURE",
    range: "Cycle length must be between 21 and 35 days",
    rangeAdvice: "If yours differs or varies, choose ‘NOT SURE’.",
    detailsTitle: "Where you are now",
    day: (p: { day: number; length: number }) => `Day ${p.day} of ${p.length}`,
    untilNext: (p: { count: number }) =>
      p.count === 0
        ? "Your next period may start any day now"
        : `${p.count} ${p.count === 1 ? "day" : "days"} until your next period`,
    phaseUnknown:
      "That is longer ago than your cycle, so we do not know your phase now. Note your next period when it starts.",
    phaseTexts: {
      MENSTRUATION:
        "You may feel tired. You lose iron with the blood, so your plan leans towards dishes with more of it.",
      FOLLICULAR: "Many people have more energy now. Your plan is as on any other day.",
      OVULATION: "Some people feel stronger now, others notice nothing. Your plan is as on any other day.",
      LUTEAL: "Appetite often grows. Your plan leans towards dishes with more magnesium and calcium.",
    },
    readMore: "Read about eating with your cycle",
  },
};

const food = {
  setupFailed: "Something went wrong. Please contact support.",
  mealTimes: {
    title: "When do you eat?",
    text: "Choose 2 to 5 moments. Each gets its own part of your day.",
    required: "Lunch and dinner are required.",
    tooMany: "Choose at most 5 moments.",
    tooFew: "Choose at least 2 moments.",
  },
  diet: {
    title: "Do you follow a diet?",
    text: "Choose none if you eat everything.",
    requiredText: "Choose one.",
    changesPlan: "This choice changes your plan",
    now: (p: { plan: string }) => `With it: ${p.plan}.`,
    without: (p: { plan: string }) => `Without it: ${p.plan}.`,
    descriptions: {
      VEGAN: "Nothing from animals",
      VEGETARIAN: "No meat and no fish",
      PESCATARIAN: "No meat, but fish",
    },
  },
  intolerances: {
    title: "What can’t you eat?",
    text: "We leave out every recipe that contains it.",
  },
  dislikes: {
    title: "What don’t you like?",
    text: "Choose as many as you want, or none.",
    submit: "Make my plan",
  },
  setup: [
    "Working out your targets",
    "Dividing your day over your meals",
    "Choosing recipes that fit",
    "Planning your first week",
  ],
  setupTitle: "Your plan is being made",
};

const after = {
  tour: {
    name: "Tour",
    badge: "Your first week is ready",
    failures: {
      PLAN: {
        title: "Your plan is not ready yet",
        text: "Your answers are kept. Try again, or contact support if it keeps failing.",
      },
      MEALS: {
        title: "Your first week is not planned yet",
        text: "Your plan is ready. Try again, or plan your week later in the planner.",
      },
    },
    slides: [
      {
        title: "Seven days, planned to your targets",
        text: "Swap any meal you don’t fancy; your macros stay on course.",
      },
      { title: "Tick off what you eat", text: "The plate fills through the day and shows what is left." },
      { title: "Cook without guessing", text: "Every recipe shows your own portion, step by step." },
      { title: "Shop from one list", text: "Pick the days you shop for; the list is grouped by shelf." },
    ],
    slide: (p: { number: number; count: number }) => `Slide ${p.number} of ${p.count}`,
    start: "Start tour",
    finish: "Go to my planner",
  },
  intake: {
    title: "Your answers",
    text: "Change what is no longer right, then make your plan again.",
    goal: "Goal",
    activity: "Activity",
    biometrics: "Age and sex",
    stats: "Body",
    weeklyGoal: "Pace",
    plan: "Plan",
    mealTimes: "Meal times",
    diet: "Diet",
    intolerances: "Intolerances",
    dislikes: "Dislikes",
    edit: (p: { answer: string }) => `Change: ${p.answer}`,
    none: "None",
    start: "Go through the questions",
  },
  avoid: {
    title: "Ingredients to avoid",
    text: "Recipes with these ingredients are not planned for you.",
    search: "Search ingredients",
    chosen: (p: { count: number }) => `${p.count} chosen`,
  },
};

export const onboarding = { ...body, ...plan, ...food, ...after };
