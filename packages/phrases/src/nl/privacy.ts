import type { privacy as english } from "../en/privacy.ts";

/** Bij een andere tekst hoort een andere versie; zie het Engels. */
const consents = {
  BODY_AND_PLAN: {
    title: "Lichaamsgegevens, plan en dagboek",
    agree:
      "Ik ga ermee akkoord dat Plateful mijn lichaamsgegevens, doelen, plan, dagboek en metingen bewaart om mijn plan te maken en bij te houden.",
    explains:
      "Dit zijn gezondheidsgegevens. We gebruiken ze voor je plan en nergens anders voor. Behalve de medewerkers van deze dienst ziet niemand ze, tenzij jij ze deelt. Je kunt je toestemming altijd intrekken in je profiel; dan wissen we deze gegevens.",
    erases:
      "We wissen je lichaamsgegevens, doelen, plan, dagboek, boodschappenlijsten en metingen, en daarmee ook de gegevens over je cyclus. Dit kan niet ongedaan worden gemaakt.",
  },
  CYCLE: {
    title: "Cyclus en overgang",
    agree:
      "Ik ga ermee akkoord dat Plateful de data van mijn cyclus bewaart, en of ik een cyclus- of overgangsplan volg.",
    explains:
      "We gebruiken dit om de fase van je cyclus te bepalen en passende recepten aan te wijzen. Een coach krijgt de data nooit te zien. Je kunt je toestemming altijd intrekken in je profiel; dan wissen we deze gegevens.",
    erases:
      "We wissen de data van je cyclus en alles over de overgang. Je plan blijft, met dezelfde doelen. Dit kan niet ongedaan worden gemaakt.",
  },
  STRESS_AND_SLEEP: {
    title: "Stress en slaap",
    agree: "Ik ga ermee akkoord dat Plateful de stress en slaap bewaart die ik invul.",
    explains:
      "We gebruiken dit om je te laten zien hoe ze verlopen, en nergens anders voor. Je kunt je toestemming altijd intrekken in je profiel; dan wissen we deze gegevens.",
    erases: "We wissen al je metingen van stress en slaap. Dit kan niet ongedaan worden gemaakt.",
  },
  HEALTH_ANSWERS: {
    title: "Antwoorden over je gezondheid",
    agree:
      "Ik ga ermee akkoord dat Plateful mijn antwoorden bewaart over zwangerschap, borstvoeding, diabetes, nierziekte en eetstoornissen.",
    explains:
      "We gebruiken ze om je plan veilig te houden, en nergens anders voor. Ze staan versleuteld opgeslagen, en niemand ziet ze tenzij jij ze deelt. Wie je plan ziet, ziet wel wat daarin staat. Je kunt je toestemming altijd intrekken in je profiel; dan wissen we je antwoorden.",
    erases:
      "We wissen je antwoorden over je gezondheid. Je plan blijft zoals het is. Dit kan niet ongedaan worden gemaakt.",
  },
};

const sharing = {
  title: "Delen met je coach",
  question: (p: { coach: string }) => `Wat mag ${p.coach} zien?`,
  invited: (p: { coach: string }) =>
    `${p.coach} is je coach. Jij kiest wat je deelt en kunt dat elke dag veranderen.`,
  explains: (p: { coach: string }) =>
    `Dit zijn gezondheidsgegevens, daarom vragen we het duidelijk. ${p.coach} ziet ze zolang jij ze deelt. Stop je met delen, dan is dat meteen voorbij.`,
  parts: {
    PLAN: { title: "Je plan en doelen", text: "Zodat je coach ze voor je kan maken" },
    DIARY: { title: "Dagboek", text: "Wat je plande en at" },
    MEASUREMENTS: { title: "Gewicht en metingen", text: "De waarden en het verloop" },
    CYCLE: { title: "Cyclus", text: "Alleen de fase, geen data" },
  },
  preview: (p: { coach: string }) => `Bekijk wat ${p.coach} ziet`,
  always:
    "Altijd: je naam en e-mailadres, sinds wanneer je er bent en wanneer je er voor het laatst was, en of je hebt betaald.",
  details: {
    PLAN: "Plan: geslacht, leeftijd, lengte, gewicht, doel, dieet, intoleranties, beweging, je doelen per dag en wie er mee-eet.",
    DIARY: "Dagboek: geplande en gegeten maaltijden, notities, en eigen recepten die je hebt gepland.",
    MEASUREMENTS: "Metingen: gewicht, vetpercentage, taille, stress en slaap.",
    CYCLE: "Cyclus: in welke fase je zit, en of je een cyclus- of overgangsplan volgt.",
  },
  needed: "Nodig",
  share: (p: { count: number; coach: string }) =>
    p.count === 1 ? `Deel 1 onderdeel met ${p.coach}` : `Deel ${p.count} onderdelen met ${p.coach}`,
  stop: "Stoppen met delen",
  stopTitle: (p: { coach: string }) => `Stoppen met delen met ${p.coach}?`,
  stopText: (p: { coach: string }) =>
    `${p.coach} ziet dan alleen nog je naam en e-mailadres. Je gegevens blijven van jou.`,
  notShared: "Je deelt niets.",
};

