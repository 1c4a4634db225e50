import type { StepToken } from "./step-tokens.ts";

/** How much of an ingredient goes in at a place: a share of the whole, what is left of it, or some of it. */
export type SaidShare = number | "REST" | "PART";

const SHARES: Readonly<Record<string, SaidShare>> = {
  ...{ half: 1 / 2, helft: 1 / 2, quarter: 1 / 4, kwart: 1 / 4, third: 1 / 3, derde: 1 / 3 },
  ...{ rest: "REST", remaining: "REST", remainder: "REST", overige: "REST", resterende: "REST" },
  ...{ overgebleven: "REST", some: "PART", deel: "PART", part: "PART", ml: "PART", g: "PART" },
  ...{
    tablespoon: "PART",
    tablespoons: "PART",
    eetlepel: "PART",
    eetlepels: "PART",
    tbsp: "PART",
    el: "PART",
  },
  ...{ teaspoon: "PART", teaspoons: "PART", theelepel: "PART", theelepels: "PART", tsp: "PART", tl: "PART" },
  ...{ splash: "PART", scheutje: "PART", pinch: "PART", snufje: "PART", little: "PART", beetje: "PART" },
};
const OTHER = new Set(["other", "andere", "second", "tweede"]);
const TWO = new Set(["two", "twee"]);
const THREE = new Set(["three", "drie"]);

/** What may stand between the share and its food. */
const BETWEEN = new Set("of the a an van de het een die your je and en with met".split(" "));
/** Words between a share and the food that it is of: "half of the finely chopped flat-leaf parsley". */
const MAX_ADJECTIVES = 3;
/** What a share is of: without it "half" may cut a lemon, or fill a pan. */
const OF = new Set(["of", "van", "the", "de", "het"]);

function timesOf(share: SaidShare, before: StepToken | undefined): SaidShare {
  if (typeof share !== "number" || before === undefined) return share;
  if (OTHER.has(before.word)) return "REST";
  if (TWO.has(before.word)) return share * 2;
  return THREE.has(before.word) ? share * 3 : share;
}

/** The share that one word before a food names; null when it is another word. */
function shareOfWord(tokens: readonly StepToken[], back: number, at: number): SaidShare | null {
  const share = SHARES[tokens[back]?.word ?? ""];
  const isOf = OF.has(tokens[back + 1]?.word ?? "");
  if (share === undefined || (share !== "REST" && !isOf && back !== at - 1)) return null;
  return share === "PART" && !isOf ? 1 : timesOf(share, tokens[back - 1]);
}

/**
 * Which share of an ingredient a text names where it names the ingredient: "half of the oil", "de rest van de melk". 1 where
 * it names none.
 * @param isNamed Whether a word belongs to the name of an ingredient: "the rest of the salt and oil" is the rest of both.
 */
export function saidShare(
  tokens: readonly StepToken[],
  at: number,
  isNamed: (at: number) => boolean,
): SaidShare {
  let adjectives = 0;
  for (let back = at; back > 0 && tokens[back]?.startsPart === false; back -= 1) {
    const share = shareOfWord(tokens, back - 1, at);
    if (share !== null) return share;
    if (!BETWEEN.has(tokens[back - 1]?.word ?? "") && !isNamed(back - 1)) adjectives += 1;
    if (adjectives > MAX_ADJECTIVES) return 1;
  }
  return 1;
}
