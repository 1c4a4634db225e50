/** The shelves of a shop, by the codes of the grocery categories. */
const categories = {
  ALCOHOL: "Alcohol",
  BAKING: "Baking",
  BREAD: "Bread",
  BREAKFAST: "Breakfast",
  CANNED: "Canned food",
  CONDIMENTS: "Condiments",
  DAIRY: "Dairy",
  DRINKS: "Drinks",
  FISH: "Fish",
  FROZEN: "Frozen",
  FRUIT: "Fruit",
  GRAINS_AND_PASTA: "Grains and pasta",
  HERBS_AND_SPICES: "Herbs and spices",
  MEAT: "Meat",
  NUTS_AND_LEGUMES: "Nuts and legumes",
  OILS: "Oils",
  SNACKS: "Snacks",
  SWEETS: "Sweets",
  VEGETABLES: "Vegetables",
  VEGETARIAN: "Vegetarian",
  OTHER: "Other",
};

const list = {
  onlyFor: (p: { name: string; count: number }) =>
    p.count === 1 ? `1 item for ${p.name}` : `${p.count} items for ${p.name}`,
  wholeList: "Whole list",
  title: "Groceries",
  subtitle: (p: { range: string }) => `Everything for your planned meals, ${p.range}`,
  range: (p: { start: string; end: string }) => `${p.start} – ${p.end}`,
  days: (p: { count: number }) => (p.count === 1 ? "1 day" : `${p.count} days`),
  items: (p: { count: number }) => (p.count === 1 ? "1 item" : `${p.count} items`),
  summary: (p: { days: string; items: string }) => `${p.days}, ${p.items}`,
  forPeople: (p: { fewest: number; most: number }) =>
    p.fewest === p.most ? `for ${p.most}\u00a0people` : `for ${p.fewest} to ${p.most}\u00a0people`,
  progress: (p: { checked: number; total: number }) => `${p.checked} of ${p.total}`,
  progressLabel: "Items ticked off",
  groupProgress: (p: { checked: number; total: number }) => `${p.checked}/${p.total}`,
  tick: (p: { name: string; amount: string }) => `${p.name} ${p.amount}`.trim(),
  week: "List for the next 7 days",
  again: "Make this list again",
  todayOnly: "Today only",
  otherDays: "Choose other days",
  made: "New list for these days.",
  menu: "On the menu",
  everyDay: "Every day",
  create: "Create a grocery list",
  empty: "Your grocery list is empty",
  emptyText: "Everything for the meals you planned is put on the list.",
  nothingPlanned: "No meals with ingredients are planned on these days. Plan some, then make a new list.",
  share: "Share",
  shared: "The list is copied.",
  print: "Print",
  cookAhead: "Cook ahead",
  deleteList: "Delete list",
  confirmDelete: "Delete this grocery list?",
  confirmDeleteText: "The ticks go with it. Your planned meals stay as they are.",
  deleted: "Grocery list deleted",
  generating: "Your list is being made…",
  slow: "This takes longer than it should.",
  failed: "The list could not be made.",
};

/** What people add themselves. */
const ownItems = {
  add: "Add",
  field: "Add to list",
  added: (p: { name: string; category: string }) => `${p.name} added to ${p.category}`,
  change: "Change item",
  changeItem: (p: { name: string }) => `Change ${p.name}`,
  item: "Item",
  shelf: "Shelf",
  removed: (p: { name: string }) => `${p.name} removed`,
};

/** What is not bought because it is there already. */
const atHome = {
  title: "You have this",
  have: (p: { name: string }) => `I have ${p.name}`,
  putAside: (p: { name: string }) => `${p.name} is at home`,
  buy: "Buy",
  buyItem: (p: { name: string }) => `Buy ${p.name}`,
  until: (p: { date: string }) => `until ${p.date}`,
  setUntil: (p: { name: string }) => `Until when do you have ${p.name}?`,
  untilTitle: "Until when do you have it?",
  untilText: (p: { name: string }) => `After this day, ${p.name} is on your lists again.`,
  lastDay: "Last day",
  noEnd: "No last day",
};

