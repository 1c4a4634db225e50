import { type NameForm, nameForms, surenessAt } from "./name-forms.ts";
import { type SaidShare, saidShare } from "./said-share.ts";
import { type StepToken, stepTokens } from "./step-tokens.ts";

/** Where a step names an ingredient. */
export interface Mention {
  /** Its place in the list of ingredients. */
  readonly ingredient: number;
  /** The place of its first letter in the text of the step. */
  readonly start: number;
}

/** What goes in at a step: the whole of an ingredient is 1; REST and PART where the text does not say how much that is. */
export interface StepUse {
  readonly ingredient: number;
  readonly share: SaidShare;
}

export interface MatchedStep {
  readonly uses: readonly StepUse[];
  readonly mentions: readonly Mention[];
}

export interface MatchedSteps {
  readonly steps: readonly MatchedStep[];
  /** Ingredients that no step names. */
  readonly unmatched: readonly number[];
}

interface Found extends Mention {
  readonly step: number;
  readonly at: number;
  readonly length: number;
  readonly sureness: number;
}

/** A share that is used up to rounding: three thirds are one. */
const NEARLY_ALL = 0.999;

function findForms(texts: readonly StepToken[][], forms: readonly NameForm[], ingredient: number): Found[] {
  return texts.flatMap((tokens, step) =>
    tokens.flatMap((token, at) =>
      forms.flatMap((form) => {
        const sureness = surenessAt(form, tokens, at);
        return sureness === 0
          ? []
          : [{ step, at, length: form.words.length, sureness, ingredient, start: token.start }];
      }),
    ),
  );
}

const overlaps = (one: Found, other: Found): boolean =>
  one.step === other.step && one.at < other.at + other.length && other.at < one.at + one.length;

/** Longest match first: "coconut milk" is no milk. Words that stand for two foods alike, as "oil" does, stand for both. */
function withoutCovered(found: readonly Found[]): Found[] {
  const sorted = [...found].sort((one, other) => other.sureness - one.sureness);
  const kept: Found[] = [];
  for (const one of sorted)
    if (!kept.some((other) => other.sureness > one.sureness && overlaps(one, other))) kept.push(one);
  return kept;
}

/** What the cook calls the food is the surest of its mentions; less sure ones count where they are of what is left of it. */
function ownMentions(kept: readonly Found[], ingredient: number): { sure: Found[]; other: Found[] } {
  const own = kept.filter((one) => one.ingredient === ingredient);
  const best = Math.max(0, ...own.map(({ sureness }) => sureness));
  const inOrder = (some: Found[]) => some.sort((one, other) => one.step - other.step || one.at - other.at);
  return {
    sure: inOrder(own.filter(({ sureness }) => sureness === best)),
    other: inOrder(own.filter(({ sureness }) => sureness < best)),
  };
}

/** How the shares that are named one after another use an ingredient up. */
function useUp(shares: readonly { readonly step: number; readonly share: SaidShare }[]) {
  const uses: { step: number; share: SaidShare }[] = [];
  let left = 1;
  let isExact = true;
  for (const { step, share } of shares) {
    if (left < 1 - NEARLY_ALL) break;
    const takesAll = share === "REST" || (typeof share === "number" && share >= left * NEARLY_ALL);
    if (share === "PART") {
      isExact = false;
      uses.push({ step, share });
    } else if (takesAll) {
      uses.push({ step, share: isExact ? left : "REST" });
      left = 0;
    } else if (typeof share === "number") {
      uses.push({ step, share });
      left -= share;
    }
  }
  return uses;
}

function inOneStep(uses: readonly { step: number; share: SaidShare }[], step: number): SaidShare | null {
  const here = uses.filter((use) => use.step === step).map(({ share }) => share);
  if (here.length === 0) return null;
  const numbers = here.filter((share) => typeof share === "number");
  if (numbers.length === here.length) return numbers.reduce((sum, share) => sum + share, 0);
  return here.includes("REST") ? "REST" : "PART";
}

/**
 * Which ingredients go in at which step, read from the steps alone, in English and in Dutch. An ingredient belongs to the first
 * step that names it, and to later ones that name what is left of it.
 */
export function matchIngredients(steps: readonly string[], names: readonly string[]): MatchedSteps {
  const texts = steps.map(stepTokens);
  const kept = withoutCovered(names.flatMap((name, at) => findForms(texts, nameForms(name), at)));
  const isNamed = (step: number) => (at: number) =>
    kept.some((one) => one.step === step && at >= one.at && at < one.at + one.length);
  const perIngredient = names.map((_name, ingredient) => {
    const { sure, other } = ownMentions(kept, ingredient);
    const said = ({ step, at }: Found) => ({
      step,
      at,
      share: saidShare(texts[step] ?? [], at, isNamed(step)),
    });
    const later = other.map(said).filter(({ share }) => share !== 1);
    const shares = [...sure.map(said), ...later].sort((a, b) => a.step - b.step || a.at - b.at);
    return { ingredient, sure, uses: useUp(shares) };
  });
  return {
    unmatched: perIngredient.filter(({ sure }) => sure.length === 0).map(({ ingredient }) => ingredient),
    steps: steps.map((_text, step) => ({
      uses: perIngredient.flatMap(({ ingredient, uses }) => {
        const share = inOneStep(uses, step);
        return share === null ? [] : [{ ingredient, share }];
      }),
      mentions: perIngredient
        .flatMap(({ sure }) => sure.filter((one) => one.step === step))
        .map(({ ingredient, start }) => ({ ingredient, start }))
        .sort((one, other) => one.start - other.start),
    })),
  };
}
