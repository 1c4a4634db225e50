/** Where something of a dish goes on: in the oven, on the hob, at the board, or nowhere in particular while it rests. */
export type StepPlace = "OVEN" | "HOB" | "BOARD" | "REST";

/** Words of both languages at once, by their beginning: a recipe does not say in which it is written. */
const CHILLS = /\b(?:fridge|refrigerator|koelkast|freezer|vriezer|overnight|nacht)/;
const OVEN = /\boven\b/;
const HOB_VERB =
  /\b(?:simmer|boil|fry|fries|saute|sauté|sear|brown the|braise|stew|poach|steam|stir-fry|wilt|kook|gekookt|koken|roerbak|fruit (?:de|het|ze|hem|alles)|stoof|stoven|pruttel|sudder|pocheer|pocheren|stoom|stomen|braad|braden|wok|trek zacht|lid\b|deksel)/;
const OVEN_VERB = /\b(?:bake|roast|gratin|rooster|gratineer)/;
const STANDS =
  /\b(?:rest for|rests|to rest|it rest|stand|steep|soak|cool|rise|marinate|swell|leave|set aside|rusten|staan|week|weken|wellen|afkoelen|koelen|rijzen|marineren|intrekken|trekken|uitlekken|opstijven|zacht worden)/;
/** In Dutch one bakes in a pan and in the oven alike, as one cooks and heats in both. */
const EITHER_VERB = /\b(?:bak|gebakken|cook|heat|warm|verwarm|verhit|toast|grill|gaar|garen)/;
const OVEN_THING =
  /\b(?:oven|baking (?:tray|sheet|dish)|tin\b|bakplaat|bakblik|muffin|quiche dish)|vorm(?:en|pje|pjes)?\b/g;
const HOB_THING =
  /(?:\b|koeken|hapjes|steel|braad|soep|grill|kook)pan\b|\b(?:saucepan|skillet|wok|casserole)/g;
/** What boils or stews needs nobody; what fries does. */
const BY_ITSELF =
  /\b(?:simmer|boil|braise|stew|poach|steam|cook|kook|koken|gekookt|stoof|stoven|pruttel|sudder|pocheer|stoom|stomen|gaar|garen|trek|lid|deksel)/;
const AT_WORK = /\b(?:stir|fry|turn|toss|whisk|sear|roer|schep|bak|fruit|keer|klop|braad)/;
const SEASONAL =
  /\b(?:now and then|occasionally|halfway|once|from time to time|af en toe|halverwege|regelmatig|soms)/;
const MEANWHILE =
  /^(?:in the )?(?:meanwhile|meantime|while|intussen|ondertussen|terwijl)\b|\b(?:meanwhile|intussen|ondertussen)\b/;
const TEMPERATURE = /(\d{3})\s*°/g;
const CLAUSE_ENDS = /,|;|:|\b(?:and|then|en|dan|daarna|vervolgens)\b/g;
const THEN = /, (?:and|en)\b|\b(?:then|dan|daarna|vervolgens)\b/;

const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;

/** The part of a sentence that a time is of: from the comma or "and" before it, up to what is done then. */
export function clauseOf(
  sentence: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  // As many letters, so that places stay; it is no "then" of its own.
  const low = sentence.toLowerCase().replaceAll("now and then", "occasionally");
  const begin = [...low.slice(0, start).matchAll(CLAUSE_ENDS)].at(-1)?.index ?? 0;
  const rest = low.slice(end);
  const then = rest.search(THEN);
  return low.slice(begin, then < 0 ? undefined : end + then);
}

/** Where words say that a time goes by; null where they do not. */
function placeByWords(words: string): StepPlace | null {
  if (CHILLS.test(words)) return "REST";
  if (OVEN.test(words)) return "OVEN";
  if (HOB_VERB.test(words)) return "HOB";
  if (OVEN_VERB.test(words)) return lastOf(HOB_THING, words) >= 0 ? "HOB" : "OVEN";
  return STANDS.test(words) ? "REST" : null;
}

/**
 * Where a time of a sentence goes by: as its clause says, or the sentence, or else the oven dish or the pan that was named last.
 * @param before The dish so far, this sentence included.
 */
export function placeOfTime(clause: string, sentence: string, before: string): StepPlace {
  const low = sentence.toLowerCase();
  const isEither = EITHER_VERB.test(clause);
  const said = placeByWords(clause) ?? (isEither ? null : placeByWords(low));
  if (said !== null) return said;
  const [oven, hob] = [OVEN_THING, HOB_THING].map((things) => lastOf(things, before.toLowerCase()));
  if (isEither && (oven ?? -1) > (hob ?? -1)) return "OVEN";
  return (hob ?? -1) >= 0 || isEither ? "HOB" : "BOARD";
}

/** Where the cook's hands are in a text: at the hob where something is fried or stirred in a pan, else at the board. */
export function placeOfHands(text: string): "HOB" | "BOARD" {
  const low = text.toLowerCase();
  const isAtPan = HOB_VERB.test(low) || lastOf(HOB_THING, low) >= 0;
  const isOven = /\boven\b/.test(low) && !HOB_VERB.test(low);
  return isAtPan && !isOven ? "HOB" : "BOARD";
}

/** What stands for less is waited for. */
const MIN_REST = 3;
/** What boils for less is waited for at the pan. */
const MIN_AT_HOB = 5;

/** Whether a time at a place needs nobody. */
export function goesByItself(clause: string, place: StepPlace, minutes: number): boolean {
  if (place === "OVEN") return minutes >= MIN_REST;
  if (place === "REST") return minutes >= MIN_REST;
  const isLooked = SEASONAL.test(clause) || !AT_WORK.test(clause);
  return place === "HOB" && minutes >= MIN_AT_HOB && BY_ITSELF.test(clause) && isLooked;
}

/** Whether a sentence is done while what came before it goes on. */
export const isMeanwhile = (sentence: string): boolean => MEANWHILE.test(sentence.toLowerCase());

/** Whether a sentence says how what goes by itself is looked after, and is no work of its own: "Turn them halfway." */
export const isOfWhatGoesOn = (sentence: string): boolean => SEASONAL.test(sentence.toLowerCase());

/** The degrees Celsius of the oven that a text names last; null where it names none. */
export function ovenTemperature(text: string): number | null {
  const found = [...text.matchAll(TEMPERATURE)].at(-1)?.[1];
  return found === undefined ? null : Number(found);
}