const shares = {
  title: "Waarneming voor je coach",
  asks: (p: { coach: string; colleague: string }) => `Mag ${p.colleague} waarnemen voor ${p.coach}?`,
  explains: (p: { coach: string; colleague: string }) =>
    `Dit zijn gezondheidsgegevens, daarom vragen we het duidelijk. In deze periode ziet ${p.colleague} wat je aanvinkt, leest de check-ins die je naar ${p.coach} stuurt, en kan je plan aanpassen en je schrijven, voor zover de praktijk dat toestaat. Wat jij en ${p.coach} elkaar schrijven, blijft tussen jullie. ${p.coach} blijft je coach.`,
  from: (p: { from: string }) => `Vanaf ${p.from}`,
  period: (p: { from: string; until: string }) => `Van ${p.from} tot en met ${p.until}`,
  agree: (p: { colleague: string }) => `Akkoord, deel met ${p.colleague}`,
  decline: "Nee, liever niet",
  states: {
    WAITING: "Wacht op je antwoord",
    PLANNED: "Je ging akkoord; het is nog niet begonnen",
    ACTIVE: (p: { colleague: string }) => `${p.colleague} kan dit nu zien`,
  },
  sees: (p: { parts: string }) => `Gedeeld: ${p.parts}`,
  stop: (p: { colleague: string }) => `Stoppen met delen met ${p.colleague}`,
  stopTitle: (p: { colleague: string }) => `Stoppen met delen met ${p.colleague}?`,
  stopText: (p: { colleague: string; coach: string }) =>
    `${p.colleague} ziet dan niets meer van je. Wat je met ${p.coach} deelt, blijft zoals het is.`,
  agreed: (p: { colleague: string }) => `Je deelt nu met ${p.colleague}.`,
  stopped: (p: { colleague: string }) => `Je deelt niet meer met ${p.colleague}.`,
  declined: "Er wordt niets gedeeld. Je coach blijft je coach.",
  first: (p: { coach: string }) =>
    `Deel eerst met ${p.coach}: een collega ziet nooit meer dan je eigen coach.`,
  answer: "Beantwoorden",
  standsIn: (p: { coach: string; colleague: string }) => `${p.colleague} neemt waar voor ${p.coach}`,
  writeTo: (p: { colleague: string }) => `${p.colleague} een bericht sturen`,
  change: "Bekijken of stoppen",
  understood: "Begrepen",
};

const entry = {
  title: "Voordat je begint",
  text: "Plateful werkt met gezondheidsgegevens. We bewaren ze alleen als jij dat goed vindt.",
  name: "Hoe mogen we je noemen?",
  agreeFirst:
    "Vink hierboven aan dat je akkoord gaat om verder te gaan. Anders kunnen we geen plan voor je bewaren.",
  goOn: "Akkoord en verder",
  declared: (p: { coach: string }) =>
    `${p.coach} heeft al gegevens over je ingevuld en aangegeven dat je akkoord was. Bevestig dat hier, of laat ze wissen.`,
  erase: "Ik was niet akkoord. Wis ze.",
  eraseTitle: "Wissen wat er over je is ingevuld?",
  eraseText:
    "We wissen de lichaamsgegevens, het plan, het dagboek en de metingen die over je bewaard zijn, en je coach ziet niets meer. Dit kan niet ongedaan worden gemaakt.",
  notNow: "Nu niet",
};

const ask = {
  title: "Mogen we dit bewaren?",
  agree: "Akkoord en opslaan",
  forClient: {
    title: "Is je cliënt akkoord?",
    agree: {
      BODY_AND_PLAN:
        "Mijn cliënt vindt het goed dat ik lichaamsgegevens, een plan en maaltijden vastleg in Plateful.",
      CYCLE: "Mijn cliënt vindt het goed dat ik gegevens over cyclus of overgang vastleg in Plateful.",
      STRESS_AND_SLEEP: "Mijn cliënt vindt het goed dat ik stress en slaap vastleg in Plateful.",
    },
    explains:
      "We bewaren je verklaring met de datum. Je cliënt bevestigt die bij de eerste keer inloggen, en kan de gegevens laten wissen.",
    save: "Vastleggen en opslaan",
  },
};

