import type { signIn as english } from "../en/sign-in.ts";
import type { Translated } from "../overlay.ts";

export const signIn: Translated<typeof english> = {
  installApp: "App installieren",
  goToSite: (p) => `Zu ${p.address}`,
  foreignSite: "Unter dieser Adresse kannst du dich nicht anmelden.",
  walkthrough: {
    name: "Einführung",
    slides: [
      {
        title: "Willkommen bei Plateful",
        text: "Iss gut, erreiche dein Ziel und genieße dein Essen weiterhin.",
      },
      {
        title: "Rezepte, die zu deinem Plan passen",
        text: "Jede Portion ist auf deine eigenen Energie- und Eiweißziele abgestimmt.",
      },
      {
        title: "Wissenschaftlich fundiert",
        text: "Deine Ziele beruhen auf veröffentlichten Formeln, die Angaben unserer Rezepte auf einer öffentlichen Nährwerttabelle.",
      },
      {
        title: "Deine Woche, geplant",
        text: "Plane deine Mahlzeiten für die Woche und sieh, was du gegessen hast.",
      },
      {
        title: "Ein Einkauf reicht",
        text: "Deine Einkaufsliste entsteht aus den Mahlzeiten, die du geplant hast.",
      },
    ],
    welcomeTo: (p) => `Willkommen bei ${p.name}`,
    slide: (p) => `Seite ${p.number} von ${p.count}`,
    start: "Los geht’s",
  },
  start: {
    title: "Gutes Essen, auf dich abgestimmt",
    text: "Beantworte ein paar Fragen und erhalte einen Ernährungsplan und eine Woche mit Mahlzeiten, die zu dir passen.",
    startToday: "Heute starten",
    haveAccount: "Hast du schon ein Konto?",
  },
  login: {
    documentTitle: "Anmelden",
    title: "Gutes Essen, auf dich abgestimmt",
    text: {
      OTP: "Gib deine E-Mail-Adresse ein. Wir schicken dir einen vierstelligen Code, ganz ohne Passwort.",
      MAGIC_LINK: "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Anmeldelink, ganz ohne Passwort.",
    },
    email: "E-Mail-Adresse",
    send: { OTP: "Code anfordern", MAGIC_LINK: "Link anfordern" },
    agreeBefore: "Wenn du fortfährst, akzeptierst du unsere ",
    agreeBetween: " und die ",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutzerklärung",
    newHere: "Neu hier?",
    toShop: "Jemand möchte mit dir einkaufen. Melde dich an oder leg ein Konto an, um die Liste zu sehen.",
    makeAccount: "Konto anlegen",
    invalidEmail: "Ungültige E-Mail-Adresse",
    required: "Pflichtfeld",
    noNetwork:
      "Keine Verbindung. Deine Adresse bleibt stehen; versuche es noch einmal, sobald du online bist.",
  },
  code: {
    title: "Sieh in deinem Posteingang nach",
    sentTo: "Wir haben einen vierstelligen Code geschickt an",
    code: "Vierstelliger Code",
    digit: (p) => `Ziffer ${p.number}`,
    resend: "Neuen Code anfordern",
    resendIn: (p) => `in ${p.time}`,
    resent: "Ein neuer Code ist unterwegs.",
    changeEmail: "Andere E-Mail-Adresse verwenden",
    mustBeDigits: "Der Code hat vier Ziffern",
    invalid: "Dieser Code ist ungültig.",
    askEmail: "Welche E-Mail-Adresse hast du verwendet?",
    askEmailText: "Gib sie noch einmal ein und danach den Code aus deinem Posteingang.",
  },
  linkSent: {
    title: "Sieh in deinem Posteingang nach",
    text: (p) =>
      `Wir haben einen Anmeldelink an ${p.email} geschickt. Öffne ihn auf diesem Gerät, um dich anzumelden. Er gilt 15 Minuten.`,
    unknownEmail: "deine E-Mail-Adresse",
    changeEmail: "Andere E-Mail-Adresse verwenden",
    help: "Nichts angekommen? Hier gibt es Hilfe",
  },
  confirmationSent: {
    title: "Bestätige deine E-Mail-Adresse",
    text: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, und deine Adresse ist bestätigt.",
  },
  confirmed: {
    title: "Geschafft! Deine E-Mail-Adresse ist bestätigt",
    text: "Du kannst mit deinem Plan weitermachen.",
    failedTitle: "Dieser Link gilt nicht mehr",
    failedText: "Melde dich an und fordere einen neuen an.",
  },
  install: {
    text: "Lege die App auf deinen Startbildschirm: Sie öffnet schneller und zeigt deine letzte Woche auch offline.",
    button: "Installieren",
    stepsTitle: "So installierst du sie",
    steps: {
      ios: ["Tippe in Safari auf „Teilen“.", "Wähle „Zum Home-Bildschirm“.", "Tippe auf „Hinzufügen“."],
      android: [
        "Öffne das Menü deines Browsers.",
        "Wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
        "Bestätige.",
      ],
      generic: [
        "Öffne das Menü deines Browsers.",
        "Wähle „Installieren“ oder „Zum Startbildschirm hinzufügen“.",
      ],
    },
    inBrowser: "Im Browser weitermachen",
    help: "Hilfe beim Installieren",
  },
};