/** What a shop sells a food in, by the codes of the kinds of pack. */
const packs = {
  kinds: {
    BAG: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bag" : `${p.count} bags`} of ${p.size}`,
    BOTTLE: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bottle" : `${p.count} bottles`} of ${p.size}`,
    BOX: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 box" : `${p.count} boxes`} of ${p.size}`,
    BUNCH: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 bunch" : `${p.count} bunches`} of ${p.size}`,
    CARTON: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 carton" : `${p.count} cartons`} of ${p.size}`,
    DRAINED_JAR: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 jar" : `${p.count} jars`} of ${p.size} drained`,
    DRAINED_TIN: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 tin" : `${p.count} tins`} of ${p.size} drained`,
    JAR: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 jar" : `${p.count} jars`} of ${p.size}`,
    LOAF: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 loaf" : `${p.count} loaves`} of ${p.size}`,
    PACK: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 pack" : `${p.count} packs`} of ${p.size}`,
    PIECE: (p: { count: number; size: string }) =>
      p.count === 1 ? "about 1 piece" : `about ${p.count} pieces`,
    TIN: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 tin" : `${p.count} tins`} of ${p.size}`,
    TRAY: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 tray" : `${p.count} trays`} of ${p.size}`,
    TUB: (p: { count: number; size: string }) =>
      `${p.count === 1 ? "1 tub" : `${p.count} tubs`} of ${p.size}`,
  },
  left: (p: { amount: string }) => `${p.amount} left`,
  leftFor: (p: { amount: string; day: string; dish: string }) => `${p.amount} left, for ${p.day}: ${p.dish}`,
  likely: "You probably have this",
  likelyShort: "Probably at home",
  likelyItems: (p: { count: number }) =>
    p.count === 1
      ? "1 item left from earlier weeks, marked below"
      : `${p.count} items left from earlier weeks, marked below`,
  haveAll: "I have these",
  putAsideAll: (p: { count: number }) =>
    p.count === 1 ? "1 item is at home" : `${p.count} items are at home`,
  dishes: (p: { names: string }) => `For ${p.names}`,
  price: (p: { price: string }) => `about\u00a0${p.price}`,
  total: (p: { price: string }) => `About ${p.price} by our estimate`,
  used: (p: { price: string }) => `of which these days use ${p.price}`,
  without: (p: { count: number }) => `without ${p.count === 1 ? "1 item" : `${p.count} items`}`,
};

/** People who shop from one list. */
const sharing = {
  title: "Shop together",
  intro: "Send a link to the people you shop with. They need a Plateful account, which is free.",
  theySee:
    "They see your latest grocery list: what to buy, how much, who ticked what, and which dinners it is for.",
  theyDo: "They can tick items, add some and put them aside.",
  theyDoNotSee: "They do not see portions, numbers, other meals or anything else about you.",
  makeLink: "Make a link",
  sendLink: "Send the link",
  link: "Link to send",
  linkWorks: (p: { date: string }) => `The link works until ${p.date}.`,
  withdraw: "Withdraw the link",
  withdrawn: "The link no longer works.",
  copied: "The link is copied.",
  notCopied: "The link could not be copied. Copy it from the sheet.",
  message: "Shop with me from my grocery list in Plateful:",
  people: "People on this list",
  nameless: "Someone without a name",
  you: "You",
  removePerson: (p: { name: string }) => `Remove ${p.name}`,
  removed: (p: { name: string }) => `${p.name} no longer sees your lists.`,
  joinTitle: "Shop from a shared list?",
  joinText:
    "You will see this person's latest grocery list. They will see your first name and what you tick.",
  dinners: "Dinners",
  lists: "Whose list",
  own: "My list",
  listOf: (p: { name: string }) => `${p.name}’s list`,
  none: (p: { name: string }) => `${p.name} has no grocery list yet`,
  noneText: "It appears here as soon as there is one.",
  ended: "This list is no longer shared with you",
  leave: "Leave this list",
  confirmLeave: (p: { name: string }) => `Leave ${p.name}’s list?`,
  confirmLeaveText: "You no longer see the list. To come back you need a new link.",
  ticked: (p: { name: string; item: string }) => `${p.name} ticked ${p.item}`,
};

const picker = {
  title: "Which days?",
  hint: "Tap the first day and then the last, at most 31 days.",
  chooseEnd: "Now tap the last day.",
  tooLong: "Choose at most 31 days.",
  chosen: (p: { range: string; days: string }) => `${p.range}, ${p.days}`,
  previousMonth: "Previous month",
  nextMonth: "Next month",
};

const finishPlanning = {
  title: "Your week is planned",
  text: "Everything you need for it fits on one grocery list, sorted by shelf.",
};

/** Where someone shops, and the way through it. */
const shops = {
  title: "Order of the shelves",
  intro: "The shelves follow the way you walk: the order in which you tick on one list is that of the next.",
  unnamed: "My shop",
  known: "In the order in which you tick",
  unknown: "Learned on your next trip",
  byName: "By name",
  another: "Another shop",
  add: "Add",
  inOrder: (p: { shop: string }) =>
    p.shop === "" ? "In the order in which you shop" : `The way you walk in ${p.shop}`,
};

/** Short names of the units that amounts are shown in. */
const units = {
  g: "g",
  kg: "kg",
  ml: "ml",
  l: "l",
  tsp: "tsp",
  tbsp: "tbsp",
  fl_oz: "fl oz",
  oz: "oz",
  cup: "cup",
  quart: "quart",
  gallon: "gallon",
  lb: "lb",
};

/** A week to hang in the kitchen. */
const paper = {
  title: (p: { range: string }) => `Week of ${p.range}`,
  print: "Print or save as PDF",
  meals: "Meals",
  other: "Other",
  groceries: (p: { range: string }) => `Groceries for ${p.range}`,
  noList: "There is no grocery list for these days yet. Make one, and it is printed along.",
  empty: "Nothing is planned this week",
  emptyText: "Once meals are planned you can print them here.",
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
};
