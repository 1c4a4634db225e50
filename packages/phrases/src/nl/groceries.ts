import type { groceries as english } from "../en/groceries.ts";

const categories = {
  ALCOHOL: "Alcoholische dranken",
  BAKING: "Bakken",
  BREAD: "Brood",
  BREAKFAST: "Ontbijt",
  CANNED: "Conserven",
  CONDIMENTS: "Sauzen en smaakmakers",
  DAIRY: "Zuivel",
  DRINKS: "Dranken",
  FISH: "Vis",
  FROZEN: "Diepvries",
  FRUIT: "Fruit",
  GRAINS_AND_PASTA: "Granen en pasta",
  HERBS_AND_SPICES: "Kruiden en specerijen",
  MEAT: "Vlees",
  NUTS_AND_LEGUMES: "Noten en peulvruchten",
  OILS: "Olie",
  SNACKS: "Snacks",
  SWEETS: "Zoetwaren",
  VEGETABLES: "Groente",
  VEGETARIAN: "Vegetarisch",
  OTHER: "Overig",
} satisfies (typeof english)["categories"];

const list = {
  onlyFor: (p: { name: string; count: number }) =>
    p.count === 1 ? `1 product voor ${p.name}` : `${p.count} producten voor ${p.name}`,
  wholeList: "Hele lijst",
  title: "Boodschappen",
  subtitle: (p: { range: string }) => `Alles voor je geplande maaltijden, ${p.range}`,
  range: (p: { start: string; end: string }) => `${p.start} – ${p.end}`,
  days: (p: { count: number }) => (p.count === 1 ? "1 dag" : `${p.count} dagen`),
  items: (p: { count: number }) => (p.count === 1 ? "1 product" : `${p.count} producten`),
  summary: (p: { days: string; items: string }) => `${p.days}, ${p.items}`,
  forPeople: (p: { fewest: number; most: number }) =>
    p.fewest === p.most ? `voor ${p.most}\u00a0personen` : `voor ${p.fewest} tot ${p.most}\u00a0personen`,
  progress: (p: { checked: number; total: number }) => `${p.checked} van ${p.total}`,
  progressLabel: "Afgevinkte producten",
  groupProgress: (p: { checked: number; total: number }) => `${p.checked}/${p.total}`,
  tick: (p: { name: string; amount: string }) => `${p.name} ${p.amount}`.trim(),
  week: "Lijst voor de komende 7 dagen",
  again: "Maak deze lijst opnieuw",
  todayOnly: "Alleen vandaag",
  otherDays: "Kies andere dagen",
  made: "Nieuwe lijst voor deze dagen.",
  menu: "Op het menu",
  everyDay: "Elke dag",
  create: "Maak een boodschappenlijst",
  empty: "Je boodschappenlijst is leeg",
  emptyText: "Alles voor je geplande maaltijden komt op de lijst.",
  nothingPlanned:
    "Op deze dagen zijn geen maaltijden met ingrediënten gepland. Plan er een paar en maak daarna een nieuwe lijst.",
  share: "Delen",
  shared: "De lijst is gekopieerd.",
  print: "Afdrukken",
  cookAhead: "Vooruit koken",
  deleteList: "Lijst verwijderen",
  confirmDelete: "Deze boodschappenlijst verwijderen?",
  confirmDeleteText: "Ook je vinkjes verdwijnen. Je geplande maaltijden blijven staan.",
  deleted: "Boodschappenlijst verwijderd",
  generating: "Je lijst wordt gemaakt…",
  slow: "Dit duurt langer dan normaal.",
  failed: "De lijst kon niet worden gemaakt.",
} satisfies (typeof english)["list"];

const ownItems = {
  add: "Toevoegen",
  field: "Zet op de lijst",
  added: (p: { name: string; category: string }) => `${p.name} toegevoegd bij ${p.category}`,
  change: "Product wijzigen",
  changeItem: (p: { name: string }) => `${p.name} wijzigen`,
  item: "Product",
  shelf: "Schap",
  removed: (p: { name: string }) => `${p.name} verwijderd`,
} satisfies (typeof english)["ownItems"];

