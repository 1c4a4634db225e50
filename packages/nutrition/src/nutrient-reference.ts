import { KCAL_PER_GRAM } from "./macro-energy.ts";
import type { Nutrient } from "./nutrients.ts";
import type { Gender, Kcal } from "./vocabulary.ts";

/** Whose references are asked for; an unknown sex or age gets the value that suffices for all. */
export interface ReferencePerson {
  readonly gender: Gender | null;
  /** Whole years. */
  readonly age: number | null;
  /** Only where the person has said so. */
  readonly isPregnant: boolean;
  readonly isBreastfeeding: boolean;
}

/** An amount a day in the nutrient's unit, that is to be reached (MIN) or not to be passed (MAX). */
export interface NutrientReference {
  readonly nutrient: Nutrient;
  readonly amount: number;
  readonly kind: "MIN" | "MAX";
}

/** A value for men and one for women, each for adults and for those from an age on. */
interface BySex {
  readonly male: number;
  readonly female: number;
}

const FULLY_GROWN = 25;
const OLDER = 50;
const OLDEST = 70;
/** Where only an answer to the questions about health says it, an unknown age is that of most adults. */
const USUAL_AGE = 35;

const same = (value: number): BySex => ({ male: value, female: value });

/** Values of adults that do not depend on age: Health Council of the Netherlands 2018, "Voedingsnormen voor vitamines en mineralen voor volwassenen". */
const OF_ADULTS: Readonly<Partial<Record<Nutrient, BySex>>> = {
  MAGNESIUM: { male: 350, female: 300 },
  POTASSIUM: same(3500),
  ZINC: { male: 9, female: 7 },
  IODINE: same(150),
  VITAMIN_A: { male: 800, female: 680 },
  VITAMIN_B1: { male: 1.1, female: 0.9 },
  VITAMIN_B2: same(1.6),
  FOLATE: same(300),
  VITAMIN_B12: same(2.8),
  VITAMIN_C: same(75),
  VITAMIN_E: { male: 13, female: 11 },
};

const calciumOf = (age: number): BySex => {
  if (age < FULLY_GROWN) return same(1000);
  if (age < OLDER) return same(950);
  return age < OLDEST ? { male: 950, female: 1100 } : same(1200);
};

/** The same report, where age counts; iron follows the menopause, for which 50 stands. */
const BY_AGE: Readonly<Partial<Record<Nutrient, (age: number) => BySex>>> = {
  CALCIUM: calciumOf,
  IRON: (age) => ({ male: 11, female: age < OLDER ? 16 : 11 }),
  VITAMIN_B6: (age) => ({ male: age <= OLDER ? 1.5 : 1.8, female: 1.5 }),
  VITAMIN_D: (age) => same(age < OLDEST ? 10 : 20),
};

/** During pregnancy and while breastfeeding: EFSA, Dietary Reference Values (2010 to 2019). Nothing is lower than for other women. */
const PREGNANT: Readonly<Partial<Record<Nutrient, number>>> = {
  IODINE: 200,
  VITAMIN_A: 700,
  VITAMIN_B2: 1.9,
  VITAMIN_B6: 1.8,
  FOLATE: 600,
  VITAMIN_B12: 4.5,
  VITAMIN_C: 105,
  ZINC: 8.6,
};
const BREASTFEEDING: Readonly<Partial<Record<Nutrient, number>>> = {
  IODINE: 200,
  POTASSIUM: 4000,
  VITAMIN_A: 1300,
  VITAMIN_B2: 2,
  VITAMIN_B6: 1.7,
  FOLATE: 500,
  VITAMIN_B12: 5,
  VITAMIN_C: 155,
  ZINC: 9.9,
};

/** EFSA 2010, dietary reference values for carbohydrates and dietary fibre: adequate for normal bowel function, g a day. */
export const FIBER_GUIDE = 25;
/** Health Council of the Netherlands 2015, Guidelines for a healthy diet: g a day. */
export const MAX_SALT = 6;
/** The same source: share of energy. */
export const MAX_SATURATED_SHARE = 0.1;

const valueFor = ({ male, female }: BySex, gender: Gender | null): number => {
  if (gender === "MALE") return male;
  return gender === "FEMALE" ? female : Math.max(male, female);
};

function ofAdult(nutrient: Nutrient, { gender, age }: ReferencePerson): number | null {
  const byAge = BY_AGE[nutrient];
  if (byAge === undefined) {
    const values = OF_ADULTS[nutrient];
    return values === undefined ? null : valueFor(values, gender);
  }
  const ages = age === null ? [USUAL_AGE, OLDEST] : [age];
  return Math.max(...ages.map((one) => valueFor(byAge(one), gender)));
}

/**
 * What a day is held against for each nutrient that has a reference; sugars have none, as the figure counts those of fruit and
 * milk too. `kcal` is the day's energy, of which saturated fat is a share. The values are on the list of docs/nutrition.md that
 * a dietitian reviews, as none of the sources could be opened (NUTR-003).
 */
export function nutrientReferences(person: ReferencePerson, kcal: Kcal): readonly NutrientReference[] {
  const saturated = (MAX_SATURATED_SHARE * kcal) / KCAL_PER_GRAM.fat;
  const vitaminsAndMinerals = [...Object.keys(OF_ADULTS), ...Object.keys(BY_AGE)] as Nutrient[];
  return [
    { nutrient: "FIBER", amount: FIBER_GUIDE, kind: "MIN" },
    { nutrient: "SALT", amount: MAX_SALT, kind: "MAX" },
    { nutrient: "SATURATED_FAT", amount: saturated, kind: "MAX" },
    ...vitaminsAndMinerals.flatMap((nutrient): NutrientReference[] => {
      const adult = ofAdult(nutrient, person);
      if (adult === null) return [];
      const more = [
        adult,
        person.isPregnant ? (PREGNANT[nutrient] ?? 0) : 0,
        person.isBreastfeeding ? (BREASTFEEDING[nutrient] ?? 0) : 0,
      ];
      return [{ nutrient, amount: Math.max(...more), kind: "MIN" }];
    }),
  ];
}
