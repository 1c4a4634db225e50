import type { report as english } from "../en/report.ts";

export const report: typeof english = {
  title: "Rapport",
  of: (p) => `Rapport van ${p.name}`,
  choose: "Wat er in het rapport komt",
  period: "Periode",
  language: "Taal",
  languages: { en: "Engels", nl: "Nederlands" },
  reader: "Lezer",
  readers: { client: "Cliënt", doctor: "Huisarts" },
  blocks: "Onderdelen",
  blockNames: {
    essence: "Samenvatting",
    plan: "Plan",
    energy: "Energie en macro’s",
    weeks: "Weken op het bord",
    WEIGHT: "Gewicht",
    WAIST_CIRCUMFERENCE: "Taille",
    SLEEP: "Slaap",
    STRESS: "Stress",
  },
  note: "Je toelichting voor de lezer",
  noteHint: "Komt in het rapport. De tekst wordt niet bewaard: print voordat je deze pagina verlaat.",
  print: "Printen of opslaan als pdf",
  printHint: "Kies ‘Opslaan als pdf’ in het printvenster van je browser als je een bestand wilt.",
  leftOut:
    "Een onderdeel zonder gegevens in deze periode valt weg, net als alles wat de cliënt niet met je deelt.",
  nothing: "Nog niets te rapporteren",
  nothingText:
    "In deze periode deelt de cliënt geen plan, geen ingevulde dag en geen meting met je. Kies een langere periode.",
  date: (p) => `Rapport van ${p.date}`,
  range: (p) => `${p.from} tot en met ${p.to}`,
  forClient: "Voor de cliënt",
  forDoctor: "Voor de huisarts",
  figures: "In het kort",
  ofPlan: "van de geplande energie gegeten",
  logged: (p) => `van ${p.days} dagen ingevuld`,
  change: (p) => `${p.what}, van ${p.from} naar ${p.to}`,
  planDays: "Dagen",
  dayPlan: "Dagplan",
  energyText: (p) =>
    p.days === 1
      ? `Op de ene ingevulde dag is ${p.eaten} kcal gegeten.`
      : `Op ${p.days} ingevulde dagen is gemiddeld ${p.eaten} kcal per dag gegeten.`,
  energyOfPlan: (p) => `Het huidige plan vraagt op die dagen ${p.target} kcal.`,
  nutrient: "Voedingsstof",
  energy: "Energie",
  eaten: "Gegeten",
  planned: "Plan",
  week: "Week van",
  mean: "Week",
  dayPercent: (p) => `${p.day}: ${p.percent} van het plan`,
  dayNothing: (p) => `${p.day}: niets ingevuld`,
  outside: "buiten de periode",
  weeksText: (p) =>
    `${p.logged} van ${p.days} dagen zijn ingevuld; ${p.percent} van de geplande energie is gegeten. Vandaag telt niet mee.`,
  legend:
    "Een volle ring is een dag volgens plan, een gestippelde ring een dag zonder invoer, een stip een dag boven het plan. Dagen zijn vergeleken met het plan zoals het nu is.",
  value: "Waarde",
  changed: "Verschil",
  from: (p) => `Van ${p.name}`,
  madeBy: (p) => `Opgesteld door ${p.name}`,
};
