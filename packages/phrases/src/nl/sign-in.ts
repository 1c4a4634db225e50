import type { signIn as english } from "../en/sign-in.ts";

const arrival = {
  installApp: "Installeer de app",
  goToSite: (p: { address: string }) => `Ga naar ${p.address}`,
  foreignSite: "Op dit adres kun je niet inloggen.",
  walkthrough: {
    name: "Introductie",
    slides: [
      { title: "Welkom bij Plateful", text: "Eet goed, haal je doel en blijf genieten van je eten." },
      {
        title: "Recepten die bij je plan passen",
        text: "Elke portie is afgestemd op jouw energie- en eiwitdoel.",
      },
      {
        title: "Gebaseerd op wetenschap",
        text: "Je doelen komen uit gepubliceerde formules en de cijfers van onze recepten uit een openbare voedingstabel.",
      },
      { title: "Je week gepland", text: "Plan je maaltijden voor de week en zie wat je hebt gegeten." },
      {
        title: "In één keer boodschappen doen",
        text: "Je boodschappenlijst volgt vanzelf uit je geplande maaltijden.",
      },
    ],
    welcomeTo: (p: { name: string }) => `Welkom bij ${p.name}`,
    slide: (p: { number: number; count: number }) => `Pagina ${p.number} van ${p.count}`,
    start: "Aan de slag",
  },
  start: {
    title: "Lekker eten, gepland rond jou",
    text: "Beantwoord een paar vragen en krijg een voedingsplan en een week aan maaltijden die bij je passen.",
    startToday: "Start vandaag",
    haveAccount: "Heb je al een account?",
  },
  waitlist: {
    title: (p: { brand: string }) => `${p.brand} zit op dit moment vol`,
    text: "Laat je e-mailadres achter. Zodra er plek is, krijg je een uitnodiging.",
    firstName: "Voornaam (niet verplicht)",
    submit: "Zet me op de wachtlijst",
    privacy: (p: { brand: string }) =>
      `Alleen ${p.brand} ziet je adres. Het wordt alleen voor deze uitnodiging gebruikt en na een jaar verwijderd.`,
    done: (p: { brand: string; email: string }) =>
      `Je staat op de wachtlijst van ${p.brand}. Je krijgt een bevestiging op ${p.email}.`,
    leave: {
      title: "Van de wachtlijst af?",
      text: "Je e-mailadres wordt verwijderd en je krijgt geen uitnodiging.",
      submit: "Haal me van de wachtlijst",
      done: "Je staat niet meer op de wachtlijst",
      doneText: "Je e-mailadres is verwijderd.",
      brokenTitle: "Deze link werkt niet",
      brokenText: "Open de link in de e-mail opnieuw of kopieer hem helemaal.",
    },
  },
  login: {
    documentTitle: "Inloggen",
    title: "Lekker eten, gepland rond jou",
    text: {
      OTP: "Vul je e-mailadres in. We sturen je een code van 4 cijfers, een wachtwoord is niet nodig.",
      MAGIC_LINK: "Vul je e-mailadres in. We sturen je een inloglink, een wachtwoord is niet nodig.",
    },
    email: "E-mailadres",
    send: { OTP: "Stuur mij een code", MAGIC_LINK: "Stuur mij een link" },
    agreeBefore: "Als je doorgaat, ga je akkoord met onze ",
    agreeBetween: " en ons ",
    terms: "voorwaarden",
    privacy: "privacybeleid",
    newHere: "Nieuw hier?",
    toShop: "Iemand wil samen met je boodschappen doen. Log in of maak een account om het lijstje te zien.",
    makeAccount: "Maak een account",
    invalidEmail: "Ongeldig e-mailadres",
    required: "Verplicht",
    noNetwork: "Geen verbinding. Je adres blijft staan; probeer het opnieuw zodra je online bent.",
  },
  demo: {
    title: "Rondkijken als",
    text: "Alleen in deze demo: één druk en je bent binnen.",
    preparing: "De mensen van de demo worden klaargezet. Dat duurt een paar tellen.",
    people: {
      emma: "Zorgt zelf voor haar eten, met een plan dat haar cyclus volgt",
      daniel: "Traint om spieren op te bouwen en eet vijf keer per dag",
      priya: "Eet veganistisch en rekent in ponden, voet en inch",
      sanne: "Wordt begeleid door een coach, met rustdagen en trainingsdagen",
      iris: "De coach van Sanne en anderen",
      noor: "Kookt met de eenvoudige recepten van Studio Vitaal, zonder te tellen",
    },
  },
};

const proof = {
  code: {
    title: "Kijk in je inbox",
    sentTo: "We hebben een code van 4 cijfers gestuurd naar",
    code: "Code van 4 cijfers",
    digit: (p: { number: number }) => `Cijfer ${p.number}`,
    resend: "Stuur een nieuwe code",
    resendIn: (p: { time: string }) => `over ${p.time}`,
    resent: "Er is een nieuwe code onderweg.",
    changeEmail: "Gebruik een ander e-mailadres",
    mustBeDigits: "Moet een getal van 4 cijfers zijn",
    invalid: "De ingevoerde code is ongeldig.",
    askEmail: "Welk e-mailadres heb je gebruikt?",
    askEmailText: "Vul het nog één keer in en typ daarna de code uit je inbox.",
  },
  linkSent: {
    title: "Kijk in je inbox",
    text: (p: { email: string }) =>
      `We hebben een inloglink gestuurd naar ${p.email}. Open hem op dit apparaat om in te loggen. De link werkt 15 minuten.`,
    unknownEmail: "je e-mailadres",
    changeEmail: "Gebruik een ander e-mailadres",
    help: "Niets ontvangen? Krijg hulp",
  },
  confirmationSent: {
    title: "Bevestig je e-mailadres",
    text: "We hebben je een e-mail gestuurd. Open de link daarin, dan is je adres bevestigd.",
  },
  confirmed: {
    title: "Gelukt! Je e-mailadres is nu bevestigd",
    text: "Je kunt verder met je plan.",
    failedTitle: "Deze link werkt niet meer",
    failedText: "Log in en vraag een nieuwe aan.",
  },
};

