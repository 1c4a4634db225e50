import type { RecipeTemplate } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { type ZipEntry, zip } from "../platform/base/zip.ts";
import type { Call, FileAnswer } from "../platform/calls/call.ts";
import { forLongWork, type Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { recipesByIds } from "../recipes/index.ts";
import { oneOfFew } from "./one-of-few.ts";
import { recipeAsCooklang } from "./recipe-as-cooklang.ts";
import { recipeAsSchema } from "./recipe-as-schema.ts";
import { listOwnRecipeIds } from "./take-out-store.ts";

const MAX_NAME = 60;

/** A name that every file system takes; the number keeps recipes of one name apart. */
function fileNameOf({ id, name }: Pick<RecipeTemplate, "id" | "name">): string {
  const letters = name.normalize("NFC").replaceAll(/[^\p{L}\p{N} ,()-]+/gu, " ");
  const short = letters.replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME).trim();
  return short === "" ? String(id) : `${short} ${id}`;
}

/** The pictures that people uploaded lie under their file name; what is drawn has none. */
async function pictureOf(services: Services, { image }: RecipeTemplate): Promise<ZipEntry | null> {
  const file = image === null ? undefined : /\/media\/([\w-]+\.\w+)$/.exec(image)?.[1];
  const bytes = file === undefined ? null : await services.files.read(file);
  return bytes === null ? null : { name: `pictures/${file}`, content: [bytes] };
}

async function* filesOf(
  services: Services,
  recipe: RecipeTemplate,
  gather: string,
): AsyncGenerator<ZipEntry> {
  const name = fileNameOf(recipe);
  const picture = await pictureOf(services, recipe);
  const schema = recipeAsSchema(recipe, picture === null ? null : `../${picture.name}`);
  yield { name: `schema.org/${name}.json`, content: [`${JSON.stringify(schema, null, 2)}\n`] };
  yield { name: `cooklang/${name}.cook`, content: [recipeAsCooklang(recipe, gather)] };
  if (picture !== null) yield picture;
}

async function* recipeFiles(
  services: Services,
  userId: number,
  language: CompleteLanguage,
): AsyncGenerator<ZipEntry> {
  const words = phrasesOf(language).privacy.takeOut;
  yield { name: words.readmeFile, content: [`${words.readme.join("\n\n")}\n`] };
  for (let last = 0; ; ) {
    const ids = await inSystemScope(services.db, (trx) => listOwnRecipeIds(trx, userId, last));
    if (ids.length === 0) return;
    const recipes = await inSystemScope(services.db, (trx) => recipesByIds(services, trx, ids));
    for (const id of ids) {
      const recipe = recipes.get(id)?.presented[language];
      if (recipe !== undefined) yield* filesOf(services, recipe, words.gather);
    }
    last = ids.at(-1) ?? last;
  }
}

/** The own recipes of the caller for other apps: schema.org JSON, Cooklang, and their pictures (ledger DOOR-082). */
export function downloadRecipes(call: Call): Promise<FileAnswer> {
  const { actor, language, now } = call;
  return oneOfFew(call, phrasesOf(language).privacy.takeOut.recipesFile, () =>
    zip(recipeFiles(forLongWork(call.services), actor.id, language), now),
  );
}