const page = {
  title: "Privacy en gegevens",
  text: "Waar je toestemming voor gaf, en wat er daarmee gebeurt.",
  consents: "Je toestemming",
  given: (p: { date: string; version: number }) => `Gegeven op ${p.date}, versie ${p.version} van de tekst`,
  declared: (p: { date: string }) => `Verklaard door je coach op ${p.date}; nog niet door jou bevestigd`,
  withdrawn: (p: { date: string }) => `Ingetrokken op ${p.date}`,
  never: "Niet gegeven",
  withdrawTitle: "Je toestemming intrekken?",
  withdraw: "Intrekken en wissen",
  withdrawnNow: "Je toestemming is ingetrokken en de gegevens zijn gewist.",
  saved: "Opgeslagen.",
  history: "Geschiedenis",
  noHistory: "Je hebt nog niets besloten.",
  decisions: { GIVEN: "Gegeven", DECLARED: "Verklaard door een coach", WITHDRAWN: "Ingetrokken" },
  data: "Je gegevens",
  remove: "Je account en gegevens verwijderen",
  policy: "Privacybeleid",
};

const views = {
  title: "Wie je gegevens heeft gezien",
  text: "Telkens als een coach of een van onze medewerkers je gegevens opent of wijzigt, leggen we dat hier vast.",
  looked: (p: { who: string; part: string }) => `${p.who} heeft ${p.part} geopend`,
  changed: (p: { who: string; part: string }) => `${p.who} heeft ${p.part} gewijzigd`,
  coach: (p: { name: string }) => `Coach ${p.name}`,
  unnamedCoach: "Een coach",
  staff: "Een medewerker van ons",
  former: "Iemand wiens account inmiddels is verwijderd",
  parts: {
    ACCOUNT: "je accountgegevens",
    PROFILE: "je profiel",
    PLAN: "je plan",
    DIARY: "je dagboek",
    GROCERIES: "je boodschappenlijsten",
    RECIPES: "je recepten",
    MEASUREMENTS: "je metingen",
    CONSENT: "je toestemming",
    PAYMENT: "je betalingen",
    MESSAGES: "je berichten",
    CHECK_INS: "je check-ins",
    PICTURES: "je afbeeldingen",
    OTHER: "andere gegevens van je",
  },
  none: "Behalve jij heeft niemand je gegevens geopend.",
  older: "Oudere tonen",
};

const download = {
  title: "Je gegevens downloaden",
  text: "Een zipbestand met alles wat we over je bewaren: tabellen als CSV en JSON, en je afbeeldingen.",
  start: "Downloaden",
  busy: (p: { kilobytes: string }) => `Je gegevens worden verzameld … ${p.kilobytes} kB tot nu toe`,
  done: "Je gegevens zijn gedownload.",
  file: "plateful-mijn-gegevens.zip",
};

const takeOut = {
  diary: {
    title: "Je dagboek als spreadsheet",
    text: "Eén regel per maaltijd: dag, tijd, naam, hoeveelheid, energie en macro's (CSV).",
    done: "Je dagboek is gedownload.",
  },
  measurements: {
    title: "Je metingen als spreadsheet",
    text: "Gewicht, taille, vetpercentage, slaap en stress, één regel per meting (CSV).",
    done: "Je metingen zijn gedownload.",
  },
  recipes: {
    title: "Je eigen recepten voor andere apps",
    text: "Elk recept als schema.org-JSON en als Cooklang, met je foto's (ZIP).",
    done: "Je recepten zijn gedownload.",
  },
  diaryFile: "plateful-dagboek.csv",
  measurementsFile: "plateful-metingen.csv",
  recipesFile: "plateful-recepten.zip",
  readmeFile: "LEESMIJ.txt",
  readme: [
    "Je eigen recepten uit Plateful. Elk recept staat er twee keer in, zodat een andere app het een of het ander kan lezen.",
    "schema.org: JSON in de woorden van schema.org, die Mealie, Nextcloud Cookbook, Paprika en de meeste receptensites lezen.",
    "cooklang: platte tekst waarin de ingrediënten gemarkeerd zijn, voor Cooklang-apps.",
    "Hoeveelheden en voedingswaarden gelden voor één portie. Foto's die je hebt toegevoegd staan in de map pictures.",
  ],
  gather: "Zet klaar",
};

const client = {
  notSharing: "Deelt niets",
  nothing: "Deze cliënt deelt niets met je.",
  nothingText: "Je ziet een naam en een e-mailadres tot je cliënt bij het inloggen kiest wat die deelt.",
  some: (p: { parts: string }) => `Niet met je gedeeld: ${p.parts}.`,
  parts: {
    PLAN: ["plan"],
    DIARY: ["dagboek"],
    MEASUREMENTS: ["gewichtsverloop", "metingen"],
    CYCLE: ["cyclus"],
  },
};

const registration = {
  missing:
    "Zonder je toestemming kunnen we geen plan maken. Je antwoorden blijven op dit apparaat en worden niet naar ons gestuurd.",
};

const presses = {
  title: "Tel welke knoppen ik gebruik",
  text: "Alleen drie knoppen, zonder je naam of adres, en alleen op dit apparaat. Zo zien we waar coaches naar zoeken.",
} satisfies (typeof english)["presses"];

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
} satisfies typeof english;
