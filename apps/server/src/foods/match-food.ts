import type { CompleteLanguage } from "@plateful/phrases";
import { type Kitchen, plainText, stemOf } from "@plateful/quantities";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { findFoods } from "./find-foods.ts";
import type { ServingWithFood } from "./food-store.ts";
import { kitchenOf } from "./kitchen-of.ts";

/** What the words of a sentence may mean. */
export interface MatchedFoods {
  /** The words that were looked for: without one that no food has ("volkoren boterham" may be a "boterham"). */
  readonly words: string;
  /** Foods that are called so. */
  readonly named: readonly number[];
  /** All that may be meant, best first. */
  readonly ids: readonly number[];
  /** Whether words were left out to find them. */
  readonly isShortened: boolean;
}

/** As many of them as are looked at. */
const MAX_MEANT = 12;

/** What is behind these words is added to the food: "yoghurt met fruit" is a yoghurt. */
const ADDED = /[,(]| (?:met|with|in|zonder|without|van|of) .*$/;

const stems = (text: string, language: CompleteLanguage): string[] =>
  plainText(text)
    .split(" ")
    .filter((word) => word !== "" && !/^\d+$/.test(word))
    .map((word) => stemOf(word, language));

/**
 * Whether a food is such a thing by its name in the language: "halfvolle melk" is a "melk", and "melkchocolade" and
 * "chocolademelk" are none.
 */
export function isSuchFood(
  names: Pick<ServingWithFood, "name_en" | "name_nl">,
  words: string,
  language: CompleteLanguage,
): boolean {
  const name = names[`name_${language}`];
  const own = stems(name.split(ADDED)[0] ?? name, language);
  const asked = stems(words, language);
  return asked.length > 0 && asked.every((stem) => own.includes(stem)) && own.at(-1) === asked.at(-1);
}

/** Whether a food is such a thing by the end of its name, too: "roomboter" is a "boter". */
export function endsAsFood(
  names: Pick<ServingWithFood, "name_en" | "name_nl">,
  words: string,
  language: CompleteLanguage,
): boolean {
  const name = names[`name_${language}`];
  const head = stems(name.split(ADDED)[0] ?? name, language).at(-1);
  const [asked, ...others] = stems(words, language);
  return asked !== undefined && others.length === 0 && head?.endsWith(asked) === true;
}

/** Finds the foods that the words of sentences mean. */
export class FoodMatcher {
  readonly #services: Services;
  readonly #db: Db;
  readonly #kitchen: Kitchen;
  readonly #language: CompleteLanguage;

  private constructor(services: Services, db: Db, kitchen: Kitchen, language: CompleteLanguage) {
    this.#services = services;
    this.#db = db;
    this.#kitchen = kitchen;
    this.#language = language;
  }

  /** @param language The language of the sentence. */
  static async open(services: Services, db: Db, language: CompleteLanguage): Promise<FoodMatcher> {
    return new FoodMatcher(services, db, await kitchenOf(services, db), language);
  }

  /** The foods of the library that are called so. */
  named(words: string): readonly number[] {
    const plain = plainText(words);
    const named = this.#kitchen.named(this.#language, plain);
    return named.length > 0
      ? named
      : this.#kitchen.named(this.#language, this.#kitchen.spelled(this.#language, plain));
  }

  /** Two names that were said without a word between them: "kaas ham"; null where the words are no two names. */
  apart(words: string): readonly [string, string] | null {
    const all = words.split(" ");
    if (all.length < 2 || this.named(words).length > 0) return null;
    for (let at = all.length - 1; at > 0; at -= 1) {
      const [one, other] = [all.slice(0, at).join(" "), all.slice(at).join(" ")];
      if (this.named(one).length > 0 && this.named(other).length > 0) return [one, other];
    }
    return null;
  }

  async match(words: string): Promise<MatchedFoods> {
    const named = this.named(words);
    const found = await findFoods(this.#services, this.#db, this.#language, words);
    const ids = [...new Set([...named, ...found])].slice(0, MAX_MEANT);
    if (ids.length > 0) return { words, named, ids, isShortened: false };
    const shorter = words.split(" ").slice(1).join(" ");
    return shorter === ""
      ? { words, named, ids, isShortened: false }
      : { ...(await this.match(shorter)), isShortened: true };
  }
}
