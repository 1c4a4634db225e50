import type { foods as english } from "../en/foods.ts";

const search = {
  searchLabel: "Zoek producten en merken",
  clear: "Zoekveld leegmaken",
  hint: "Zoek een product of merk",
  hintText: "Typ minstens één letter. Nederlandse en Engelse namen werken allebei.",
  results: (p: { count: number; per: string }) =>
    p.count === 1 ? `1 resultaat · per ${p.per}` : `${p.count} resultaten · per ${p.per}`,
  found: (p: { count: number }) => (p.count === 1 ? "1 resultaat" : `${p.count} resultaten`),
  searching: "Aan het zoeken",
  noResultsText: "Controleer de spelling of probeer een korter woord.",
  usualAt: (p: { meal: string }) => `Gewoonlijk bij ${p.meal}`,
  recent: "Laatst gegeten",
  addAgain: (p: { name: string; amount: string }) => `Voeg ${p.amount} ${p.name} toe`,
  addedFood: (p: { name: string }) => `${p.name} is toegevoegd.`,
  kcal: (p: { amount: string }) => `${p.amount} kcal`,
  protein: (p: { amount: string }) => `${p.amount} g eiwit`,
};

const amount = {
  addProduct: "Product toevoegen",
  changeProduct: "Hoeveelheid wijzigen",
  kcalPer: (p: { kcal: string; per: string }) => `${p.kcal} kcal per ${p.per}`,
  amount: "Hoeveelheid",
  less: "Minder",
  more: "Meer",
  unit: "Eenheid",
  meal: "Maaltijd",
  weighs: (p: { weight: string }) => `1 portie is ${p.weight}`,
  inAmount: (p: { amount: string }) => `In ${p.amount}`,
  kcalName: "kcal",
  grams: "g",
  proteinName: "eiwit",
  carbsName: "koolh.",
  fatName: "vet",
  leaves: (p: { kcal: string; protein: string; meal: string }) =>
    `Dan blijft er ${p.kcal} kcal en ${p.protein} g eiwit over voor ${p.meal}.`,
  over: (p: { kcal: string; meal: string }) => `Dat is ${p.kcal} kcal te veel voor ${p.meal}.`,
  positive: "Vul een getal boven 0 in.",
  atMost: (p: { limit: string }) => `Vul hoogstens ${p.limit} in.`,
  addTo: (p: { meal: string }) => `Toevoegen aan ${p.meal}`,
  notFound: "Dit product bestaat niet",
  notFoundText: "Misschien is het verwijderd. Zoek een ander product.",
};

const scanner = {
  scanTitle: "Streepjescode scannen",
  scanText: "Richt je camera op de verpakking",
  typeTitle: "Streepjescode intypen",
  productTitle: "Product toevoegen",
  productText: "Zoek producten en merken",
  hold: "Houd de streepjescode in het kader",
  lookingUp: "Product wordt opgezocht",
  again: "Tik om opnieuw te scannen",
  typeCode: "Code intypen",
  useCamera: "Camera gebruiken",
  codeLabel: "Nummer onder de streepjescode",
  codeHint: "8, 12, 13 of 14 cijfers",
  codeWrong: "Dit is geen geldig streepjescodenummer.",
  lookUp: "Opzoeken",
  notFound: "Geen product gevonden met die barcode.",
  failed: "Het opzoeken van de streepjescode is niet gelukt. Probeer het opnieuw.",
  askingCamera: "Om je camera wordt gevraagd",
  noPermission: "De camera mag niet worden gebruikt",
  noPermissionText:
    "Sta de camera voor deze site toe in de instellingen van je browser of apparaat, of typ het nummer in.",
  noCamera: "Er is geen camera",
  noCameraText: "Typ in plaats daarvan het nummer onder de streepjescode in.",
};

export const foods = { ...search, ...amount, scanner } satisfies typeof english;
