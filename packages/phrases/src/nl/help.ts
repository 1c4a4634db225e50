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
  "book-a-demo": {
    title: "Een demo plannen",
    paragraphs: [
      "We laten je Plateful graag zien: hoe cliënten binnenkomen, hoe hun weken worden gepland en hoe je ochtendronde werkt. Het duurt een half uur, via een videogesprek.",
      "Neem contact op met support en stel twee momenten voor die jou uitkomen. Ondertussen kun je alles zelf proberen; je proefperiode kost niets.",
    ],
  },
  plan: {
    title: "Zo berekenen we je plan",
    paragraphs: [
      "We schatten wat je lichaam verbruikt op basis van je lengte, gewicht, leeftijd, geslacht en hoeveel je beweegt. Bij vier van de vijf mensen zit dat er hooguit zo’n tien procent naast. Twee tot vier weken wegen vertelt je meer dan welke formule ook.",
      "Om af te vallen plannen we minder dan je verbruikt: ongeveer 7.700 kcal per kilo. In de eerste weken is een deel daarvan vocht, en later verbruikt je lichaam iets minder. Daarom gaat het vaak langzamer dan de som belooft. Een halve kilo per week kunnen de meeste mensen goed volhouden; meer dan een kilo bieden we nooit aan.",
      "We plannen nooit minder dan 1.250 kcal per dag, of minder dan je nodig hebt als je gewicht laag is voor je lengte. Gaat afvallen daardoor langzamer, dan is dat beter voor je.",
      "Eiwit helpt om spieren te behouden als je afvalt en om ze op te bouwen als je traint. Boven zo’n 1,6 g per kilo lichaamsgewicht voegt meer weinig toe, en boven 2,2 g niets waarvan we weten.",
      "Een plan is geen medisch advies. Ben je ziek of zwanger of gebruik je medicijnen? Overleg dan met je huisarts of diëtist voordat je anders gaat eten.",
    ],
  },
  keto: {
    title: "Weinig koolhydraten en keto",
    paragraphs: [
      "Een koolhydraatarm plan haalt ongeveer een kwart van de energie uit koolhydraten; keto hooguit 40 g per dag, zodat het lichaam vooral vet verbrandt. Bij allebei laat je veel brood, pasta, rijst, fruit en peulvruchten staan.",
      "Bij evenveel energie ben je na een jaar ongeveer evenveel afgevallen als met een gebalanceerd plan. De een zit er sneller vol van, de ander mist te veel. Wat je volhoudt, werkt.",
      "Keto bevat vaak te weinig vezels en veel verzadigd vet. De eerste dagen zijn hoofdpijn, moeheid en obstipatie heel gewoon.",
      "Begin niet op eigen houtje met keto als je medicijnen gebruikt voor diabetes of je bloeddruk, een nier- of leverziekte hebt, zwanger bent of borstvoeding geeft, of een eetstoornis hebt of hebt gehad. Overleg eerst met je huisarts of diëtist.",
    ],
  },
  cycle: {
    title: "Eten met je menstruatiecyclus",
    paragraphs: [
      "Tijdens de cyclus veranderen hormonen, en daarmee vaak ook eetlust, energie en slaap. Hoe sterk verschilt per persoon.",
      "Het cyclusdieet houdt zich eerst aan je beperkingen, energie en macro’s. Uit de gerechten die passen kiest het tijdens je menstruatie vaker wat meer ijzer heeft, en tussen je eisprong en je volgende menstruatie wat meer magnesium en calcium heeft. Een teken wijst je op recepten met peulvruchten, bladgroente, vette vis, lijnzaad of pompoenpitten.",
      "We noemen geen fase meer als je laatste menstruatie langer geleden is dan je cyclus plus drie dagen. Dan vragen we of de volgende is begonnen. Tot je die noteert, plannen we je dagen zoals altijd.",
      "De fasen zijn een schatting op basis van de datums die je invult. Ze zijn geen voorbehoedsmiddel en geen diagnose. Bespreek klachten met je huisarts.",
    ],
  },
  menopause: {
    title: "Eten rond de overgang",
    paragraphs: [
      "Rond de overgang verlies je makkelijker spieren en bot. Genoeg eiwit, calcium en vitamine D worden daarom belangrijker. Uit eten alleen haal je zelden genoeg vitamine D; vraag je huisarts of je meer nodig hebt.",
      "Dit plan houdt zich eerst aan je beperkingen, energie en macro’s. Uit de gerechten die passen kiest het vaker wat meer calcium en vitamine D heeft, en hoofdmaaltijden met hun deel van het eiwit van de dag. Krachttraining helpt daarbij.",
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
      "Wat we bewaren: je account (naam, e-mailadres, taal, de apparaten waarop je bent ingelogd) en wat je invult: lichaamsgegevens, doelen, beperkingen, plan, dagboek, boodschappenlijsten en metingen, en als je wilt je cyclus, de overgang, stress en slaap. Vul je in wie er mee-eten, dan bewaren we hun namen en beperkingen; vraag het hun eerst.",
      "Waarom: om je plan te maken en te tonen, en nergens anders voor. We verkopen geen gegevens, tonen geen reclame. De praktijk van een coach kan bezoeken aan haar aanmeld- en betaalpagina laten tellen door een advertentiedienst: alleen als jij dat toestaat, en nooit op pagina’s met je gezondheidsgegevens. Gebeurtenissen zoals ‘een week is gepland’ kunnen onder een pseudoniem naar een analysedienst gaan, zonder je naam, je adres of iets over je gezondheid. Veel hiervan zijn gezondheidsgegevens, dus we bewaren ze alleen met je toestemming. Die geef je apart voor lichaamsgegevens en plan, voor cyclus en overgang, voor stress en slaap, en voor delen met een coach. Je ziet ze in je profiel onder Privacy en gegevens en kunt ze daar elk intrekken.",
      "Hoelang: tot je je toestemming intrekt of je account verwijdert; dan wissen we de gegevens meteen. Inlogverzoeken en foute pogingen bewaren we 30 dagen, een sessie tot 30 dagen na het laatste gebruik. Back-ups verlopen volgens een schema. Facturen blijven bij de betaaldienst zolang de belastingwet dat vraagt.",
      "Wie het ziet: jij. Heb je een coach, dan ziet die je naam, je e-mailadres, sinds wanneer je er bent, wanneer je er voor het laatst was en of je hebt betaald, en verder alleen wat je deelt. De datums van je cyclus krijgt een coach nooit te zien. Medewerkers van deze dienst kunnen een account inzien om te helpen of om het veilig te houden. Wat coaches en medewerkers openen, wordt vastgelegd. Onze host, onze maildienst en, als je betaalt, de betaaldienst verwerken gegevens voor ons.",
      "Je rechten: in je profiel kun je al je gegevens bekijken, verbeteren, downloaden en verwijderen. Je kunt bezwaar maken of een klacht indienen bij ons of bij de Autoriteit Persoonsgegevens. Verwijderen is definitief.",
    ],
  },
};

export const help = {
  /** Below an address at which there is no page. */
  lost: "Misschien is hij verplaatst, of is verwijderd wat hier stond.",
  title: "Hulp",
  text: "Korte antwoorden op veelgestelde vragen.",
  allArticles: "Alle hulppagina’s",
  sources: "Bronnen",
  edited: (p) => `Laatst bijgewerkt op ${p.date}. Nog niet door een diëtist nagekeken.`,
  articles,
  chat: "Chat met support",
  contact: "Contact opnemen met support",
  contactAt: (p) => `Neem contact op met support: ${p.address}`,
} satisfies typeof english;