const atHome = {
  title: "Heb je al",
  have: (p: { name: string }) => `Ik heb ${p.name} al`,
  putAside: (p: { name: string }) => `${p.name} heb je al`,
  buy: "Koop",
  buyItem: (p: { name: string }) => `Koop ${p.name}`,
  until: (p: { date: string }) => `tot en met ${p.date}`,
  setUntil: (p: { name: string }) => `Tot wanneer heb je ${p.name}?`,
  untilTitle: "Tot wanneer heb je het?",
  untilText: (p: { name: string }) => `Na deze dag staat ${p.name} weer op je lijst.`,
  lastDay: "Laatste dag",
  noEnd: "Geen laatste dag",
} satisfies (typeof english)["atHome"];

const packs = {
  kinds: {
    BAG: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 zak" : `${p.count} zakken`} van ${p.size}`,
    BOTTLE: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 fles" : `${p.count} flessen`} van ${p.size}`,
    BOX: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 doos" : `${p.count} dozen`} van ${p.size}`,
    BUNCH: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bos" : `${p.count} bossen`} van ${p.size}`,
    CARTON: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 pak" : `${p.count} pakken`} van ${p.size}`,
    DRAINED_JAR: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 pot" : `${p.count} potten`} van ${p.size} uitgelekt`,
    DRAINED_TIN: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 blik" : `${p.count} blikken`} van ${p.size} uitgelekt`,
    JAR: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 pot" : `${p.count} potten`} van ${p.size}`,
    LOAF: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 brood" : `${p.count} broden`} van ${p.size}`,
    PACK: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 pakje" : `${p.count} pakjes`} van ${p.size}`,
    PIECE: (p: { count: number; size: string }) =>
      p.count === 1 ? "ongeveer 1 stuk" : `ongeveer ${p.count} stuks`,
    TIN: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 blik" : `${p.count} blikken`} van ${p.size}`,
    TRAY: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bakje" : `${p.count} bakjes`} van ${p.size}`,
    TUB: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bakje" : `${p.count} bakjes`} van ${p.size}`,
  },
  left: (p: { amount: string }) => `${p.amount} over`,
  leftFor: (p: { amount: string; day: string; dish: string }) => `${p.amount} over, voor ${p.day}: ${p.dish}`,
  likely: "Heb je waarschijnlijk nog",
  likelyShort: "Waarschijnlijk in huis",
  likelyItems: (p: { count: number }) =>
    p.count === 1
      ? "1 product over van eerdere weken, hieronder aangegeven"
      : `${p.count} producten over van eerdere weken, hieronder aangegeven`,
  haveAll: "Heb ik allemaal",
  putAsideAll: (p: { count: number }) =>
    p.count === 1 ? "1 product heb je al" : `${p.count} producten heb je al`,
  dishes: (p: { names: string }) => `Voor ${p.names}`,
  price: (p: { price: string }) => `ca.\u00a0${p.price}`,
  total: (p: { price: string }) => `Naar schatting ${p.price}`,
  used: (p: { price: string }) => `waarvan ${p.price} voor deze dagen`,
  without: (p: { count: number }) => `zonder ${p.count === 1 ? "1 product" : `${p.count} producten`}`,
} satisfies (typeof english)["packs"];

