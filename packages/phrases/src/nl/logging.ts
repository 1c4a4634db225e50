import type { logging as english } from "../en/logging.ts";

type Days = { meal: string | null; count: number; days: number };

export const logging = {
  whichMeal: "Welke maaltijd?",
  searchRecipesText: "Op naam, ingrediënt, tijd of soort gerecht",
  searchRecipes: "Doorzoek alle recepten",
  quickAddText: "Alleen calorieën en macro's",
  fittingRecipes: "Recepten die passen",
  noFittingRecipes: "Op dit moment past er geen recept bij deze maaltijd.",
  copyTo: "Naar welke dagen?",
  copyNone: "Kies een dag",
  copyNextDays: (p: { count: number }) => `Komende ${p.count} dagen`,
  copyWeekly: (p: { weekday: string; count: number }) => `${p.weekday}, ${p.count} weken`,
  copyOver: "Dagen die voorbij zijn",
  copyHow: "En de maaltijden die er al staan?",
  copyAdds: "Laat ze staan",
  copyReplaces: "Vervang wat gepland is",
  noMealsToCopy: "Geen maaltijden om te kopiëren",
  copyDone: (p: { count: number }) =>
    p.count === 1 ? "Gekopieerd naar 1 dag." : `Gekopieerd naar ${p.count} dagen.`,
  copyDatesFailed: (p: { dates: string }) => `Deze dagen lukten niet: ${p.dates}. Ze zijn nog gekozen.`,
  copyAction: (p: { count: number }) =>
    p.count === 1 ? "Kopieer naar 1 dag" : `Kopieer naar ${p.count} dagen`,
  copyMealTitle: (p: { meal: string }) => `Kopieer ${p.meal}`,
  copyDayTitle: "Kopieer deze dag",
  insteadOf: (p: { name: string }) => `In plaats van ${p.name}`,
  insteadDone: (p: { name: string }) => `${p.name} is niet meer gepland voor deze dag.`,
  asPlanned: (p: { names: string }) => `Zoals gepland, want er is niets afgevinkt: ${p.names}`,
  copiesEaten: (p: { names: string }) => `Je kopieert wat je hebt gegeten: ${p.names}.`,
  copiesPlanned: "Er is niets afgevinkt, dus je kopieert de maaltijd zoals die gepland was.",
  taken: ({ meal, count, days }: Days) => {
    const stands = meal === null ? "staan" : "staat";
    const where = days === 1 ? "Op deze dag" : "Op deze dagen";
    if (count === 0)
      return `${where} ${stands} nog ${meal === null ? "geen maaltijden" : `niets bij ${meal}`}.`;
    const what = `${stands} al ${meal === null ? "maaltijden" : `iets bij ${meal}`}`;
    return days === 1 ? `${where} ${what}.` : `Op ${count} van de ${days} dagen ${what}.`;
  },
} satisfies typeof english;
