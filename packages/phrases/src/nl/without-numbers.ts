import type { withoutNumbers as english } from "../en/without-numbers.ts";

export const withoutNumbers = {
  row: "Getallen",
  shown: "Zichtbaar",
  hidden: "Verborgen",
  hide: {
    title: "Getallen verbergen?",
    text: "Je ziet dan overal borden en porties, zonder energie, eiwit, koolhydraten en vet. Hoeveel je van een ingrediënt nodig hebt om te koken, blijf je zien. Je gewicht is verborgen tot je ernaar vraagt. Je kunt dit altijd aanpassen.",
    coach: (p: { coach: string }) => `${p.coach} blijft de getallen zien, en hoort niet dat jij ze verbergt.`,
    confirm: "Getallen verbergen",
    done: "Getallen zijn verborgen.",
  },
  show: {
    title: "Getallen weer tonen?",
    text: "Je ziet dan energie, eiwit, koolhydraten en vet bij je maaltijden, en je gewicht. Neem gerust de tijd: je kunt ze altijd weer verbergen.",
    ofPractice: "Je ziet dan je gewicht. Je praktijk laat energie, eiwit, koolhydraten en vet weg.",
    confirm: "Getallen tonen",
    done: "Getallen zijn zichtbaar.",
  },
  failed: "Dit is niet opgeslagen. Probeer het nog eens.",
  only: {
    title: "Deze pagina gaat over getallen",
    text: "Je hebt getallen verborgen. Heb je deze pagina nodig, dan kun je ze tonen en daarna weer verbergen.",
    show: "Getallen tonen",
  },
  plan: {
    title: "Een plan dat je geeft wat je nodig hebt",
    text: "Wij houden de getallen voor je bij. Jij krijgt maaltijden en porties.",
    keto: "Heel weinig granen, suikers en zetmeelrijke producten",
    pace: "Langzamer is makkelijker vol te houden. Je plan blijft altijd boven wat veilig is.",
    protein:
      "We laten keto weg, en geven je niet te veel eiwit. Wil je verder gaan? Overleg eerst met je arts of diëtist.",
  },
  weight: {
    title: "Je gewicht is verborgen",
    text: "Je ziet het als jij dat wilt.",
    show: "Gewicht tonen",
  },
  table: {
    title: "Op tafel",
    varied: "Een gevarieerde tafel",
    different: (p: { count: number; eaten: number }) => {
      const things = p.count === 1 ? "1 ding om te eten" : `${p.count} verschillende dingen om te eten`;
      return p.eaten === 0 ? `${things}.` : `${things}, waarvan ${p.eaten} gegeten.`;
    },
  },
} satisfies typeof english;
