import type { practice as english } from "../en/practice.ts";

export const practice = {
  start: {
    link: "Ben je coach of diëtist? Begin je praktijk",
    title: "Begin je praktijk",
    text: "Plannen, dagboeken en voortgang van je cliënten op één plek, in je eigen kleuren. De eerste 14 dagen zijn gratis, zonder betaalgegevens.",
    submit: "Stuur me een inloglink",
    agreeBefore: "Door te beginnen ga je akkoord met onze ",
  },
  naming: {
    title: "Geef je praktijk een naam",
    text: "Je cliënten zien deze naam in de app en in elke e-mail.",
    name: "Naam van de praktijk",
    address: "Adres",
    addressHint: "Kleine letters, cijfers en streepjes. Hier loggen je cliënten in.",
    optional: "Je kunt het adres leeg laten.",
    save: "Naam opslaan",
    saved: "Je praktijk is klaar",
  },
  adding: {
    action: "Cliënt toevoegen",
    onTheWeb: "Voeg cliënten toe in de browser op je computer of telefoon.",
    languages: { en: "Engels", nl: "Nederlands" },
  },
  firstSteps: {
    text: "Elke cliënt krijgt een plek aan dit bord. In drie stappen schuift de eerste aan.",
    plate: "Nog geen cliënten",
    clients: "cliënten",
    done: (p) => `Klaar: ${p.step}`,
    brand: {
      title: "Maak het van jou",
      text: "Naam, kleur en logo",
      done: "De naam staat erin",
      action: "Wijzigen",
    },
    invite: { title: "Nodig je eerste cliënt uit", text: "Naam en e-mailadres, één minuut" },
    plan: { title: "Maak het eerste plan", text: "Zodra je cliënt het profiel heeft ingevuld" },
    colleague: {
      text: "Een collega van je praktijk voegt cliënten toe. Kijk intussen vast rond.",
      team: {
        title: "Maak kennis met je team",
        text: "Wie doet wat in je praktijk",
        action: "Naar het team",
      },
      recipes: {
        title: "Bekijk de recepten",
        text: "Waar je cliënten uit kunnen kiezen",
        action: "Naar de recepten",
      },
      templates: {
        title: "Bekijk de plansjablonen",
        text: "Een goed begin voor het plan van je eerste cliënt",
        action: "Naar de sjablonen",
      },
      client: {
        title: "Je eerste cliënt",
        text: "Zodra een collega een cliënt voor je toevoegt of aan je overdraagt, staat die hier.",
      },
    },
  },
  fillInProfile: "Profiel invullen",
  invitation: {
    title: "Uitnodiging",
    states: {
      NONE: "Nog niet uitgenodigd.",
      SENT: "Verstuurd, nog niet geopend.",
      OPENED: "Geopend, nog niet aangenomen.",
      NOT_DELIVERED: "Niet bezorgd. Dit adres neemt geen e-mail aan.",
      EXPIRED: "Niet op tijd aangenomen. De link in de e-mail werkt niet meer.",
      WITHDRAWN: "Ingetrokken. Deze cliënt kan pas inloggen als je opnieuw uitnodigt.",
      ACCEPTED: "Aangenomen.",
    },
    sent: "Verstuurd",
    validUntil: "Werkt tot en met",
    send: "Uitnodiging versturen",
    sendAgain: "Opnieuw versturen",
    withdraw: "Intrekken",
    sentAgain: "Uitnodiging verstuurd",
    inviteAgain: "Opnieuw uitnodigen",
    remove: "Verwijderen",
    withdrawn: "Uitnodiging ingetrokken",
    withdrawTitle: (p) => `Uitnodiging voor ${p.name} intrekken?`,
    withdrawText: (p) =>
      `${p.name} kan dan niet meer inloggen op het account dat je hebt voorbereid. Je voorbereiding blijft in je lijst staan, zodat je later opnieuw kunt uitnodigen. Wie zich zelf aanmeldt, begint met een leeg account en je voorbereiding wordt gewist.`,
    confirmWithdraw: "Intrekken",
    removeTitle: (p) => `${p.name} verwijderen?`,
    removeText: (p) =>
      `Het account dat je voor ${p.name} hebt voorbereid, wordt met alles erin gewist. Dit kun je niet ongedaan maken.`,
    confirmRemove: "Verwijderen",
    removed: (p) => `${p.name} is verwijderd`,
  },
} satisfies typeof english;
