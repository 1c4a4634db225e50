import { type CycleProfile, cycleInfo } from "./cycle-phase.ts";
import type { Nutrient } from "./nutrients.ts";

/** Days on which planning leans towards some nutrients, by the phase of the cycle or because of the menopause (PLAN-190). */
export const NUTRIENT_FOCUSES = ["MENSTRUATION", "LUTEAL", "MENOPAUSE"] as const;
export type NutrientFocus = (typeof NUTRIENT_FOCUSES)[number];

/** A record of what is asked for each focus. */
export const eachFocus = <Value>(madeFor: (focus: NutrientFocus) => Value): Record<NutrientFocus, Value> =>
  Object.fromEntries(NUTRIENT_FOCUSES.map((focus) => [focus, madeFor(focus)])) as Record<
    NutrientFocus,
    Value
  >;

/** What the profile says about the plan that a person follows. */
export interface FocusProfile extends CycleProfile {
  /** The kind of plan, of which `CYCLE_DIET` and `MENOPAUSE` count. */
  readonly dietType: string | null;
  /** 'Menopause recipes' of the profile, which goes with any plan. */
  readonly isOnMenopauseDiet: boolean;
}

/** Whether any day of the person's may lean towards some nutrients. */
export const mayHaveFocus = ({ dietType, isOnMenopauseDiet }: FocusProfile): boolean =>
  dietType === "CYCLE_DIET" || dietType === "MENOPAUSE" || isOnMenopauseDiet;

/**
 * Towards what planning leans on a date of the person's calendar; null for most people and days. The phase is that of the date
 * itself, so a date beyond what is known of the cycle has none. Who follows the cycle and is in the menopause too keeps
 * the nutrients of the menopause on days without any of the cycle.
 */
export function focusOn(profile: FocusProfile, date: string): NutrientFocus | null {
  const { dietType, isOnMenopauseDiet } = profile;
  const phase = dietType === "CYCLE_DIET" ? cycleInfo(profile, date)?.phase : undefined;
  if (phase === "MENSTRUATION" || phase === "LUTEAL") return phase;
  return dietType === "MENOPAUSE" || isOnMenopauseDiet ? "MENOPAUSE" : null;
}

/** Each date that has one; undefined where none has, so that nothing is said about most people. */
export function focusOfDates(
  profile: FocusProfile | null,
  dates: readonly string[],
): Readonly<Record<string, NutrientFocus>> | undefined {
  const found = dates.flatMap((date): [string, NutrientFocus][] => {
    const focus = profile === null ? null : focusOn(profile, date);
    return focus === null ? [] : [[date, focus]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** How well something is supported: by trials and by those who set references, by some of either, or by hardly any. */
export type FocusEvidence = "GOOD" | "MODERATE" | "THIN";

/** What planning leans towards: a nutrient, protein in each meal, or recipes with the HORMONE tag. */
export type FocusTarget = Nutrient | "PROTEIN_PER_MEAL" | "TAGGED_RECIPES";

export interface FocusPart {
  readonly target: FocusTarget;
  /** That these people do well to eat enough of it, on whatever days. */
  readonly need: FocusEvidence;
  /** That just these days or meals make a difference. */
  readonly timing: FocusEvidence;
  /** On the list of docs/nutrition.md that a dietitian reviews: none of these could be opened. */
  readonly source: string;
}

const TAGGED: FocusPart = {
  target: "TAGGED_RECIPES",
  need: "THIN",
  timing: "THIN",
  source: "Lethaby et al. 2013 (Cochrane, phytoestrogens): no conclusive effect; on foods even less is known",
};

/** The one table of what is planned for and how well that is supported: planner, texts and docs/nutrition.md read it (CALC-093). */
export const FOCUS_PARTS: Readonly<Record<NutrientFocus, readonly FocusPart[]>> = {
  MENSTRUATION: [
    {
      target: "IRON",
      need: "GOOD",
      timing: "THIN",
      source:
        "Health Council of the Netherlands 2018: 16 mg for women who menstruate, 11 mg after; no trial of days",
    },
    {
      target: "VITAMIN_C",
      need: "MODERATE",
      timing: "THIN",
      source: "Hallberg et al. 1989, absorption from one meal; Cook and Reddy 2001, little over a whole diet",
    },
    TAGGED,
  ],
  LUTEAL: [
    {
      target: "MAGNESIUM",
      need: "THIN",
      timing: "THIN",
      source: "Facchinetti et al. 1991 and other small trials, of supplements",
    },
    {
      target: "CALCIUM",
      need: "MODERATE",
      timing: "THIN",
      source:
        "Thys-Jacobs et al. 1998, of supplements over whole cycles; Bertone-Johnson et al. 2005, of food",
    },
    TAGGED,
  ],
  MENOPAUSE: [
    {
      target: "CALCIUM",
      need: "GOOD",
      timing: "THIN",
      source: "Health Council of the Netherlands 2018: 1100 mg for women from 50",
    },
    {
      target: "VITAMIN_D",
      need: "GOOD",
      timing: "THIN",
      source: "Health Council of the Netherlands 2018; food alone seldom reaches 10 µg",
    },
    {
      target: "PROTEIN_PER_MEAL",
      need: "MODERATE",
      timing: "THIN",
      source: "PROT-AGE (Bauer et al. 2013); Mamerow et al. 2014 for spreading it, Kim et al. 2015 against",
    },
    TAGGED,
  ],
};
