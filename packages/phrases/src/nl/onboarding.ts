import type { onboarding as english } from "../en/onboarding.ts";

const body = {
  step: (p: { step: number; steps: number }) => `Stap ${p.step} van ${p.steps}`,
  goal: {
    title: "Wat is je doel?",
    text: "Hiermee bepalen we je energiedoel. Je kunt het altijd aanpassen.",
    descriptions: {
      LOSE_WEIGHT: "Een rustig tekort, met genoeg eiwit om spieren te behouden",
      GAIN_MUSCLE: "Een klein overschot rond je training",
      RECOMPOSITION: "Op gewicht blijven; minder vet, meer spieren",
    },
  },
  activity: {
    title: "Hoe actief ben je?",
    text: "Denk aan een gewone week, werk en sport samen.",
  },
  biometrics: {
    title: "Over jou",
    text: "Leeftijd en geslacht bepalen mee hoeveel energie je lichaam gebruikt.",
    age: "Leeftijd",
    years: "jaar",
    gender: "Geslacht",
    ageRange: "Vul een leeftijd van 18 tot en met 120 in.",
    ageWhole: "Vul hele jaren in.",
  },
  stats: {
    title: "Je lichaam",
    height: "Lengte",
    weight: "Gewicht",
    goalWeight: "Streefgewicht",
    heightUnit: "Eenheid van lengte",
    weightUnit: "Eenheid van gewicht",
    changeUnit: (p: { field: string; unit: string }) => `${p.field}: ${p.unit}, eenheid wijzigen`,
    less: (p: { field: string }) => `${p.field}: minder`,
    more: (p: { field: string }) => `${p.field}: meer`,
    heightRange: (p: { min: string; max: string }) => `Vul een lengte van ${p.min} tot ${p.max} in.`,
    weightRange: (p: { min: string; max: string }) => `Vul een gewicht van ${p.min} tot ${p.max} in.`,
    healthyFrom: (p: { weight: string }) => `Gezond voor jouw lengte vanaf ${p.weight} (BMI 18,5).`,
    goalTooLow: (p: { weight: string }) => `Kies bij jouw lengte minstens ${p.weight}.`,
    goalTooHigh: (p: { weight: string }) => `Kies hooguit ${p.weight}.`,
    goalNotBelow: "Wil je afvallen, kies dan een doel onder je gewicht van nu.",
    noSafeLoss: "We kunnen geen veilig afvaldoel aanbevelen.",
    partOf: (p: { field: string; unit: string }) => `${p.field} in ${p.unit}`,
  },
  weeklyGoal: {
    title: "Hoe snel?",
    text: "Langzamer houd je makkelijker vol. Je plan komt nooit onder 1.250 kcal per dag.",
    perDay: (p: { kcal: string }) => `${p.kcal} kcal per dag`,
    none: "Er is geen passend dieet voor dit doel.",
  },
  registration: {
    title: "Bewaar je antwoorden",
    text: "Maak een account en je plan staat klaar. We sturen je een code van 4 cijfers.",
    shopTitle: "Samen boodschappen doen",
    shopText:
      "Je naam en e-mailadres zijn genoeg. We sturen je een code van 4 cijfers en dan zie je het lijstje.",
    firstName: "Voornaam",
    lastName: "Achternaam",
    terms: "Ik ga akkoord met de voorwaarden en het privacybeleid",
    readTerms: "Lees onze ",
    submit: "Maak mijn account",
  },
};

const plan = {
  nutritionalPlan: {
    title: "Je voedingsplan",
    text: "Kies de stijl die past bij hoe je graag eet. De vakken veranderen mee.",
    kcalPerDay: "kcal per dag",
    gauge: (p: { kcal: string; protein: string; carbs: string; fat: string }) =>
      `${p.kcal} kcal per dag: ${p.protein} g eiwit, ${p.carbs} g koolhydraten, ${p.fat} g vet`,
    onTrack: "Op weg naar",
    around: (p: { date: string; pace: string }) => `rond ${p.date}, met ${p.pace}`,
    ownPace: (p: { weight: string }) => `ongeveer ${p.weight} per week`,
    notReached: (p: { kcal: string; weight: string }) =>
      `Met ${p.kcal} kcal per dag bereik je ${p.weight} niet binnen twee jaar.`,
    choose: "Kies je stijl",
    recommended: "Aanbevolen",
    descriptions: {
      RECOMMENDED: "Van alles wat, makkelijk vol te houden",
      LOW_CARB: "Minder granen, meer groente en vetten",
      KETO: "Hooguit 40 g koolhydraten per dag",
      CHOOSE_YOUR_OWN: "Stel calorieën en grammen zelf in",
      CYCLE_DIET: "Je fase in beeld, met per fase meer ijzer, magnesium of calcium",
      MENOPAUSE: "Meer calcium en vitamine D, en eiwit bij elke hoofdmaaltijd",
    },
    moreInfo: "Meer informatie",
    continueWith: (p: { plan: string }) => `Verder met ${p.plan}`,
    basis: (p: { height: string; weight: string; age: string }) =>
      `Berekend met ${p.height}, ${p.weight} en leeftijd ${p.age}. Nooit onder 1.250 kcal.`,
  },
  modify: {
    title: "Kies je eigen plan",
    text: "Verander één getal; de rest past zich aan.",
    mode: "Tonen als",
    grams: "Gram",
    percent: "Procent",
    calories: "Calorieën",
    minimum: (p: { minimum: string }) => `Minstens ${p.minimum}.`,
    positive: "Vul een getal boven 0 in.",
    save: "Gebruik deze getallen",
  },
  cycle: {
    datesTitle: "Wanneer begon je laatste menstruatie?",
    datesText: "Kies de eerste dag.",
    previousMonth: "Vorige maand",
    nextMonth: "Volgende maand",
    spacingTitle: "Hoelang duurt je cyclus?",
    spacingText: "Tel vanaf de eerste dag van een menstruatie tot de dag voor de volgende.",
    days: (p: { count: number }) => `${p.count} dagen`,
    notSure: "WEET IK NIET",
    range: "De cyclus moet tussen 21 en 35 dagen duren",
    rangeAdvice: "Duurt die van jou langer of wisselt het, kies dan ‘WEET IK NIET’.",
    detailsTitle: "Waar je nu bent",
    day: (p: { day: number; length: number }) => `Dag ${p.day} van ${p.length}`,
    untilNext: (p: { count: number }) =>
      p.count === 0
        ? "Je volgende menstruatie kan elk moment beginnen"
        : `Nog ${p.count} ${p.count === 1 ? "dag" : "dagen"} tot je volgende menstruatie`,
    phaseUnknown:
      "Dat is langer geleden dan je cyclus duurt, dus we weten je fase nu niet. Noteer je volgende menstruatie zodra die begint.",
    phaseTexts: {
      MENSTRUATION:
        "Je kunt je moe voelen. Met het bloed verlies je ijzer, dus je plan kiest vaker gerechten waar meer in zit.",
      FOLLICULAR: "Veel mensen hebben nu meer energie. Je plan is zoals op elke andere dag.",
      OVULATION:
        "Sommige mensen voelen zich nu sterker, anderen merken niets. Je plan is zoals op elke andere dag.",
      LUTEAL: "Je hebt vaak meer trek. Je plan kiest vaker gerechten met meer magnesium en calcium.",
    },
    readMore: "Lees over eten met je cyclus",
  },
};

