import type { prototype as english } from "../en/prototype.ts";

/** Schermen die alleen laten zien hoe iets eruit kan zien; er verwijst niets naar. */
export const prototype = {
  sampleData: "Voorbeeldgegevens",
  sampleText: "Dit scherm laat alleen een voorbeeld zien. Er wordt niets bewaard.",
  close: "Voorbeeld sluiten",
  next: "Volgende",
  other: "Anders, namelijk:",
  otherLabel: "Je eigen reden",
  otherMissing: "Schrijf je reden op of maak de keuze ongedaan.",
  register: {
    title: "Maak je account",
    text: "Probeer het formulier; er wordt geen account gemaakt.",
    name: "Naam",
    sampleName: "Sam Vermeer",
    sampleEmail: "sam.vermeer@example.com",
    submit: "Account maken",
    done: "Zo zou het eruitzien. Er is geen account gemaakt.",
  },
  onboarding: {
    title: "Lekker eten zonder tellen",
    text: "Plateful plant je week rond je doel, je smaak en je tijd.",
    start: "Beginnen",
    register: "Account maken",
  },
  getStarted: {
    title: "Aan de slag",
    text: "Drie korte stappen en je eerste week staat klaar.",
    steps: ["Vertel iets over jezelf", "Kies je doel", "Bekijk je plan"],
    start: "Aan de slag",
  },
  profileStart: {
    title: "Maak je profiel compleet",
    text: "Je antwoorden bepalen hoeveel je nodig hebt en wat we voorstellen.",
    start: "Mijn gegevens invullen",
  },
  details: {
    title: "Persoonlijke gegevens",
    birthday: "Geboortedatum",
    day: "Dag",
    month: "Maand",
    year: "Jaar",
    weight: "Gewicht in kg",
    badDate: "Vul een geboortedatum in die bestaat.",
    badAge: "Je moet 18 tot 120 jaar oud zijn.",
    badWeight: "Vul een gewicht tussen 30 en 300 kg in.",
  },
  select: {
    title: "Maak je profiel compleet",
    gender: { question: "Wat is je geslacht?", options: { female: "Vrouw", male: "Man" } },
    goal: {
      question: "Wat is je doel?",
      options: { gain: "Aankomen", lose: "Afvallen", maintain: "Op gewicht blijven" },
      hints: { gain: "Gericht op spieren opbouwen", lose: "Gericht op vet verliezen" },
    },
    lifestyle: {
      question: "Hoe zwaar is je dagelijks leven lichamelijk?",
      text: "Tel sport en cardio niet mee.",
      options: {
        sitting: "Zittend (kantoorbaan)",
        light: "Licht actief",
        active: "Actief",
        very: "Zeer actief",
      },
    },
    motivation: {
      question: "Waarom wil je dit doel bereiken?",
      text: "Je kunt er meer dan één kiezen.",
      options: {
        confident: "Meer zelfvertrouwen",
        healthier: "Gezonder",
        injuries: "Pijn of blessures voorkomen",
        stronger: "Sterker",
        look: "Er goed uitzien",
        loved: "Beter voor mijn naasten",
      },
    },
  },
  plan: {
    title: "Je plan",
    text: "Een voorbeeld van een plan om rustig af te vallen.",
    perDay: "Per dag",
    gauge: (p: { kcal: string }) => `${p.kcal} kilocalorieën per dag`,
    start: "Bekijk de maaltijden",
    again: "Opnieuw beginnen",
  },
  nutritionPlan: {
    title: "Je maaltijden",
    text: "Een voorbeeld van hoe de dag verdeeld kan worden.",
    share: (p: { percent: string }) => `${p.percent}% van de dag`,
    back: "Terug naar het plan",
  },
} satisfies typeof english;
