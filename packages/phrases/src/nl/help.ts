import type { help as english } from "../en/help.ts";

const articles = {
  login: {
    title: "Inloggen",
    paragraphs: [
      "Plateful werkt zonder wachtwoorden. Vul je e-mailadres in en we sturen je een link of een code van 4 cijfers.",
      "Een code werkt 10 minuten, een link 15. Een nieuwe maakt de oude ongeldig. Kijk in je spammap als er niets komt.",
      "Na een paar foute codes werkt alleen de link in de e-mail nog. Zo blijft je account veilig.",
    ],
  },
  install: {
    title: "De app installeren",
    paragraphs: [
      "Plateful draait in je browser en kan net als andere apps op je beginscherm staan.",
      "Op elk apparaat: open het menu van de browser en kies de optie om te installeren of toe te voegen aan je startscherm.",
    ],
  },
  "install-ios": {
    title: "Installeren op iPhone of iPad",
    paragraphs: [
      "Open Plateful in Safari en tik op de deelknop.",
      "Kies ‘Zet op beginscherm’ en dan ‘Voeg toe’. Open Plateful voortaan vanaf je beginscherm.",
    ],
  },
  "install-android": {
    title: "Installeren op Android",
    paragraphs: [
      "Open Plateful in Chrome en open het menu rechtsboven.",
      "Kies ‘App installeren’ of ‘Toevoegen aan startscherm’ en bevestig.",
    ],
  },
  billing: {
    title: "Betaling en toegang",
    paragraphs: [
      "Je toegang kan stoppen als een abonnement is afgelopen, een betaling is mislukt of je coach je account heeft uitgezet.",
      "Je gegevens blijven bewaard. Je kunt altijd je profiel openen, je gegevens downloaden of je account verwijderen.",
      "Vraag je coach of neem contact op met support om weer toegang te krijgen.",
    ],
  },
  cycle: {
    title: "Eten met je menstruatiecyclus",
    paragraphs: [
      "Tijdens de cyclus veranderen hormonen, en daarmee vaak ook eetlust, energie en slaap. Hoe sterk verschilt per persoon.",
      "Het cyclusdieet houdt je energiedoel aan en laat zien in welke fase je zit. Een teken wijst je op recepten met peulvruchten, bladgroente, vette vis, lijnzaad of pompoenpitten. Tijdens je menstruatie is ijzerrijk eten een goede keuze; in de dagen ervoor zijn dat vullende maaltijden met genoeg vezels.",
      "De fasen zijn een schatting op basis van de data die je invult. Ze zijn geen voorbehoedsmiddel en geen diagnose. Bespreek klachten met je huisarts.",
    ],
  },
  menopause: {
    title: "Eten rond de overgang",
    paragraphs: [
      "Rond de overgang verlies je makkelijker spieren en bot. Genoeg eiwit, calcium en vitamine D worden belangrijker.",
      "Dit plan houdt je energiedoel aan en verdeelt eiwit over de dag. Krachttraining helpt daarbij.",
      "Voeding vervangt geen behandeling. Bespreek klachten met je huisarts.",
    ],
  },
  terms: {
    title: "Gebruiksvoorwaarden",
    paragraphs: [
      "Plateful helpt je plannen en bijhouden wat je eet. De app geeft algemene voedingsinformatie en geen medisch advies.",
      "Je gebruikt de app voor jezelf, houdt je inlogmails voor jezelf en vult in wat klopt. Je bent 18 jaar of ouder.",
      "Je kunt op elk moment stoppen en je account verwijderen via je profiel. Wie deze site beheert, kan accounts sluiten die er misbruik van maken.",
    ],
  },
  privacy: {
    title: "Privacybeleid",
    paragraphs: [
      "We bewaren wat je invult: je account, je lichaamsmaten, je doelen en je maaltijden. We gebruiken het om je plan te maken en te tonen, en voor niets anders.",
      "Heb je een coach, dan ziet die je profiel, plan en dagboek. Alles wat een coach opent, wordt vastgelegd.",
      "Je kunt al je gegevens downloaden of verwijderen via je profiel. Verwijderen is definitief.",
    ],
  },
};

export const help = {
  title: "Hulp",
  text: "Korte antwoorden op veelgestelde vragen.",
  allArticles: "Alle hulppagina’s",
  articles,
  chat: "Chat met support",
  contact: "Contact opnemen met support",
} satisfies typeof english;