const food = {
  setupFailed: "Er is iets misgegaan. Neem contact op met support.",
  mealTimes: {
    title: "Wanneer eet je?",
    text: "Kies 2 tot 5 momenten. Elk krijgt een eigen deel van je dag.",
    required: "Lunch en diner zijn verplicht.",
    tooMany: "Kies hooguit 5 momenten.",
    tooFew: "Kies minstens 2 momenten.",
  },
  diet: {
    title: "Volg je een dieet?",
    text: "Kies niets als je alles eet.",
    requiredText: "Kies er één.",
    changesPlan: "Deze keuze verandert je plan",
    now: (p: { plan: string }) => `Hiermee: ${p.plan}.`,
    without: (p: { plan: string }) => `Zonder: ${p.plan}.`,
    descriptions: {
      VEGAN: "Niets van dieren",
      VEGETARIAN: "Geen vlees en geen vis",
      PESCATARIAN: "Geen vlees, wel vis",
    },
  },
  intolerances: {
    title: "Wat kun je niet eten?",
    text: "Elk recept waar het in zit, laten we weg.",
  },
  dislikes: {
    title: "Wat lust je niet?",
    text: "Kies er zoveel als je wilt, of geen.",
    submit: "Maak mijn plan",
  },
  setup: [
    "Je doelen worden berekend",
    "Je dag wordt over je maaltijden verdeeld",
    "Passende recepten worden gekozen",
    "Je eerste week wordt gepland",
  ],
  setupTitle: "Je plan wordt gemaakt",
};

const after = {
  tour: {
    name: "Rondleiding",
    badge: "Je eerste week staat klaar",
    failures: {
      PLAN: {
        title: "Je plan staat nog niet klaar",
        text: "Je antwoorden zijn bewaard. Probeer het opnieuw of neem contact op als het blijft misgaan.",
      },
      MEALS: {
        title: "Je eerste week is nog niet gepland",
        text: "Je plan staat klaar. Probeer het opnieuw of plan je week later in de planner.",
      },
    },
    slides: [
      {
        title: "Zeven dagen, gepland op jouw doelen",
        text: "Wissel elke maaltijd waar je geen zin in hebt; je macro’s blijven kloppen.",
      },
      {
        title: "Vink af wat je eet",
        text: "Het bord vult zich door de dag heen en laat zien wat er over is.",
      },
      { title: "Koken zonder gokken", text: "Elk recept toont je eigen portie, stap voor stap." },
      {
        title: "Boodschappen met één lijst",
        text: "Kies voor welke dagen je inkoopt; de lijst is geordend per schap.",
      },
    ],
    slide: (p: { number: number; count: number }) => `Pagina ${p.number} van ${p.count}`,
    start: "Start rondleiding",
    finish: "Naar mijn planner",
  },
  intake: {
    title: "Je antwoorden",
    text: "Verander wat niet meer klopt en maak daarna je plan opnieuw.",
    goal: "Doel",
    activity: "Activiteit",
    biometrics: "Leeftijd en geslacht",
    stats: "Lichaam",
    weeklyGoal: "Tempo",
    plan: "Voedingsplan",
    mealTimes: "Eetmomenten",
    diet: "Dieet",
    intolerances: "Intoleranties",
    dislikes: "Lust ik niet",
    edit: (p: { answer: string }) => `Wijzigen: ${p.answer}`,
    none: "Geen",
    start: "Loop de vragen door",
  },
  avoid: {
    title: "Te vermijden ingrediënten",
    text: "Recepten met deze ingrediënten worden niet voor je gepland.",
    search: "Zoek ingrediënten",
    chosen: (p: { count: number }) => `${p.count} gekozen`,
  },
};

export const onboarding = { ...body, ...plan, ...food, ...after } satisfies typeof english;
