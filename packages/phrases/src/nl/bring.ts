import type { bring as en } from "../en/bring.ts";
import { plural } from "../format.ts";

const entries = (count: number) => plural("nl", count, { one: "maaltijd", other: "maaltijden" });
const weights = (count: number) => plural("nl", count, { one: "gewicht", other: "gewichten" });
const lines = (count: number) => plural("nl", count, { one: "regel", other: "regels" });
const recipes = (count: number) => plural("nl", count, { one: "recept", other: "recepten" });
const days = (count: number) => plural("nl", count, { one: "dag", other: "dagen" });

/** Een dagboek, gewichten en recepten meenemen uit een andere app. */
export const bring = {
  title: "Neem je gegevens mee",
  text: "Neem je dagboek, gewichten en recepten mee uit een andere app. Je ziet eerst wat er in het bestand staat en kunt het 30 dagen lang terugdraaien.",
  choose: {
    title: "Je bestand",
    text: "Een dagboek, gewichten of recepten: één bestand van maximaal 50 MB.",
    drop: "Sleep het bestand hierheen",
    button: "Kies een bestand",
    other: "Kies een ander bestand",
    reading: "We lezen het bestand…",
    tooLarge:
      "Dit bestand is groter dan 50 MB. Kies in de andere app een kortere periode en neem het in delen mee.",
  },
  apps: {
    MYFITNESSPAL: "MyFitnessPal",
    CRONOMETER: "Cronometer",
    LOSE_IT: "Lose It!",
    MACROFACTOR: "MacroFactor",
    FDDB: "FDDB",
    FITBIT: "Fitbit en Google",
    GARMIN: "Garmin Connect",
    SAMSUNG_HEALTH: "Samsung Health",
    PLAIN: "Je eigen tabel",
    PLATEFUL: "Plateful",
    MEALIE: "Mealie",
    TANDOOR: "Tandoor",
    PAPRIKA: "Paprika",
    RECIPE_SAGE: "RecipeSage",
    NEXTCLOUD_COOKBOOK: "Nextcloud Cookbook",
    COOKLANG: "Cooklang",
    RECIPE_FILE: "Een receptbestand",
    RECIPE_TEXT: "Een recept als tekst",
  },
  holds: { both: "eetdagboek en gewichten", meals: "eetdagboek", weights: "gewichten", recipes: "recepten" },
  recipeRest: (p) => `Nog niet bij de ingrediënten: ${p.lines}`,
  recognised: (p) => `${p.app}, ${p.what}`,
  how: {
    title: "Zo kom je aan je bestand",
    ofDiary: "Eetdagboek en gewichten",
    ofRecipes: "Recepten",
    unknownTitle: "Dit bestand kennen we niet",
    unknownText: "Dit zijn de apps en bestanden die we kennen, en zo kom je eraan.",
    steps: {
      MYFITNESSPAL: [
        "Ga op myfitnesspal.com naar Reports en kies Export data. Daar heb je een Premium-account voor nodig.",
        "Kies de periode. Je krijgt een ZIP-bestand in je mail.",
        "Kies dat bestand hier, zonder het uit te pakken.",
      ],
      CRONOMETER: [
        "Ga op cronometer.com naar More, Account, Export data.",
        "Exporteer Food & recipe entries, en Biometrics voor je gewichten.",
        "Kies hier elk van de bestanden.",
      ],
      LOSE_IT: [
        "Ga op loseit.com naar Settings en kies Export data.",
        "Kies het ZIP-bestand hier, zonder het uit te pakken.",
      ],
      MACROFACTOR: [
        "Ga in de app naar More, Data export en kies de food log of scale weight.",
        "Bewaar het als CSV. Een Excel-bestand moet je eerst als CSV opslaan.",
      ],
      FDDB: ["Ga op fddb.info naar je dagboek en exporteer het als CSV.", "Kies het bestand hier."],
      FITBIT: [
        "Kies op takeout.google.com alleen Fitbit of Google Health.",
        "Kies het ZIP-bestand hier. Is het te groot? Neem dan weight.csv of de weight-bestanden eruit.",
      ],
      GARMIN: [
        "Ga op connect.garmin.com naar Gezondheidsstatistieken, Gewicht en kies een periode.",
        "Kies rechtsboven voor exporteren als CSV.",
      ],
      SAMSUNG_HEALTH: [
        "Ga in de app naar Instellingen en kies Persoonlijke gegevens downloaden.",
        "Kies het bestand dat begint met com.samsung.health.weight.",
      ],
      PLAIN: [
        "Maak een tabel met de kolommen datum, tijd, maaltijd, naam, hoeveelheid, kcal, eiwit, koolhydraten en vet. Alleen datum, naam en kcal moeten erin staan.",
        "Voor gewichten: datum en gewicht, bijvoorbeeld 2024-03-05 en 75,1 kg.",
        "Bewaar de tabel als CSV.",
      ],
      PLATEFUL: [
        "Download je eigen recepten bij Profiel, Privacy.",
        "Kies het ZIP-bestand hier, zonder het uit te pakken.",
      ],
      MEALIE: [
        "Maak als beheerder een back-up bij Backups en download die. Of exporteer recepten als JSON bij Data management.",
        "Kies het ZIP-bestand hier, zonder het uit te pakken.",
      ],
      TANDOOR: [
        "Ga naar Export en kies alle recepten en het formaat Default.",
        "Kies het ZIP-bestand hier, zonder het uit te pakken.",
      ],
      PAPRIKA: [
        "Ga naar Settings, Export en kies het Paprika-formaat.",
        "Kies het bestand dat eindigt op .paprikarecipes.",
      ],
      RECIPE_SAGE: ["Ga naar Settings, Export data en kies JSON-LD.", "Kies het bestand hier."],
      NEXTCLOUD_COOKBOOK: [
        "Download in Bestanden de map met je recepten. Je krijgt een ZIP-bestand.",
        "Kies dat bestand hier, zonder het uit te pakken.",
      ],
      COOKLANG: ["Kies een .cook-bestand, of een ZIP-bestand met meer ervan."],
      RECIPE_FILE: [
        "De meeste apps en sites kunnen recepten als schema.org-JSON bewaren. Kies één bestand, of een ZIP-bestand met meer ervan.",
      ],
      RECIPE_TEXT: [
        "Schrijf de naam, dan een regel ‘Ingrediënten’ met daaronder één ingrediënt per regel, dan een regel ‘Bereiding’ met de stappen.",
        "Bewaar het als .txt-bestand.",
      ],
    },
  },
  preview: {
    label: "Wat er in het bestand staat",
    meals: (p) => `${p.shown} ${entries(p.count)}`,
    weights: (p) => `${p.shown} ${weights(p.count)}`,
    recipes: (p) => `${p.shown} ${recipes(p.count)}`,
    known: (p) =>
      p.count === 1
        ? `We kennen ${p.known} van de ${p.all} ingrediëntregels zeker.`
        : `In de eerste ${p.recipes} recepten kennen we ${p.known} van de ${p.all} ingrediëntregels zeker.`,
    unknown: "Regels die tekst blijven en die je later toevoegt",
    unknownLine: (p) => `${p.recipe}: ${p.line}`,
    drafts:
      "Een recept met zo’n regel, of zonder aantal porties, wordt een concept. Zo staan er geen verkeerde getallen bij. Foto’s komen niet mee.",
    period: (p) => `${p.first} tot en met ${p.last}`,
    oneDay: (p) => `Op ${p.date}`,
    already: (p) => `${p.shown} daarvan heb je al eerder meegenomen. Die slaan we over.`,
    filled: (p) =>
      `Op ${p.shown} ${days(p.count)} staat er al iets in je dagboek. Het bestand komt erbij, er wordt niets overschreven.`,
    weighed: (p) => `Op ${p.shown} ${days(p.count)} heb je al een gewicht. Dat blijft staan.`,
    addWeights: "Voeg ook op die dagen de gewichten uit het bestand toe",
    samples: "De eerste maaltijden",
    recipeSamples: "De eerste recepten",
    sample: (p) => `${p.date}: ${p.name}`,
    nothing: "In dit bestand staat niets dat je kunt meenemen.",
    import: "Overnemen",
    discard: "Niet overnemen",
  },
  misfits: {
    title: (p) => `${p.shown} ${lines(p.count)} ${p.count === 1 ? "past" : "passen"} niet`,
    line: (p) => `Regel ${p.line}: ${p.reason}`,
    lineOfFile: (p) => `${p.file}, regel ${p.line}: ${p.reason}`,
    recipesTitle: (p) => `${p.shown} ${recipes(p.count)} ${p.count === 1 ? "past" : "passen"} niet`,
    recipe: (p) => `Recept ${p.line}, ${p.file}: ${p.reason}`,
    more: (p) => `en nog ${p.shown}`,
    download: "Download de lijst",
    file: "regels-die-niet-passen.csv",
    columns: { file: "bestand", line: "regel", reason: "reden" },
    reasons: {
      NO_DATE: "geen leesbare datum",
      FUTURE: "de dag moet nog komen",
      TOO_OLD: "van voor 1990",
      NO_ENERGY: "geen energie",
      NO_WEIGHT: "geen gewicht",
      OUT_OF_RANGE: "een getal dat niet kan kloppen",
      SECOND_WEIGHT: "een tweede gewicht op dezelfde dag",
      NO_NAME: "geen naam",
      NO_INGREDIENTS: "geen ingrediënten",
      SAME_RECIPE: "twee keer hetzelfde recept",
      NOT_READABLE: "niet te lezen",
    },
  },
  asks: {
    date: (p) => `Wat betekent ${p.date}?`,
    unit: "In welke eenheid staan de gewichten?",
    kilograms: "Kilo",
    pounds: "Pond (lb)",
    meals: "Welke maaltijden zijn dit?",
    mealsText: "Wat je zo laat, wordt een tussendoortje.",
    meal: (p) => `${p.name} (${p.shown})`,
    unanswered: "Beantwoord eerst deze vraag.",
  },
  progress: {
    importing: "We nemen je gegevens over",
    undoing: "We draaien het terug",
    text: "Je kunt deze pagina verlaten. Het gaat gewoon door.",
    undoingText: "Je kunt deze pagina verlaten. Het gaat gewoon door.",
    of: (p) => `${p.done} van ${p.total}`,
    stop: "Stop en draai terug",
  },
  result: {
    title: "Je gegevens staan erin",
    meals: (p) => `${p.shown} ${entries(p.count)} toegevoegd`,
    weights: (p) => `${p.shown} ${weights(p.count)} toegevoegd`,
    recipes: (p) => `${p.shown} ${recipes(p.count)} toegevoegd`,
    drafts: (p) =>
      `${p.shown} daarvan ${p.count === 1 ? "is een concept" : "zijn concepten"}: open het om ingrediënten of porties aan te vullen`,
    toRecipes: "Bekijk je recepten",
    already: (p) => `${p.shown} stonden er al`,
    kept: (p) => `${p.shown} ${weights(p.count)} overgeslagen, omdat er die dag al een was`,
    full: (p) => `${p.shown} overgeslagen, omdat er die dag al 100 maaltijden staan`,
    nothing: "Alles stond er al. Er is niets toegevoegd.",
    failedTitle: "Het overnemen brak af",
    failedText: "Wat al is overgenomen, blijft staan. Ga verder of draai het terug.",
    goOn: "Ga verder",
    toDiary: "Bekijk de eerste dag",
  },
  history: {
    title: "Wat je hebt meegenomen",
    on: (p) => `Meegenomen op ${p.date}`,
    until: (p) => `Terug te draaien tot ${p.date}`,
    undone: "Teruggedraaid",
    undo: "Terugdraaien",
    undoOf: (p) => `Terugdraaien: ${p.name}`,
    ask: (p) => `${p.name} terugdraaien?`,
    askText:
      "Alles uit dit bestand gaat weg, ook wat je daarna hebt veranderd. Maaltijden die je met een recept eruit hebt gepland, blijven staan.",
    confirm: "Terugdraaien",
    asked: "We draaien het terug",
  },
} satisfies typeof en;