const links = {
  link: {
    title: "Inloggen met deze link?",
    account: "Met deze link log je in als",
    warning: "De link is niet in deze browser aangevraagd. Ga alleen verder als dit je eigen e-mailadres is.",
    submit: "Inloggen",
    refuse: "Dat ben ik niet",
    alreadyTitle: "Je bent al ingelogd",
    alreadyAccount: "Deze link was voor jouw account",
    alreadyText: "De link is al gebruikt of verlopen. Je hebt hem niet meer nodig.",
    otherTitle: "Deze link was voor een ander account",
    otherAccount: "De link is gestuurd naar",
    otherText:
      "De link is al gebruikt of verlopen. Je bent ingelogd met een ander e-mailadres. Wil je dat andere account gebruiken? Log dan uit en vraag een nieuwe link aan.",
    goOn: "Verder",
    againTitle: "Open de link opnieuw",
    againText: "Voor je veiligheid bewaren we hem niet. Open hem nog een keer vanuit je e-mail, of log in.",
  },
  invitedBy: {
    CLIENT: (p: { from: string }) => `${p.from} heeft je uitgenodigd`,
    TEAM: (p: { from: string }) => `${p.from} heeft je uitgenodigd voor het team`,
    text: "Met deze link log je in op je account. Ga alleen verder als dit je eigen e-mailadres is.",
  },
  invitation: {
    title: "Je bent uitgenodigd",
    account: "Deze uitnodiging is voor",
    text: "We mailen een code van 4 cijfers naar dit adres. Met die code open je je account.",
    submit: "Stuur me de code",
    refuse: "Dat ben ik niet",
    sent: {
      OTP: "We hebben een code van 4 cijfers gestuurd naar",
      MAGIC_LINK: "Open de inloglink in de e-mail die we hebben gestuurd naar",
    },
  },
  confirmation: {
    confirmTitle: "Dit adres bevestigen?",
    confirmText: (p: { account: string }) =>
      `Je staat op het punt ${p.account} te bevestigen. Ga alleen verder als dit je eigen e-mailadres is.`,
    confirm: "Adres bevestigen",
    changeTitle: "Voortaan dit adres gebruiken?",
    changeText: (p: { account: string; newAccount: string }) =>
      `Het account van ${p.account} logt voortaan in met ${p.newAccount}. Ga alleen verder als dit je eigen account is.`,
    change: "Adres wijzigen",
    chooseTitle: "Kies een ander e-mailadres",
    chooseText: (p: { account: string }) => `Je logt nu in met ${p.account}.`,
    begunTitle: "Bevestig je nieuwe adres",
    begunText: "We hebben een link gestuurd naar je nieuwe adres. Zodra je die opent, verandert je adres.",
  },
  changeEmail: {
    title: "E-mailadres",
    text: (p: { email: string }) =>
      `Je logt nu in met ${p.email}. We sturen een link naar het nieuwe adres; zodra je die opent, verandert je adres.`,
    newEmail: "Nieuw e-mailadres",
    submit: "Link versturen",
    proofTitle: "Bevestig eerst dat jij het bent",
    proofText: {
      OTP: (p: { email: string }) => `We hebben een code van 4 cijfers gestuurd naar ${p.email}.`,
      MAGIC_LINK: (p: { email: string }) =>
        `We hebben een inloglink gestuurd naar ${p.email}. Open hem in deze browser en vul het nieuwe adres opnieuw in.`,
    },
    sentTitle: "Kijk in de inbox van je nieuwe adres",
    sentText: (p: { email: string }) =>
      `We hebben een link gestuurd naar ${p.email}. Zodra je die opent, verandert je adres en worden alle andere apparaten uitgelogd.`,
    done: "Terug naar mijn profiel",
  },
};

const install = {
  text: "Zet de app op je beginscherm: hij opent sneller en toont je laatste week ook offline.",
  button: "Installeren",
  stepsTitle: "Zo installeer je de app",
  steps: {
    ios: ["Tik op de deelknop van Safari.", "Kies ‘Zet op beginscherm’.", "Tik op ‘Voeg toe’."],
    android: [
      "Open het menu van je browser.",
      "Kies ‘App installeren’ of ‘Toevoegen aan startscherm’.",
      "Bevestig.",
    ],
    generic: ["Open het menu van je browser.", "Kies ‘Installeren’ of ‘Toevoegen aan startscherm’."],
  },
  inBrowser: "Verder in de browser",
  help: "Hulp bij installeren",
};

export const signIn = { ...arrival, ...proof, ...links, install } satisfies typeof english;
