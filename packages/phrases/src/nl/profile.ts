import type { profile as english } from "../en/profile.ts";

const details = {
  title: "Mijn profiel",
  editTitle: "Profiel bewerken",
  coachedBy: (p: { name: string }) => `Gecoacht door ${p.name}`,
  coach: "Coach",
  macros: "Je plan op maandag",
  macroNames: { kcal: "kcal", protein: "eiwit", carbohydrates: "koolh.", fat: "vet" },
  grams: "g",
  noValue: "–",
  redoPlanning: "Voedingsplan opnieuw maken",
  preferences: "Receptvoorkeuren",
  redoPreferences: "Mijn voorkeuren opnieuw kiezen",
  makePlan: "Maak mijn voedingsplan",
  noProfile: "We weten nog niets over je. Beantwoord een paar vragen en je plan is klaar.",
  personal: "Persoonlijke gegevens",
  food: "Voedingsvoorkeuren",
  cooking: "Zo kook je",
  cycle: "Menstruatiecyclus",
  app: "App",
  account: "Account",
  rows: {
    email: "E-mailadres",
    timeZone: "Tijdzone",
    name: "Naam",
    goal: "Doel",
    gender: "Geslacht",
    age: "Leeftijd",
    height: "Lengte",
    weight: "Gewicht",
    goalWeight: "Streefgewicht",
    diet: "Dieet",
    menopause: "Recepten voor de overgang",
    intolerances: "Intoleranties",
    allergies: "Allergieën",
    avoid: "Liever niet",
    recipeUnits: "Maateenheden",
    motivation: "Motivatie",
    cookingStyles: "Kookstijlen",
    mealTimes: "Maaltijden",
    simpleDiet: "Dieet",
    allergens: "Allergenen",
    howYouCook: "Hoe je kookt",
    leftovers: "Restjes",
    cookingEvenings: "Kookavonden",
    weekdayBreakfast: "Doordeweeks ontbijt",
    groceries: "Boodschappenlijst",
  },
  none: "Geen",
  more: (p: { names: string; count: number }) => `${p.names} en nog ${p.count}`,
};

const editing = {
  firstName: "Voornaam",
  lastName: "Achternaam",
  hint: "Dit verandert je plan niet. Maak je voedingsplan opnieuw om het te laten berekenen.",
  ageRange: "Vul hele jaren in, van 18 tot en met 120.",
  dateOfBirth: "Geboortedatum",
  dateOfBirthHint:
    "Niet verplicht. Je leeftijd verandert dan vanzelf op je verjaardag. Alleen jij ziet de datum.",
  dateOfBirthDate: "Vul een bestaande datum in, met een jaartal van vier cijfers.",
  dateOfBirthAge: "Vul een geboortedatum in waarmee je 18 tot en met 120 jaar bent.",
  ageFollows: "Je leeftijd volgt uit je geboortedatum.",
  day: "Dag",
  month: "Maand",
  year: "Jaar",
  heightRange: "Vul een lengte in van 120 tot 250 cm, of van 4 tot 8 voet.",
  weightRange: "Vul een gewicht in van 45 tot 300 kg, of van 100 tot 660 lb.",
  goalWeight: {
    required: "Verplicht",
    not_positive: "Verplicht",
    too_low: (p: { weight: string }) => `Kies voor jouw lengte minstens ${p.weight}.`,
    too_high: "Kies hooguit 300 kg (660 lb).",
    not_below_weight: "Kies om af te vallen een doel onder je huidige gewicht.",
    no_safe_weight_loss: "We kunnen geen veilig afvaldoel aanbevelen.",
  },
  years: "jaar",
  unit: "Eenheid",
  searchIngredients: "Zoek ingrediënten",
  unitsUpdated: "Recepteenheden bijgewerkt",
  offline: "Geen verbinding. Wat je hebt ingevuld blijft staan; probeer het opnieuw als je online bent.",
};

