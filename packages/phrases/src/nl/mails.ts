import type { mails as english } from "../en/mails.ts";
import { plural } from "../format.ts";

const minutes = (count: number) => `${count} ${plural("nl", count, { one: "minuut", other: "minuten" })}`;
const ignore = "Heb je dit niet aangevraagd? Dan hoef je niets te doen. Er verandert niets.";

const ROLES: Readonly<Record<string, string>> = { OWNER: "eigenaar", ASSISTANT: "assistent" };
const asRole = (role: string): string => ROLES[role] ?? "coach";

export const mails = {
  greeting: (p) => (p.name === "" ? "Hallo," : `Hallo ${p.name},`),
  closing: (p) => `Het team van ${p.brand}`,
  signInLink: {
    subject: (p) => `Je inloglink voor ${p.brand}`,
    button: "Inloggen",
    lines: (p) => [
      `Met deze link log je in bij ${p.brand}:`,
      p.link,
      `De link werkt één keer en ${minutes(p.minutes)} lang.`,
      ignore,
    ],
  },
  signInCode: {
    subject: (p) => `${p.code} is je inlogcode voor ${p.brand}`,
    button: "Inloggen met de link",
    lines: (p) => [
      `Vul de code hierboven in om in te loggen bij ${p.brand}. Hij werkt ${minutes(p.codeMinutes)}, op het apparaat waarop je hem hebt aangevraagd. Geef hem nooit aan iemand anders.`,
      `Of gebruik deze link, die één keer en ${minutes(p.linkMinutes)} lang werkt:`,
      p.link,
      ignore,
    ],
  },
  noAccount: {
    subject: (p) => `Dit adres heeft nog geen account bij ${p.brand}`,
    button: "Hier beginnen",
    lines: (p) => [
      `Iemand probeerde met dit adres in te loggen bij ${p.brand}, maar het heeft nog geen account.`,
      "Was jij dat? Begin dan hier:",
      p.link,
      "Of log in met het adres waarmee je je hebt aangemeld.",
      ignore,
    ],
  },
  practiceFull: {
    subject: (p) => `${p.brand} zit op dit moment vol`,
    button: "Naar de wachtlijst",
    lines: (p) => [
      `Iemand probeerde zich met dit adres aan te melden bij ${p.brand}. ${p.brand} heeft op dit moment geen plek voor nieuwe cliënten, dus je hebt nog geen account.`,
      "Was jij dat? Zet je op de wachtlijst, dan krijg je een uitnodiging zodra er plek is:",
      p.link,
      "Ben je al cliënt? Log dan in met het adres dat je coach van je heeft.",
      ignore,
    ],
  },
  brandSignUp: {
    subject: (p) => `Welkom bij ${p.brand}: bevestig je e-mailadres`,
    button: "Bevestigen en beginnen",
    lines: (p) => [
      `Met deze link bevestig je je e-mailadres en begin je bij ${p.brand}:`,
      p.link,
      `De link werkt één keer en ${minutes(p.minutes)} lang.`,
      ignore,
    ],
  },
  brandSignUpCode: {
    subject: (p) => `${p.code} is je code om te beginnen bij ${p.brand}`,
    button: "Beginnen met de link",
    lines: (p) => [
      `Vul de code hierboven in om je e-mailadres te bevestigen en te beginnen bij ${p.brand}. Hij werkt ${minutes(p.codeMinutes)}, op het apparaat waarop je hem hebt aangevraagd. Geef hem nooit aan iemand anders.`,
      `Of gebruik deze link, die één keer en ${minutes(p.linkMinutes)} lang werkt:`,
      p.link,
      ignore,
    ],
  },
  clientInvitation: {
    subject: (p) =>
      p.coach === "" ? `Je uitnodiging voor ${p.brand}` : `${p.coach} nodigt je uit voor ${p.brand}`,
    button: "Uitnodiging aannemen",
    lines: (p) => [
      `${p.coach === "" ? p.brand : p.coach} begeleidt je graag met ${p.brand}: je voedingsplan, maaltijden die erbij passen en een dagboek dat je deelt.`,
      ...(p.line === "" ? [] : [`“${p.line}”`]),
      "Neem de uitnodiging hier aan:",
      p.link,
      `De link werkt één keer, ${p.days} ${plural("nl", p.days, { one: "dag", other: "dagen" })} lang. Wat je deelt, bepaal je zelf als je begint.`,
      "Weet je niet van wie dit komt? Dan kun je deze e-mail negeren. Er wordt niets gedeeld.",
    ],
  },
  teamInvitation: {
    subject: (p) =>
      p.inviter === ""
        ? `Word lid van het team van ${p.brand}`
        : `${p.inviter} nodigt je uit voor het team van ${p.brand}`,
    button: "Uitnodiging bekijken",
    lines: (p) => [
      `${p.inviter === "" ? p.brand : p.inviter} wil graag met je samenwerken bij ${p.brand}, met jou als ${asRole(p.role)}.`,
      "Log in met deze link en beslis of je meedoet:",
      p.link,
      `De link werkt één keer en is ${p.days} ${plural("nl", p.days, { one: "dag", other: "dagen" })} geldig. Er verandert niets tot je de uitnodiging aanneemt.`,
      "Weet je niet van wie dit komt? Dan kun je deze e-mail negeren.",
    ],
  },
  handedOver: {
    subject: (p) =>
      p.coach === ""
        ? `Je hebt een nieuwe coach bij ${p.brand}`
        : `${p.coach} is je nieuwe coach bij ${p.brand}`,
    button: "Kies wat je deelt",
    lines: (p) => [
      `Vanaf vandaag is ${p.coach === "" ? `een collega bij ${p.brand}` : `${p.coach} van ${p.brand}`} je coach${p.before === "" ? "" : ` in plaats van ${p.before}`}.`,
      `Je plan, dagboek en metingen blijven precies zoals ze zijn. Wat je met je vorige coach deelde, wordt niet meer gedeeld. ${p.coach === "" ? "Je nieuwe coach" : p.coach} ziet het pas als jij daar toestemming voor geeft:`,
      p.link,
    ],
  },
  clientShared: {
    subject: (p) =>
      `${p.colleague === "" ? "Een collega" : p.colleague} van ${p.brand} wil waarnemen voor je coach`,
    button: "Kies wat je deelt",
    lines: (p) => [
      `${p.coach === "" ? "Je coach" : p.coach} vraagt of ${p.colleague === "" ? "een collega" : p.colleague} van ${p.brand} je mag begeleiden vanaf ${p.from}${p.until === "" ? "" : ` tot en met ${p.until}`}. ${p.coach === "" ? "Je coach" : p.coach} blijft je coach.`,
      `${p.colleague === "" ? "De collega" : p.colleague} ziet pas iets van wat je deelt als jij daar toestemming voor geeft. Je kiest zelf wat te zien is, en kunt er elke dag mee stoppen:`,
      p.link,
    ],
  },
  shareEnded: {
    subject: (p) =>
      `${p.colleague === "" ? "Een collega" : p.colleague} van ${p.brand} neemt niet meer waar voor je coach`,
    button: "Bekijk wat je deelt",
    lines: (p) => [
      `${p.isOver ? "De periode waarvoor je toestemming gaf, is voorbij. " : ""}${p.colleague === "" ? "Een collega" : p.colleague} van ${p.brand} neemt niet meer waar voor ${p.coach === "" ? "je coach" : p.coach}, ziet je gegevens niet meer en kan je plan niet meer wijzigen.`,
      `${p.coach === "" ? "Je coach" : p.coach} blijft je coach, en wat jullie delen verandert niet. Je kunt altijd bekijken wie je gegevens mag zien:`,
      p.link,
    ],
  },
  shareStopped: {
    subject: (p) =>
      `${p.client === "" ? "Een cliënt" : p.client} deelt niet meer met ${p.colleague === "" ? "een collega" : p.colleague}`,
    button: "Naar je cliënten",
    lines: (p) => [
      `${p.client === "" ? "Een cliënt" : p.client} wil niet langer dat ${p.colleague === "" ? "een collega" : p.colleague} waarneemt voor ${p.coach === "" ? "de eigen coach" : p.coach}. ${p.colleague === "" ? "De collega" : p.colleague} kan de gegevens niet meer zien en het plan niet meer wijzigen.`,
      `${p.coach === "" ? "De eigen coach" : p.coach} blijft de coach, en verder verandert er niets. Je cliënten vind je hier:`,
      p.link,
    ],
  },
  confirmNewEmail: {
    subject: (p) => `Bevestig je nieuwe e-mailadres voor ${p.brand}`,
    button: "Dit adres bevestigen",
    lines: (p) => [
      `Je wilt dit adres gaan gebruiken voor je account bij ${p.brand}. Bevestig het met deze link:`,
      p.link,
      "Tot dan log je in met je oude adres.",
      ignore,
    ],
  },
  changeEmail: {
    subject: (p) => `Je e-mailadres voor ${p.brand} wijzigen`,
    button: "Een ander adres kiezen",
    lines: (p) => [
      `Met deze link kies je een ander e-mailadres voor je account bij ${p.brand}:`,
      p.link,
      `De link werkt één keer en ${minutes(p.minutes)} lang. Er verandert pas iets als je het nieuwe adres hebt bevestigd.`,
      ignore,
    ],
  },
  emailChangeNotice: {
    subject: (p) => `Je e-mailadres bij ${p.brand} wordt gewijzigd`,
    button: "Contact opnemen met support",
    lines: (p) => [
      `Iemand heeft gevraagd om het e-mailadres van je account bij ${p.brand} te wijzigen.`,
      "De wijziging gaat in zodra het nieuwe adres is bevestigd.",
      "Was jij dit niet? Neem dan meteen contact op met support:",
      p.supportUrl,
    ],
  },
  emailChangedNotice: {
    subject: (p) => `Je e-mailadres bij ${p.brand} is gewijzigd`,
    button: "Contact opnemen met support",
    lines: (p) => [
      `Je account bij ${p.brand} heeft nu een ander e-mailadres. Alle andere apparaten zijn uitgelogd.`,
      "Vanaf nu log je in met het nieuwe adres.",
      "Was jij dit niet? Neem dan meteen contact op met support:",
      p.supportUrl,
    ],
  },
  tokenMade: {
    subject: (p) => `Een nieuw toegangstoken voor je account bij ${p.brand}`,
    button: "Contact opnemen met support",
    lines: (p) => [
      `Er is een nieuw toegangstoken${p.token === "" ? "" : ` (${p.token})`} gemaakt voor je account bij ${p.brand}. Hiermee kan een app of script tot ${p.date} bij wat jij hebt gekozen.`,
      "In je profiel zie je onder Apps, agenda en tokens waarvoor het token wordt gebruikt. Je kunt het daar altijd intrekken.",
      "Was jij dit niet? Trek het token dan in en neem meteen contact op met support:",
      p.supportUrl,
    ],
  },
  trialEnding: {
    subject: (p) =>
      `Je proefperiode bij ${p.brand} eindigt ${p.days <= 0 ? "vandaag" : p.days === 1 ? "morgen" : `over ${p.days} dagen`}`,
    button: "Een abonnement kiezen",
    lines: (p) => [
      `Je gratis proefperiode bij ${p.brand} loopt tot ${p.date}.`,
      "Wil je met je cliënten blijven werken? Kies dan hier een abonnement:",
      p.link,
      "Doe je niets, dan wordt je account op die dag gepauzeerd. Er wordt niets verwijderd en niets afgeschreven.",
    ],
  },
  newMessage: {
    subject: (p: { brand: string; writer: string }) =>
      p.writer === "" ? `Een nieuw bericht in ${p.brand}` : `${p.writer} heeft je geschreven`,
    button: "Lees het bericht",
    lines: (p: { brand: string; writer: string; link: string }) => [
      p.writer === ""
        ? `Er staat een nieuw bericht voor je klaar in ${p.brand}.`
        : `${p.writer} heeft je geschreven in ${p.brand}.`,
      p.link,
      "Tot je het hebt gelezen, krijg je over dit gesprek geen e-mail meer. In je profiel kun je deze e-mails uitzetten.",
    ],
  },
  checkInDue: {
    subject: (p) => (p.coach === "" ? `Je check-in in ${p.brand}` : `${p.coach} vraagt hoe je week was`),
    button: "Start de check-in",
    lines: (p) => [
      "Je check-in staat klaar. Het kost nog geen drie minuten en je kunt elke vraag overslaan.",
      p.link,
      "Op de pagina van de check-in kun je deze e-mails uitzetten.",
    ],
  },
  checkInAgain: {
    subject: (p) =>
      p.coach === "" ? `Je check-in in ${p.brand} staat nog open` : `${p.coach} hoort nog graag van je`,
    button: "Start de check-in",
    lines: (p) => [
      "Je check-in van twee dagen geleden staat nog open. Eén antwoord is genoeg.",
      p.link,
      "Dit is de enige herinnering. Op de pagina van de check-in kun je deze e-mails uitzetten.",
    ],
  },
  accountUnused: {
    subject: (p) => `Je account bij ${p.brand} wordt verwijderd`,
    button: "Mijn account houden",
    lines: (p) => [
      `Je hebt ${p.brand} bijna twee jaar niet gebruikt. We bewaren persoonlijke gegevens niet langer dan nodig is.`,
      `Op ${p.date} verwijderen we je account en alles wat erin staat. Wil je het houden? Log dan voor die tijd in:`,
      p.link,
      "Heb je je account niet meer nodig, dan hoef je niets te doen.",
    ],
  },
  waitlist: {
    subject: (p) => `Je staat op de wachtlijst van ${p.brand}`,
    button: "Van de wachtlijst af",
    lines: (p) => [
      `Je hebt ${p.brand} gevraagd om bericht zodra er plek is voor nieuwe cliënten. Je staat nu op de wachtlijst.`,
      `${p.brand} ziet je e-mailadres en de naam die je hebt ingevuld. Als je aan de beurt bent, krijg je een uitnodiging per e-mail.`,
      `Je adres wordt na ${p.days} dagen verwijderd. Eerder van de lijst af kan ook:`,
      p.link,
      "Was jij dit niet? Dan kun je deze e-mail negeren. Je hebt geen account en krijgt geen e-mail meer, tenzij je wordt uitgenodigd.",
    ],
  },
  accountDeleted: {
    subject: (p) => `Je account bij ${p.brand} is verwijderd`,
    lines: (p) => [
      `Je account bij ${p.brand} is verwijderd en je bent overal uitgelogd.`,
      `Je persoonlijke gegevens worden binnen ${p.days} ${plural("nl", p.days, { one: "dag", other: "dagen" })} gewist. Alleen facturen die we wettelijk moeten bewaren, bewaren we.`,
      "Bedankt dat je met ons hebt gekookt.",
    ],
  },
} satisfies typeof english;
