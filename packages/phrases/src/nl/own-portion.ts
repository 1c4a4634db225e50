import type { ownPortion as english } from "../en/own-portion.ts";

export const ownPortion = {
  title: "Jouw portie",
  howMuch: "Hoeveel eet je?",
  less: "Een kwart minder",
  more: "Een kwart meer",
  dayWith: "Je dag met deze portie",
  dayEnds: (p) => `${p.amount} van ${p.target} kcal`,
  time: {
    when: "Hoe laat heb je dit gegeten?",
    label: "Tijd",
    remove: "Tijd verwijderen",
    saved: (p: { name: string; time: string }) => `${p.name} gegeten om ${p.time}.`,
    removed: (p: { name: string }) => `De tijd van ${p.name} is verwijderd.`,
  },
  ingredients: {
    title: "In deze maaltijd",
    note: "Alleen op jouw bord, alleen deze keer. Het recept blijft zoals het is.",
    add: "Voeg een ingrediënt toe",
    change: "Pas deze maaltijd aan",
    less: (p) => `Minder ${p.name}`,
    more: (p) => `Meer ${p.name}`,
    remove: (p) => `Laat ${p.name} weg`,
    amountOf: (p) => `Hoeveelheid ${p.name}`,
    inRecipe: (p) => `${p.amount} in het recept`,
    extra: "Niet in het recept",
    useRemove: "Weglaten doe je met de knop met de prullenbak.",
    changed: (p) => `${p.name}: ${p.amount}`,
    removed: (p) => `${p.name} weggelaten.`,
    added: (p) => `${p.name} toegevoegd aan deze maaltijd.`,
    failed: "De ingrediënten konden niet worden geladen.",
  },
} satisfies typeof english;
