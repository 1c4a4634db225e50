import { DUTCH_SENTENCES } from "../meal-sentence/dutch.ts";
import { ENGLISH_SENTENCES } from "../meal-sentence/english.ts";
import { grams, household, millilitres, type SentenceGrammar } from "../meal-sentence/grammar.ts";
import { SentenceWords } from "../meal-sentence/sentence-words.ts";

/** What recipes say of ingredients beside what people say of meals; words in lower case without accents. */
interface RecipeGrammar {
  readonly measures: SentenceGrammar["measures"];
  readonly sizes: SentenceGrammar["sizes"];
  /** How a food is prepared or bought, without becoming another one: "finely chopped", "fresh". */
  readonly prepared: string;
  /** Behind a food: its pieces, which are no other food: "cloves", "leaves". */
  readonly pieces: string;
  /** What follows is another choice, or what it is for. */
  readonly asides: string;
  /** Between two foods of one line: "salt and pepper". */
  readonly and: string;
}

const ENGLISH: RecipeGrammar = {
  measures: [
    { words: "c", measure: household("cup mug glass bowl", 240) },
    { words: "tb tbl tbsp. t", measure: household("tablespoon", 15) },
    { words: "can cans tin tins", measure: household("can", 400) },
    { words: "jar jars", measure: household("jar tub", 200) },
    { words: "stick sticks", measure: grams(113) },
    { words: "quart quarts qt", measure: millilitres(946) },
    { words: "package packages pkg box boxes envelope", measure: household("bag sachet portion", 200) },
    { words: "head heads ear ears bulb bulbs", measure: household("piece") },
    { words: "sheet sheets", measure: household("piece slice") },
    { words: "stem stems", measure: household("stalk sprig") },
    { words: "breast breasts thigh thighs", measure: household("piece fillet portion") },
  ],
  sizes: {
    "medium-sized": ["piece"],
    heaping: [],
    scant: [],
    generous: [],
    packed: [],
    rounded: [],
    good: [],
  },
  prepared:
    "chopped finely roughly coarsely freshly fresh sliced thinly thickly diced minced grated shredded crushed peeled pitted drained rinsed trimmed cubed " +
    "toasted melted softened boneless skinless skin-on bone-in lean ripe organic free-range good-quality quality large medium small extra lightly packed halved " +
    "quartered cut torn beaten sifted unsifted cooked uncooked warm cold hot lukewarm chilled room temperature optional about approximately approx mixed heaped level " +
    "of best your favourite favorite thick thin chunky crumbled ground-up cored seeded deseeded washed cleaned baby big little squeezed shelled firm",
  pieces:
    "leaves leaf cloves clove stalks stalk sprigs sprig florets wedges slices pieces chunks cubes strips stems rings",
  asides: "or for to plus preferably such from as like cut at if about more if",
  and: "and &",
};

const DUTCH: RecipeGrammar = {
  measures: [
    { words: "eetl elp soeplepel soeplepels", measure: household("tablespoon", 15) },
    { words: "theel thl kl koffielepel koffielepels", measure: household("teaspoon", 5) },
    { words: "blik blikken blikje blikjes", measure: household("can", 400) },
    { words: "snuif snuifje mespunt mespuntje kneepje tikje", measure: household("pinch") },
    { words: "klont klontje", measure: household("teaspoon tablespoon", 10) },
    { words: "dop dopje scheutje", measure: household("teaspoon", 10) },
    { words: "krop kropje struik struikje stronk stronkje", measure: household("piece") },
    { words: "vel velletje vellen rol rolletje blok blokken", measure: household("piece slice") },
    { words: "kuipje kuipjes", measure: household("tub", 150) },
    { words: "bollen bol", measure: household("ball piece") },
  ],
  sizes: {
    middelgrote: ["piece"],
    middelgroot: ["piece"],
    volle: [],
    ruime: [],
    grof: [],
    kleine: ["small-piece", "piece"],
  },
  prepared:
    "verse vers fijngehakte fijngehakt gehakte grofgehakte fijngesneden gesneden grof fijn gesnipperde gesnipperd versgemalen gemalen geraspte geraspt geperste geperst " +
    "uitgelekt uitgelekte gepelde gepeld ontpit ontpitte rijpe biologische bio zachte gesmolten koude warme lauwwarme lauwe handwarm middelgrote grote kleine " +
    "dunne dikke gekookte ongekookte geschilde geschild gewassen geroosterde ongezouten gezouten lekkere goede mooie stevige eventueel optioneel ongeveer circa ca plm extra " +
    "diepvries ontdooide ontdooid vastkokende kruimige in uit de het een van flinke kruimelige geklopte gekneusde gedroogd",
  pieces:
    "blaadjes teentjes teentje teen tenen takjes takje stengels stengel roosjes plakjes partjes reepjes blokjes stukjes",
  asides: "of voor om plus bijvoorbeeld liefst naar bij",
  and: "en &",
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** The word lists of a language, to read the ingredient lines of recipes by. */
export class IngredientWords {
  readonly sentence: SentenceWords;
  readonly prepared: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
  readonly asides: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;

  constructor(grammar: SentenceGrammar, { measures, sizes, prepared, pieces, asides, and }: RecipeGrammar) {
    this.sentence = new SentenceWords({
      ...grammar,
      measures: [...grammar.measures, ...measures],
      sizes: { ...grammar.sizes, ...sizes },
    });
    this.prepared = setOf(prepared);
    this.pieces = setOf(pieces);
    this.asides = setOf(asides);
    this.and = setOf(and);
  }
}

export const INGREDIENT_WORDS = {
  en: new IngredientWords(ENGLISH_SENTENCES, ENGLISH),
  nl: new IngredientWords(DUTCH_SENTENCES, DUTCH),
} as const;
