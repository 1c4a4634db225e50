import type { intake as english } from "../en/intake.ts";

const exercise = {
  title: "Sport en beweging",
  none: "Nog niets. Wat je toevoegt, telt mee in het energieverbruik.",
  add: "Beweging toevoegen",
  numbered: (p: { number: number }) => `Beweging ${p.number}`,
  kind: "Soort beweging",
  choose: "Maak een keuze",
  minutes: "Minuten per keer",
  sessions: "Keer per week",
  range: (p: { most: number }) => `Vul een getal in boven 0, tot en met ${p.most}.`,
  remove: (p: { number: number }) => `Beweging ${p.number} verwijderen`,
  tooMuch: (p: { hours: number }) => `Alle beweging samen is hoogstens ${p.hours} uur per week.`,
};

export const intake = { exercise } satisfies typeof english;
