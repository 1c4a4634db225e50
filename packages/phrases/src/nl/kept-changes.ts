import type { keptChanges as english } from "../en/kept-changes.ts";

export const keptChanges = {
  title: "Nog te versturen",
  offline: "Je bent offline",
  keepsWorking: "Wat je doet wordt bewaard en later verstuurd.",
  kept: (p: { count: number }) =>
    p.count === 1
      ? "1 wijziging is bewaard op dit apparaat"
      : `${p.count} wijzigingen zijn bewaard op dit apparaat`,
  eaten: (p: { name: string }) => `${p.name}: gegeten`,
  notEaten: (p: { name: string }) => `${p.name}: toch niet gegeten`,
  timed: (p: { name: string }) => `Tijd van ${p.name} gewijzigd`,
  portion: (p: { name: string; portion: string }) => `${p.name}: ${p.portion}`,
  planned: (p: { name: string }) => `${p.name} gepland`,
  plannedMeals: (p: { count: number }) =>
    p.count === 1 ? "1 maaltijd gepland" : `${p.count} maaltijden gepland`,
  adjusted: "Maaltijden van de dag aangepast",
  removed: (p: { name: string }) => `${p.name} verwijderd`,
  added: (p: { name: string; meal: string }) => `${p.name} toegevoegd aan ${p.meal}`,
  copied: (p: { meal: string; count: number }) =>
    p.count === 1
      ? `1 maaltijd van de dag ervoor toegevoegd aan ${p.meal}`
      : `${p.count} maaltijden van de dag ervoor toegevoegd aan ${p.meal}`,
  edited: (p: { name: string }) => `${p.name} aangepast`,
  measured: (p: { what: string }) => `${p.what} toegevoegd`,
  noted: "Notitie geschreven",
  noteDeleted: "Notitie verwijderd",
  ticked: (p: { name: string }) => `${p.name} afgevinkt`,
  unticked: (p: { name: string }) => `${p.name} niet meer afgevinkt`,
  atHome: (p: { name: string }) => `${p.name} is in huis`,
  bought: (p: { name: string }) => `${p.name} weer op de lijst`,
  itemAdded: (p: { name: string }) => `${p.name} toegevoegd aan de boodschappen`,
  undo: (p: { what: string }) => `Ongedaan maken: ${p.what}`,
  explain:
    "Dit wordt vanzelf verstuurd zodra er verbinding is. Tot die tijd zoek je in de producten op dit apparaat; scannen kan alleen met internet.",
  mayBeStored:
    "Wat al eens is geprobeerd, kan al zijn opgeslagen: met weggooien wordt het alleen niet nog eens verstuurd.",
  connect: "Nu verbinden",
  noConnection: "Er is nog steeds geen verbinding.",
  notTaken: "De server kon dit niet verwerken.",
  refusedTitle: "Niet opgeslagen",
  refusedSwap: (p: { name: string; day: string }) => `${p.name} kon niet worden gepland op ${p.day}.`,
  refusedTick: (p: { name: string; day: string }) =>
    `Of je ${p.name} op ${p.day} hebt gegeten, kon niet worden opgeslagen.`,
  refusedTime: (p: { name: string; day: string }) =>
    `Hoe laat je ${p.name} at op ${p.day}, kon niet worden opgeslagen.`,
  refusedPortion: (p: { name: string; day: string }) =>
    `Je portie ${p.name} op ${p.day} kon niet worden opgeslagen.`,
  refusedRemoval: (p: { name: string; day: string }) => `${p.name} kon niet worden verwijderd van ${p.day}.`,
  refusedAddition: (p: { name: string; day: string }) => `${p.name} kon niet worden toegevoegd aan ${p.day}.`,
  refusedCopy: (p: { meal: string; day: string }) =>
    `De maaltijden van de dag ervoor konden niet worden toegevoegd aan ${p.meal} op ${p.day}.`,
  refusedPlanned: (p: { count: number; day: string }) =>
    p.count === 1
      ? `De maaltijd die hier is gepland op ${p.day}, kon niet worden opgeslagen.`
      : `De ${p.count} maaltijden die hier zijn gepland vanaf ${p.day}, konden niet worden opgeslagen.`,
  refusedEdit: (p: { name: string; day: string }) =>
    `Je wijziging van ${p.name} op ${p.day} kon niet worden opgeslagen.`,
  refusedMeasurement: (p: { what: string; day: string }) =>
    `${p.what} van ${p.day} kon niet worden opgeslagen.`,
  refusedNote: (p: { day: string; note: string }) =>
    `Je notitie voor ${p.day} kon niet worden opgeslagen: “${p.note}”.`,
  refusedNoNote: (p: { day: string }) => `De notitie voor ${p.day} kon niet worden verwijderd.`,
  refusedDay: (p: { day: string }) => `De maaltijden van ${p.day} konden niet worden aangepast.`,
  refusedItem: (p: { name: string }) => `${p.name} kon niet worden toegevoegd aan de boodschappenlijst.`,
  refusedItemChange: (p: { name: string }) =>
    `Je wijziging van ${p.name} op de boodschappenlijst kon niet worden opgeslagen.`,
  refusedText: "Tot die tijd zie je alles zoals het laatst is opgeslagen.",
  tryAgain: (p: { what: string }) => `Opnieuw: ${p.what}`,
  discard: "Weggooien",
  discardOne: (p: { what: string }) => `Weggooien: ${p.what}`,
} satisfies typeof english;
