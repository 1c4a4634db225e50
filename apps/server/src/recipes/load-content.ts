import {
  type Content,
  type ContentChanges,
  type ContentKind,
  compareContent,
  contentStamp,
  contentToFingerprints,
  readContent,
} from "@plateful/content";
import { rewriteFoodWords } from "../foods/index.ts";
import { mustHave } from "../platform/base/must-have.ts";
import { forgetContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import {
  findLoadedContent,
  type Hashed,
  listFingerprints,
  lockContent,
  rememberContent,
  retireContent,
  saveExercises,
  saveIngredientsToAvoid,
  saveRecipes,
} from "./content-store.ts";
import { countUses, saveFoods } from "./food-content-store.ts";
import { saveSimpleRecipes, saveSimpleSections, saveSimpleTags } from "./simple-content-store.ts";

/** What refers to others goes before them. */
const RETIRED_IN_ORDER = [
  "recipes",
  "foods",
  "ingredientsToAvoid",
  "exercises",
  "simpleRecipeSections",
  "simpleRecipes",
  "simpleRecipeTags",
] as const;

/**
 * Raised whenever the same files are to be written in another way, such as into a new column: everything is then loaded once more.
 * It follows the fingerprint of a row, whose beginning names the row's picture.
 */
const LOADER = "-3";

export type ContentReport = Record<ContentKind, ContentChanges>;

/** What a database remembers of a load: the bytes of the files and the way in which they were written. */
export const loadStamp = (): string => contentStamp() + LOADER;

/** Loads the content files unless the database holds exactly these already; then nothing but their bytes is read. */
export async function loadContentOnce(services: Services): Promise<void> {
  const stamp = loadStamp();
  const loaded = await findLoadedContent(services.db);
  if (loaded?.stamp === stamp) return;
  const report = await loadContent(services, readContent(), stamp);
  services.log.info(countsOf(report), "The starter library was loaded");
}

/** Numbers of added, changed and removed items per kind. */
export function countsOf(report: ContentReport): Record<string, Record<keyof ContentChanges, number>> {
  return Object.fromEntries(
    Object.entries(report).map(([kind, { added, changed, removed }]) => [
      kind,
      { added: added.length, changed: changed.length, removed: removed.length },
    ]),
  );
}

/**
 * Brings the database in line with the content: rows are found by their key, so a repeat changes nothing, and what
 * people made has no key and is never touched. One transaction; says what was added, changed and removed.
 */
export async function loadContent(
  services: Services,
  content: Content,
  stamp: string,
): Promise<ContentReport> {
  const now = services.clock.now();
  const report = await inSystemScope(services.db, async (trx) => {
    await lockContent(trx);
    const current = contentToFingerprints(content, LOADER);
    const changes = compareContent(await listFingerprints(trx), current);
    const pick = <T extends { readonly id: string }>(kind: ContentKind, items: readonly T[]): Hashed<T>[] => {
      const wanted = new Set([...changes[kind].added, ...changes[kind].changed]);
      return items
        .filter(({ id }) => wanted.has(id))
        .map((item) => ({
          ...item,
          hash: mustHave(current[kind][item.id], `the fingerprint of ${item.id}`),
        }));
    };
    await saveFoods(trx, pick("foods", content.foods));
    await saveIngredientsToAvoid(trx, pick("ingredientsToAvoid", content.ingredientsToAvoid));
    await saveExercises(trx, pick("exercises", content.exercises));
    await saveRecipes(trx, pick("recipes", content.recipes), content, now);
    await saveSimpleTags(trx, pick("simpleRecipeTags", content.simpleRecipeTags));
    await saveSimpleRecipes(trx, pick("simpleRecipes", content.simpleRecipes), now);
    await saveSimpleSections(trx, pick("simpleRecipeSections", content.simpleRecipeSections));
    for (const kind of RETIRED_IN_ORDER)
      if (changes[kind].removed.length > 0) await retireContent(trx, kind, changes[kind].removed, now);
    if (Object.values(changes.foods).some((keys) => keys.length > 0)) await rewriteFoodWords(trx);
    await countUses(trx);
    await rememberContent(trx, content.version, stamp, now);
    return changes;
  });
  forgetContent(services);
  return report;
}
