/** Finding foods, reading their barcodes and adding an amount of one. */
const search = {
  searchLabel: "Search foods and brands",
  clear: "Clear the search",
  hint: "Search for a food or a brand",
  hintText: "Type at least one letter. Dutch and English names both work.",
  results: (p: { count: number; per: string }) =>
    p.count === 1 ? `1 result · per ${p.per}` : `${p.count} results · per ${p.per}`,
  found: (p: { count: number }) => (p.count === 1 ? "1 result" : `${p.count} results`),
  searching: "Searching",
  noResultsText: "Check the spelling, or try a shorter word.",
  usualAt: (p: { meal: string }) => `Usual at ${p.meal}`,
  recent: "Recent",
  addAgain: (p: { name: string; amount: string }) => `Add ${p.amount} of ${p.name}`,
  addedFood: (p: { name: string }) => `${p.name} has been added.`,
  kcal: (p: { amount: string }) => `${p.amount} kcal`,
  protein: (p: { amount: string }) => `${p.amount} g protein`,
};

const amount = {
  addProduct: "Add product",
  changeProduct: "Change amount",
  kcalPer: (p: { kcal: string; per: string }) => `${p.kcal} kcal per ${p.per}`,
  amount: "Amount",
  less: "Less",
  more: "More",
  unit: "Unit",
  meal: "Meal",
  weighs: (p: { weight: string }) => `1 portion is ${p.weight}`,
  inAmount: (p: { amount: string }) => `In ${p.amount}`,
  kcalName: "kcal",
  grams: "g",
  proteinName: "protein",
  carbsName: "carbs",
  fatName: "fat",
  leaves: (p: { kcal: string; protein: string; meal: string }) =>
    `Leaves ${p.kcal} kcal and ${p.protein} g protein for ${p.meal}.`,
  over: (p: { kcal: string; meal: string }) => `That is ${p.kcal} kcal over for ${p.meal}.`,
  positive: "Enter a number above 0.",
  atMost: (p: { limit: string }) => `Enter at most ${p.limit}.`,
  addTo: (p: { meal: string }) => `Add to ${p.meal}`,
  notFound: "This food does not exist",
  notFoundText: "It may have been removed. Search for another one.",
};

const scanner = {
  scanTitle: "Scan a barcode",
  scanText: "Point your camera at the pack",
  typeTitle: "Type a barcode",
  productTitle: "Add a product",
  productText: "Search foods and brands",
  hold: "Hold the barcode inside the frame",
  lookingUp: "Looking up the food",
  again: "Tap to Scan Again",
  typeCode: "Type code",
  useCamera: "Use the camera",
  codeLabel: "Number below the barcode",
  codeHint: "8, 12, 13 or 14 digits",
  codeWrong: "This is not a valid barcode number.",
  lookUp: "Look up",
  notFound: "Could not find a food with that barcode.",
  failed: "Looking up the barcode did not work. Try again.",
  askingCamera: "Asking for your camera",
  noPermission: "The camera may not be used",
  noPermissionText:
    "Allow the camera for this site in the settings of your browser or device, or type the number.",
  noCamera: "There is no camera",
  noCameraText: "Type the number below the barcode instead.",
};

export const foods = { ...search, ...amount, scanner };
