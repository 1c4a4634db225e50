import type { simpleOnboarding as english } from "../en/simple-onboarding.ts";

const questions = {
  step: (p: { step: number; steps: number; percent: number }) =>
    `Stap ${p.step} van ${p.steps}, ${p.percent}%`,
  motivation: {
    title: "Wat brengt je hier?",
    text: "We tonen de recepten waar je het meest aan hebt als eerste.",
    missing: "Kies je motivatie",
  },
  cookingStyle: {
    title: "Hoe kook je graag?",
    text: "Kies er één of twee.",
    tooFew: "Kies minstens één kookstijl",
    tooMany: "Je kunt maximaal 2 kookstijlen kiezen",
  },
  diet: {
    title: "Volg je een dieet?",
    text: "Je ziet alleen recepten die erbij passen.",
  },
  allergens: {
    title: "Is er iets wat je niet kunt eten?",
    text: "Recepten met deze allergenen blijven uit beeld.",
  },
  mealTimes: {
    title: "Voor welke maaltijden wil je ideeën?",
    text: "Kies er twee of meer, waaronder het diner.",
    tooFew: "Kies minstens twee maaltijden",
    noDinner: "Diner moet gekozen zijn",
    submit: "Toon mijn recepten",
  },
};

const choices = {
  motivations: {
    EAT_HEALTHIER: "Gezonder eten",
    RECIPE_INSPIRATION: "Inspiratie voor recepten",
    SAVE_TIME: "Tijd besparen",
    MAKE_EATING_FUN: "Meer plezier in eten",
    BUDGET_CONSCIOUS: "Lekker eten voor weinig geld",
  },
  motivationDescriptions: {
    EAT_HEALTHIER: "Meer groente, meer afwisseling",
    RECIPE_INSPIRATION: "Elke week iets nieuws op tafel",
    SAVE_TIME: "Minder nadenken, minder tijd in de keuken",
    MAKE_EATING_FUN: "Gerechten waar de hele tafel zin in heeft",
    BUDGET_CONSCIOUS: "Goed eten met gewone ingrediënten",
  },
  cookingStyles: {
    QUICK: "Snel",
    EASY: "Makkelijk",
    COMFORT: "Comfortfood",
    MEAL_PREP: "Vooruit koken",
    FAMILY_FRIENDLY: "Voor het gezin",
  },
  cookingStyleDescriptions: {
    QUICK: "Binnen zo’n 20 minuten op tafel",
    EASY: "Weinig ingrediënten, weinig stappen",
    COMFORT: "Warme, vertrouwde gerechten",
    MEAL_PREP: "Eén keer koken, een paar keer eten",
    FAMILY_FRIENDLY: "Wat kinderen ook eten",
  },
  diets: {
    NONE: "Geen dieet",
    VEGETARIAN: "Vegetarisch",
    VEGAN: "Veganistisch",
    PESCATARIAN: "Pescotarisch",
  },
  dietDescriptions: {
    NONE: "Ik eet alles",
    VEGETARIAN: "Geen vlees en geen vis",
    VEGAN: "Niets van dieren",
    PESCATARIAN: "Geen vlees, wel vis",
  },
  allergenNames: {
    PEANUTS: "Pinda’s",
    TREE_NUTS: "Noten",
    MILK: "Melk",
    EGG: "Ei",
    WHEAT: "Tarwe",
    SOY: "Soja",
    FISH: "Vis",
    SHELLFISH: "Schaal- en schelpdieren",
    SESAME: "Sesam",
    NONE: "Geen van deze",
  },
};

const video = {
  welcomeVideo: {
    title: (p: { name: string }) => `Welkom bij ${p.name}`,
    text: "Een korte film over wat je hier kunt doen.",
    noVideoText: "Een paar vragen, en je recepten staan klaar.",
    label: "Welkomstvideo",
    play: "Afspelen",
    pause: "Pauzeren",
    fullscreen: "Volledig scherm",
    progress: "Voortgang van de video",
  },
};

const saving = {
  videoFailed: "Video kan niet worden geladen",
  noNextStep: "Kan niet verder naar de volgende stap. Probeer het opnieuw of neem contact op met support.",
  savingTitle: "Je recepten worden gezocht",
  saving: ["Je antwoorden worden bewaard", "Passende recepten worden gezocht", "De tafel wordt gedekt"],
  failedTitle: "Je antwoorden zijn nog niet opgeslagen",
  skip: "Doorgaan zonder opslaan",
  saveFailed: "Opslaan is mislukt. Probeer het opnieuw.",
  apiError: (p: { status: number }) => `API-fout (${p.status})`,
  refusals: {
    motivation: "Motivatie is verplicht",
    cooking_styles: "Kies 1-2 kookstijlen",
    meal_times: "Kies minstens één maaltijd",
    user_id: "Gebruikers-ID niet gevonden",
  },
};

const after = {
  tour: {
    badge: "Je bent er klaar voor",
    slides: [
      {
        title: "Recepten die bij je passen",
        text: "Gekozen op hoe je graag kookt. Wat je niet kunt eten, blijft weg.",
      },
      {
        title: "Bewaar wat je lekker vindt",
        text: "Bewaar een recept, en je vindt het terug als je er weer zin in hebt.",
      },
      {
        title: "Koken zonder gokken",
        text: "Elk recept zegt wat je nodig hebt en wat je doet, stap voor stap.",
      },
      {
        title: "Boodschappen met één lijst",
        text: "Alles voor de dagen die je kiest, per schap bij elkaar.",
      },
    ],
    finish: "Naar mijn recepten",
  },
};

export const simpleOnboarding = {
  ...questions,
  ...choices,
  ...video,
  ...saving,
  ...after,
} satisfies typeof english;
