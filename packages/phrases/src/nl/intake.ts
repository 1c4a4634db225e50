import type { intake as english } from "../en/intake.ts";

const exercise = {
  title: "Sport en beweging",
  none: "Nog niets. Wat je toevoegt, telt mee in het energieverbruik.",
  add: "Beweging toevoegen",
  numbered: (p: { number: number }) => `Beweging ${p.number}`,
  kind: "Soort beweging",
  choose: "Maak een keuze",
  minutes: "Minuten per keer",
  sessions: "Keer per week",
  range: (p: { most: number }) => `Vul een getal in boven 0, tot en met ${p.most}.`,
  amount: (p: { kind: string; minutes: string; sessions: string }) =>
    `${p.kind}, ${p.minutes} min, ${p.sessions}× per week`,
  undecided: "De beweging is nog niet opgeslagen. Sla opnieuw op en kies wat je wilt houden.",
  removed: "Verwijderd",
  remove: (p: { number: number }) => `Beweging ${p.number} verwijderen`,
  tooMuch: (p: { hours: number }) => `Alle beweging samen is hoogstens ${p.hours} uur per week.`,
};

const list = {
  title: "Cliënten toevoegen uit een lijst",
  open: "Toevoegen uit een lijst",
  back: "Terug naar je cliënten",
  text: "Plak een lijst of kies een CSV-bestand met naam, e-mailadres en taal. Elke cliënt krijgt een uitnodiging.",
  paste: "Lijst",
  pasteHint: "Naam, e-mailadres en taal, met één cliënt per regel.",
  placeholder: "Lotte Hendriks, lotte@example.org, nl",
  choose: "Kies een bestand",
  read: "Controleer de lijst",
  language: "Taal als de lijst er geen noemt",
  empty: "Er staat geen cliënt in deze lijst. Elke regel heeft een naam en een e-mailadres nodig.",
  tooMany: (p: { most: number; count: string }) =>
    `Een lijst mag ${p.most} cliënten bevatten, en deze heeft er ${p.count}. Verdeel de lijst in delen.`,
  tooLarge: "Dit bestand is te groot voor een lijst met cliënten.",
  notText: "Dit is geen tekstbestand. Sla de lijst in je spreadsheet op als CSV en kies dat bestand.",
  ready: (p: { count: number }) => `${p.count} klaar`,
  toFix: (p: { count: number }) => `${p.count} te verbeteren`,
  already: (p: { count: number }) => (p.count === 1 ? "1 is al cliënt" : `${p.count} zijn al cliënt`),
  invited: (p: { count: number }) =>
    p.count === 1 ? "1 uitnodiging verstuurd" : `${p.count} uitnodigingen verstuurd`,
  line: (p: { line: number }) => `Regel ${p.line}`,
  name: "Naam",
  email: "E-mailadres",
  problems: {
    NAME: "Vul een voor- en achternaam in.",
    NAME_LONG: "Deze naam is te lang.",
    FORMULA: "Een naam kan niet beginnen met =, +, - of @.",
    EMAIL_MISSING: "Vul een e-mailadres in.",
    TWO_AT: "In dit adres staan twee apenstaartjes.",
    ENDING: "Het einde van dit adres ontbreekt.",
    EMAIL: "Dit is geen geldig e-mailadres.",
    DUPLICATE: "Dit adres staat al in de lijst.",
    LANGUAGE: "De taal kan Nederlands of Engels zijn.",
    TAKEN: "Dit adres heeft al een account. Het is niet overgenomen.",
    REFUSED: "Deze regel is geweigerd. Controleer de naam en het adres.",
  },
  use: (p: { value: string }) => `Gebruik ${p.value}`,
  skip: "Overslaan",
  skipLine: (p: { line: number }) => `Regel ${p.line} overslaan`,
  send: (p: { count: number }) => (p.count === 1 ? "Nodig 1 cliënt uit" : `Nodig ${p.count} cliënten uit`),
  progress: (p: { done: number; total: number }) => `${p.done} van ${p.total} verstuurd`,
  stopped:
    "Nog niet iedereen is uitgenodigd. Druk nog een keer om verder te gaan; niemand krijgt twee uitnodigingen.",
};

const draft = {
  restored: "Je was dit profiel aan het invullen",
  restoredText: "Dit zijn je wijzigingen. Ze zijn nog niet opgeslagen.",
  startAgain: "Opnieuw beginnen",
  unreachable: "Het profiel is nog niet opgeslagen",
  unreachableText: "Er is geen verbinding. Je wijzigingen blijven op dit apparaat tot je ze opslaat.",
};

const notShared = {
  title: {
    DIARY: (p: { name: string }) => `${p.name} deelt het dagboek niet met je`,
    MEASUREMENTS: (p: { name: string }) => `${p.name} deelt gewicht en metingen niet met je`,
  },
  text: (p: { name: string }) =>
    `Alleen ${p.name} kan dit wijzigen, in het profiel onder ‘Privacy en gegevens’.`,
  ask: (p: { name: string }) => `Stuur ${p.name} een bericht`,
};

const own = {
  title: "Over jou",
  text: (p: { coach: string }) =>
    `${p.coach === "" ? "Je coach" : p.coach} plant je maaltijden met deze antwoorden. Je kunt ze later wijzigen in je profiel.`,
};

export const intake = { draft, exercise, list, notShared, own } satisfies typeof english;
