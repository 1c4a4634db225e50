import type { healthAnswers as english } from "../en/health-answers.ts";

export const healthAnswers = {
  title: "Is een van deze dingen op jou van toepassing?",
  text: "Dan plannen we anders, of vragen we je om eerst met je arts te overleggen.",
  choices: {
    PREGNANT: { title: "Zwanger" },
    BREASTFEEDING: { title: "Ik geef borstvoeding" },
    DIABETES: {
      title: "Onder behandeling voor diabetes",
      text: "Met tabletten of insuline, ook bij zwangerschapsdiabetes",
    },
    KIDNEY_DISEASE: { title: "Onder behandeling voor een nierziekte" },
    EATING_DISORDER: { title: "Eetstoornis, nu of vroeger" },
    NONE: { title: "Geen van deze" },
  },
  onlyYou: "Alleen jij ziet dit.",
  privacy: "Een coach niet, die ziet alleen je plan. Je past het altijd aan in je profiel, of wist het daar.",
  save: "Opslaan",
  ratherNot: "Zeg ik liever niet",
  failed: "Je antwoord is niet opgeslagen. Probeer het nog eens.",
  outcome: {
    title: "Zo plannen we voor jou",
    careful:
      "We plannen wat je nodig hebt: zonder afvallen, zonder keto en zonder veel eiwit. Je kunt in je profiel altijd nog antwoorden.",
    deficit:
      "Je plan geeft je wat je nodig hebt, en is niet gericht op afvallen. Ook keto laten we weg. Wil je verder gaan? Overleg eerst met je arts, verloskundige of diëtist.",
    protein:
      "We laten keto weg, en houden eiwit op 1,2 g per kg lichaamsgewicht. Wil je verder gaan? Overleg eerst met je arts of diëtist.",
    disorder: "Ben je veel met eten bezig? Je kunt erover praten, ook anoniem.",
    changed:
      "We hebben je plan erop aangepast. Heb je een coach, dan ziet die dat je plan is gewijzigd, maar niet waarom.",
    numbers:
      "Je ziet voortaan borden en porties zonder getallen, en je gewicht als je ernaar vraagt. In je profiel zet je getallen weer aan.",
    find: "Hier vind je advies",
    places: {
      doctor: { name: "Thuisarts.nl: informatie van huisartsen", url: "https://www.thuisarts.nl/" },
      dietitian: {
        name: "Nederlandse Vereniging van Diëtisten: vind een diëtist",
        url: "https://nvdietist.nl/",
      },
      disorder: { name: "Proud2Bme: hulp bij eetproblemen", url: "https://www.proud2bme.nl/" },
    },
    goOn: "Verder",
  },
  card: {
    ask: "Is er iets wat we moeten weten?",
    askText:
      "Bij zwangerschap, diabetes en een paar andere dingen hoort een ander plan. Vijf hokjes, meer niet.",
    answer: "Beantwoorden",
    later: "Niet nu",
    adapted: "Je plan houdt rekening met je gezondheid",
    adaptedText: "Wil je verder gaan dan dit plan? Overleg eerst met je arts of diëtist.",
    change: "Aanpassen",
  },
  profile: {
    title: "Gezondheid",
    row: "Vragen over je gezondheid",
    open: "Niet beantwoord",
    answered: "Beantwoord",
    declined: "Zeg ik liever niet",
    remove: "Mijn antwoorden wissen",
    removed: "Je antwoorden zijn gewist. Je plan blijft zoals het is.",
  },
} satisfies typeof english;
