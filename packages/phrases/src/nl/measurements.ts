import type { measurements as english } from "../en/measurements.ts";

const screen = {
  title: "Mijn voortgang",
  add: "Meting toevoegen",
  which: "Wat je bekijkt",
  period: "Periode",
  view: "Tonen als",
  chart: "Grafiek",
  table: "Tabel",
  log: "Metingen",
  empty: "Geen gegevens voor deze periode",
  emptyText: "Voeg een meting toe of bekijk een langere periode.",
  deleted: "Meting verwijderd",
  deleteOne: (p: { what: string; date: string }) => `Verwijder ${p.what} van ${p.date}`,
  date: "Datum",
  value: "Waarde",
  change: "Verschil",
  delete: "Verwijderen",
  at: (p: { day: string; time: string }) => `${p.day}, ${p.time}`,
} satisfies (typeof english)["screen"];

const types = {
  WEIGHT: "Gewicht",
  SLEEP: "Slaap",
  STRESS: "Stress",
  WAIST_CIRCUMFERENCE: "Taille",
} satisfies (typeof english)["types"];

const typesInSentence = {
  WEIGHT: "gewicht",
  SLEEP: "slaap",
  STRESS: "stress",
  WAIST_CIRCUMFERENCE: "taille",
} satisfies (typeof english)["typesInSentence"];

const stress = {
  NOT_PROVIDED: "Niet ingevuld",
  VERY_LOW: "Heel laag",
  LOW: "Laag",
  MEDIUM: "Gemiddeld",
  HIGH: "Hoog",
  VERY_HIGH: "Heel hoog",
} satisfies (typeof english)["stress"];

const periods = {
  LAST_WEEK: "1 week",
  LAST_2_WEEKS: "2 weken",
  LAST_MONTH: "1 maand",
  LAST_2_MONTHS: "2 maanden",
  SINCE_BEGINNING: "Alles",
} satisfies (typeof english)["periods"];

const shortPeriods = {
  LAST_WEEK: "1W",
  LAST_2_WEEKS: "2W",
  LAST_MONTH: "1M",
  LAST_2_MONTHS: "2M",
  SINCE_BEGINNING: "Alles",
} satisfies (typeof english)["shortPeriods"];

const figures = {
  perWeek: "Per week",
  toGoal: "Tot je doel",
  expected: "Verwacht",
  reached: "Bereikt",
  average: "Gemiddeld",
  averagePerNight: "gemiddeld per nacht",
  mostDays: "Meestal",
  measured: "Gemeten",
  days: (p: { count: number }) => (p.count === 1 ? "1 dag" : `${p.count} dagen`),
  trend: (p: { amount: string }) =>
    `De stippen zijn wat er gemeten is. De lijn is de trend, zonder de schommelingen van een dag: ${p.amount}.`,
  since: (p: { date: string }) =>
    `Vóór ${p.date} is er niets gemeten: de stippellijn neemt de eerste waarde over.`,
  until: (p: { date: string }) =>
    `Na ${p.date} is er niets gemeten: de stippellijn houdt de laatste waarde vast.`,
  goal: (p: { amount: string }) => `Doel ${p.amount}`,
  less: (p: { amount: string }) => `${p.amount} minder in deze periode`,
  more: (p: { amount: string }) => `${p.amount} meer in deze periode`,
  chart: (p: { what: string; from: string; to: string; first: string; last: string }) =>
    `${p.what} van ${p.from} tot ${p.to}: eerst ${p.first}, laatst ${p.last}. In de tabel staan alle waarden.`,
} satisfies (typeof english)["figures"];

const form = {
  numberOnly: "Alleen een getal",
  save: "Meting opslaan",
  saved: "Meting opgeslagen",
  day: "Dag",
  changeDay: (p: { day: string }) => `Dag: ${p.day}. Kies een andere dag`,
  todayOf: (p: { date: string }) => `Vandaag, ${p.date}`,
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
  hours: "uur",
  hoursShort: "u",
  levels: "Stress",
  positive: "Vul een getal boven 0 in.",
  atLeast: (p: { limit: string }) => `Vul minstens ${p.limit} in.`,
  atMost: (p: { limit: string }) => `Vul hooguit ${p.limit} in.`,
} satisfies (typeof english)["form"];

const weighIn = {
  title: "Je gewicht vandaag",
  less: "Minder",
  more: "Meer",
};

export const measurements = {
  screen,
  types,
  typesInSentence,
  stress,
  periods,
  shortPeriods,
  figures,
  form,
  weighIn,
} satisfies typeof english;
