import type { household as english } from "../en/household.ts";

export const household = {
  title: "Wie eten er mee",
  empty:
    "Kook je ook voor anderen? Voeg toe wie er mee-eten, en wanneer. Gerechten passen dan bij iedereen aan tafel, ieder krijgt een portie die klopt, en op je boodschappenlijst staat genoeg voor allemaal.",
  emptyOfClient:
    "Kookt je cliënt ook voor anderen? Voeg toe wie er mee-eten, en wanneer. Gerechten passen dan bij iedereen aan tafel, ieder krijgt een portie die klopt, en op de boodschappenlijst staat genoeg voor allemaal.",
  add: "Iemand toevoegen",
  isFull: "Je kunt hooguit zeven tafelgenoten noteren.",
  everyDay: "elke dag",
  without: (p: { names: string }) => `geen ${p.names}`,
  fromNow: "Dit telt vanaf de volgende keer dat er maaltijden worden gepland.",
  saved: (p: { name: string }) => `${p.name} is opgeslagen`,
  removed: (p: { name: string }) => `${p.name} eet niet meer mee`,
  form: {
    name: "Naam",
    amount: "Hoeveel eet die persoon?",
    amounts: {
      SAME: "Net zoveel als ik",
      SAME_AS_CLIENT: "Net zoveel als de cliënt",
      SMALL_CHILD: "Peuter (1 tot 3)",
      CHILD: "Kind (4 tot 8)",
      OLDER_CHILD: "Kind (9 tot 13)",
      SMALL_EATER: "Volwassene, eet weinig",
      BIG_EATER: "Volwassene, eet veel",
      OWN: "Een andere hoeveelheid",
    },
    aboutKcal: (p: { kcal: string }) => `zo'n ${p.kcal} kcal`,
    kcal: "Kcal per dag",
    kcalRange: "Vul een heel getal in van 600 tot 5.000.",
    meals: "Bij welke maaltijden?",
    days: "Op welke dagen?",
    chooseOne: "Kies er minstens één.",
    found: (p: { count: number }) =>
      p.count === 1 ? "1 ingrediënt gevonden" : `${p.count} ingrediënten gevonden`,
  },
  removal: {
    action: (p: { name: string }) => `${p.name} verwijderen`,
    title: (p: { name: string }) => `Eet ${p.name} niet meer mee?`,
    text: (p: { name: string }) =>
      `Vanaf de volgende planning telt ${p.name} niet meer mee. Maaltijden die al gepland zijn blijven zoals ze zijn, met de portie van ${p.name} erbij.`,
  },
  table: {
    cook: (p: { portions: string }) => `Kook ${p.portions} porties`,
    portions: "Porties bij deze maaltijd",
    you: "Jij",
    guests: (p: { count: number }) => (p.count === 1 ? "gast" : `${p.count} gasten, elk`),
    amounts: "De hoeveelheden hieronder zijn genoeg voor iedereen.",
    change: "Wie eten er mee bij deze maaltijd?",
    hint: "Alleen deze maaltijd verandert. Wie aanschuift krijgt een portie die past.",
    saved: "De tafel is aangepast",
  },
} satisfies typeof english;