const fromNow = "Dit geldt vanaf de volgende keer dat er maaltijden gepland worden.";

const cookingWishes = {
  leftovers: { OFF: "Geen", NEXT_LUNCH: "Diner is ook de lunch erna" },
  cookingEvenings: { OFF: "Elke avond", ON: "Maandag en donderdag" },
  weekdayBreakfast: { OFF: "Afwisselend", ON: "Hetzelfde van maandag tot en met vrijdag" },
  groceries: { NORMAL: "Zoals het uitkomt", FEW: "Korter", FEWEST: "Zo kort mogelijk" },
  hints: {
    leftovers: `'s Avonds wordt wat meer gekookt; de rest is de lunch van de dag erna. ${fromNow}`,
    cookingEvenings: `Op maandag kook je twee gerechten, die je tot en met woensdag om en om eet; op donderdag twee voor tot en met zondag. ${fromNow}`,
    weekdayBreakfast: `Elke ochtend vers gemaakt; in het weekend blijft het afwisselend. ${fromNow}`,
    groceries: `Hoe korter de lijst, hoe vaker dezelfde producten terugkomen en hoe minder precies een dag op je doelen uitkomt. ${fromNow}`,
  },
};

const cycle = {
  day: (p: { day: number; length: number; left: number }) =>
    p.left === 0
      ? `Dag ${p.day} · je menstruatie kan elk moment beginnen`
      : `Dag ${p.day} van ${p.length} · nog ${p.left} ${p.left === 1 ? "dag" : "dagen"}`,
  startedToday: "Mijn menstruatie begon vandaag",
  startedOtherDay: "Die begon op een andere dag",
  updated: "Startdatum menstruatie bijgewerkt",
  didItStart: "Is je menstruatie begonnen?",
  whyAsked: "Je vorige is langer geleden dan je cyclus duurt. Daarom weten we je fase niet.",
  otherDay: "Op een andere dag",
  saveDay: "Deze dag bewaren",
  notYet: "Nog niet",
  putOff: "Nog niet: we vragen het morgen weer.",
  offline: "Geen verbinding, dus dit is niet bewaard. Probeer het opnieuw als je online bent.",
};

const app = {
  language: "Taal",
  languages: { en: "English", nl: "Nederlands" },
  colours: "Kleuren",
  colourSchemes: { auto: "Zoals mijn apparaat", light: "Licht", dark: "Donker" },
  devices: "Ingelogde apparaten",
  tokens: "Apps, agenda en tokens",
  bring: "Neem je gegevens mee",
  devicesText: "Log een apparaat uit dat je niet meer gebruikt.",
  thisDevice: "Dit apparaat",
  lastUsed: (p: { date: string }) => `Laatst gebruikt op ${p.date}`,
  signOutDevice: (p: { device: string }) => `${p.device} uitloggen`,
  signOut: "Uitloggen",
  support: "Neem contact op",
  logout: "Uitloggen",
  version: (p: { version: string }) => `Plateful ${p.version}`,
  licences: "Opensourcelicenties",
};

const deletion = {
  row: "Account verwijderen",
  title: "Je account verwijderen?",
  text: "Je profiel, plannen, dagboek en lijsten worden verwijderd en komen niet terug. Misschien wil je eerst je gegevens downloaden.",
  goOn: "Doorgaan",
  typeTitle: "Account verwijderen",
  type: "Typ VERWIJDER om te bevestigen",
  keyword: "VERWIJDER",
  submit: "Verwijder mijn account",
  cancelled: "Verwijderen van je account is geannuleerd.",
};

export const profile = {
  ...details,
  editing,
  cookingWishes,
  cycleDisplay: cycle,
  system: app,
  deletion,
  messageMails: {
    title: "E-mail over berichten",
    text: "Als een bericht tien minuten ongelezen blijft",
    on: "Aan",
    off: "Uit",
  },
} satisfies typeof english;
