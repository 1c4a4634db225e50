import { type Content, fingerprint } from "./read-content.ts";

const CONTENT_KINDS = [
  "foods",
  "recipes",
  "ingredientsToAvoid",
  "exercises",
  "simpleRecipes",
  "simpleRecipeTags",
  "simpleRecipeSections",
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Per kind of content the fingerprint of each item by its id: what a database remembers of what it loaded. */
export type ContentFingerprints = Record<ContentKind, Readonly<Record<string, string>>>;

/** Ids that a database has to insert, update and retire, each list in order. */
export interface ContentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The fingerprints of content that has been read, each followed by what names the way in which it is written. */
export function contentToFingerprints(content: Omit<Content, "version">, loader = ""): ContentFingerprints {
  const byId = (items: readonly { id: string }[]): Record<string, string> =>
    Object.fromEntries(items.map((item) => [item.id, fingerprint(item) + loader]));
  return {
    foods: byId(content.foods),
    recipes: byId(content.recipes),
    ingredientsToAvoid: byId(content.ingredientsToAvoid),
    exercises: byId(content.exercises),
    simpleRecipes: byId(content.simpleRecipes),
    simpleRecipeTags: byId(content.simpleRecipeTags),
    simpleRecipeSections: byId(content.simpleRecipeSections),
  };
}

const compareKind = (
  stored: Readonly<Record<string, string>>,
  current: Readonly<Record<string, string>>,
): ContentChanges => ({
  added: Object.keys(current)
    .filter((id) => stored[id] === undefined)
    .sort(),
  changed: Object.keys(current)
    .filter((id) => stored[id] !== undefined && stored[id] !== current[id])
    .sort(),
  removed: Object.keys(stored)
    .filter((id) => current[id] === undefined)
    .sort(),
});

/** What differs between the content that was stored and the content of now, per kind and by id. */
export const compareContent = (
  stored: ContentFingerprints,
  current: ContentFingerprints,
): Record<ContentKind, ContentChanges> => ({
  foods: compareKind(stored.foods, current.foods),
  recipes: compareKind(stored.recipes, current.recipes),
  ingredientsToAvoid: compareKind(stored.ingredientsToAvoid, current.ingredientsToAvoid),
  exercises: compareKind(stored.exercises, current.exercises),
  simpleRecipes: compareKind(stored.simpleRecipes, current.simpleRecipes),
  simpleRecipeTags: compareKind(stored.simpleRecipeTags, current.simpleRecipeTags),
  simpleRecipeSections: compareKind(stored.simpleRecipeSections, current.simpleRecipeSections),
});
