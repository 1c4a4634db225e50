import { isSameWord, type StepToken, stepTokens } from "./step-tokens.ts";

/** Words of a food's name that alone say nothing of which food is meant. */
const NO_FOOD = new Set(
  (
    "a an and de het een en of van met zonder in op uit the with without from for or per " +
    "red rode rood white witte wit green groene groen black zwarte zwart yellow gele brown bruine orange oranje purple paarse blue blauwe golden dark light lichte donkere " +
    "fresh verse vers frozen diepvries dried gedroogde ground gemalen raw rauwe rauw cooked gekookte canned tinned smoked gerookte roasted geroosterde toasted salted gezouten unsalted ongezouten " +
    "large grote small kleine mini baby new young jonge oude mature sweet zoete zoet sour zure soft zachte hard harde firm stevige whole hele volle half halfvolle magere skimmed semi-skimmed full-fat low-fat lean vet vette fat " +
    "reduced-salt reduced-fat extra virgin vierge plain naturel natural mild hot spicy pittige strong dry droge wholemeal wholegrain volkoren organic unsweetened ongezoete sugar-free suikervrij gluten-free glutenvrije " +
    "free-range skinless boneless thick thin dikke dunne sliced chopped grated geraspte peeled pure instant quick fine fijne coarse grove virgin mixed gemengde plant-based plantaardige vegetable vegan " +
    "spring winter summer fillet filet fillets steak steaks slices plakken leaf blad blaadjes piece stukjes drink style stijl dish type dutch hollandse italian italiaanse greek griekse french franse spring sauce saus powder poeder"
  ).split(" "),
);

const MIN_START = 3;
const MIN_STEM = 4;
const MIN_END = 4;
/** Foods of three letters that end the names of others: "achterham", "kropsla". */
const SHORT_ENDS = new Set(["ham", "kip", "sla", "vis"]);
const MIN_LONGER = 4;

/** How sure a mention is: words of a name count most, parts of a compound less. */
const WORD = 10;
/** The last word says what a food is: "olive oil" is an oil, and no olive. */
const HEAD = 1;
/** "egg" is all of the egg's name, and half of that of egg noodles. */
const WHOLE = 2;
const PART = 5;
const LONGER = 3;

/** A run of words of a name; the longest of them that a text has is what the cook calls the food. */
export interface NameForm {
  readonly words: readonly StepToken[];
  readonly sureness: number;
}

/** "kip" of "kipfilet", "olie" of "zonnebloemolie": what a cook leaves of a Dutch compound. */
const isPartOf = (said: StepToken, name: StepToken): boolean =>
  ((said.word.length >= MIN_END || SHORT_ENDS.has(said.word)) && name.word.endsWith(said.word)) ||
  (said.dutch.length >= MIN_END && name.dutch.endsWith(said.dutch)) ||
  (said.word.length >= MIN_START && name.word.startsWith(said.word)) ||
  (said.dutch.length >= MIN_STEM && name.dutch.startsWith(said.dutch));

/** "pijnboompittenmengsel" of "pijnboompitten", "basmatirijst" of "rijst": what a cook adds to a word. */
const isLongerThan = (said: string, name: string): boolean =>
  name.length >= MIN_LONGER && (said.startsWith(name) || said.endsWith(name));

const compoundSureness = (said: StepToken, name: StepToken): number => {
  if (NO_FOOD.has(said.word)) return 0;
  if (isPartOf(said, name)) return PART;
  return isLongerThan(said.word, name.word) || isLongerThan(said.dutch, name.dutch) ? LONGER : 0;
};

/** How sure it is that a form stands at a place of a text; 0 when it does not. */
export function surenessAt(form: NameForm, text: readonly StepToken[], at: number): number {
  const said = text.slice(at, at + form.words.length);
  if (said.length < form.words.length) return 0;
  const isExact = said.every((token, index) => {
    const own = form.words[index];
    return own !== undefined && isSameWord(token, own) && (index === 0 || !token.startsPart);
  });
  if (isExact) return form.sureness;
  const [only, name] = [said[0], form.words[0]];
  if (form.words.length > 1 || only === undefined || name === undefined) return 0;
  return compoundSureness(only, name);
}

/** What follows says how a food is sold or what it lies in, and is no food of its own: "ansjovisfilets in olie". */
const ASIDE = /\(|,| (?:in|on|with|without|met|zonder|op) /;

/** Every run of words of a food's name that can stand for it, longest first: "vegetable stock", "stock". */
export function nameForms(name: string): NameForm[] {
  const tokens = stepTokens(name.split(ASIDE)[0] ?? name);
  const isBare = tokens.every(({ word }) => NO_FOOD.has(word));
  const runs: NameForm[] = [];
  const extra = (start: number, end: number) =>
    (end === tokens.length ? HEAD : 0) + (start === 0 && end === tokens.length ? WHOLE : 0);
  for (let length = tokens.length; length > 0; length -= 1)
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const words = tokens.slice(start, start + length);
      if (isBare || words.some(({ word }) => !NO_FOOD.has(word)))
        runs.push({ words, sureness: WORD * length + extra(start, start + length) });
    }
  return runs;
}