const sharing = {
  title: "Samen boodschappen doen",
  intro:
    "Stuur een link naar de mensen met wie je boodschappen doet. Ze hebben een gratis Plateful-account nodig.",
  theySee:
    "Ze zien je nieuwste boodschappenlijst: wat je koopt, hoeveel, wie wat heeft afgevinkt en voor welke diners het is.",
  theyDo: "Ze kunnen producten afvinken, toevoegen en opzijleggen.",
  theyDoNotSee: "Ze zien geen porties, getallen of andere maaltijden, en verder ook niets van je.",
  makeLink: "Link maken",
  sendLink: "Link versturen",
  link: "Link om te versturen",
  linkWorks: (p: { date: string }) => `De link werkt tot en met ${p.date}.`,
  withdraw: "Link intrekken",
  withdrawn: "De link werkt niet meer.",
  copied: "De link is gekopieerd.",
  notCopied: "Kopiëren is niet gelukt. Neem de link over uit dit venster.",
  message: "Doe je mee met mijn boodschappenlijst in Plateful?",
  people: "Mensen op deze lijst",
  nameless: "Iemand zonder naam",
  you: "Jij",
  removePerson: (p: { name: string }) => `${p.name} weghalen`,
  removed: (p: { name: string }) => `${p.name} ziet je lijsten niet meer.`,
  joinTitle: "Meedoen met een gedeelde lijst?",
  joinText: "Je ziet de nieuwste boodschappenlijst van deze persoon. Die ziet je voornaam en wat je afvinkt.",
  dinners: "Diners",
  lists: "Wiens lijst",
  own: "Mijn lijst",
  listOf: (p: { name: string }) => `Lijst van ${p.name}`,
  none: (p: { name: string }) => `${p.name} heeft nog geen boodschappenlijst`,
  noneText: "Zodra er een is, zie je hem hier.",
  ended: "Deze lijst wordt niet meer met je gedeeld",
  leave: "Lijst verlaten",
  confirmLeave: (p: { name: string }) => `De lijst van ${p.name} verlaten?`,
  confirmLeaveText: "Je ziet de lijst dan niet meer. Om terug te komen heb je een nieuwe link nodig.",
  ticked: (p: { name: string; item: string }) => `${p.name} heeft ${p.item} afgevinkt`,
} satisfies (typeof english)["sharing"];

const picker = {
  title: "Welke dagen?",
  hint: "Tik op de eerste dag en dan op de laatste, hooguit 31 dagen.",
  chooseEnd: "Tik nu op de laatste dag.",
  tooLong: "Kies hooguit 31 dagen.",
  chosen: (p: { range: string; days: string }) => `${p.range}, ${p.days}`,
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
} satisfies (typeof english)["picker"];

const finishPlanning = {
  title: "Je week is gepland",
  text: "Alles wat je ervoor nodig hebt past op één boodschappenlijst, gesorteerd per schap.",
} satisfies (typeof english)["finishPlanning"];

/** Where someone shops, and the way through it. */
const shops = {
  title: "Volgorde van de schappen",
  intro: "De schappen volgen jouw route: de volgorde waarin je afvinkt, is die van je volgende lijst.",
  unnamed: "Mijn winkel",
  known: "In de volgorde waarin je afvinkt",
  unknown: "Leren we van je volgende boodschappen",
  byName: "Op naam",
  another: "Andere winkel",
  add: "Toevoegen",
  inOrder: (p: { shop: string }) =>
    p.shop === "" ? "In de volgorde waarin je winkelt" : `Jouw route door ${p.shop}`,
};

const units = {
  g: "g",
  kg: "kg",
  ml: "ml",
  l: "l",
  tsp: "tl",
  tbsp: "el",
  fl_oz: "fl oz",
  oz: "oz",
  cup: "kop",
  quart: "quart",
  gallon: "gallon",
  lb: "lb",
} satisfies (typeof english)["units"];

/** A week to hang in the kitchen. */
const paper = {
  title: (p: { range: string }) => `Week van ${p.range}`,
  print: "Afdrukken of bewaren als pdf",
  meals: "Maaltijden",
  other: "Overig",
  groceries: (p: { range: string }) => `Boodschappen voor ${p.range}`,
  noList: "Voor deze dagen is er nog geen boodschappenlijst. Maak er een, dan wordt die mee afgedrukt.",
  empty: "Deze week staat er niets gepland",
  emptyText: "Zodra er maaltijden gepland staan, kun je ze hier afdrukken.",
};

export const groceries = {
  paper,
  categories,
  list,
  ownItems,
  atHome,
  packs,
  sharing,
  shops,
  picker,
  finishPlanning,
  units,
} satisfies typeof english;
