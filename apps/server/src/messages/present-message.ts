import type { Message } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { recipesByIds } from "../recipes/index.ts";
import type { ConversationRow } from "./conversation-store.ts";
import type { MessageRow } from "./message-store.ts";

/** How far each side has read; a message counts as read once the other side has come that far. */
type Read = Pick<ConversationRow, "read_by_client" | "read_by_coach">;

/** Messages as they are answered. A recipe that is gone, or that the reader may not see, is left out. */
export async function presentMessages(
  { db, services, language }: Pick<Call, "db" | "services" | "language">,
  rows: readonly MessageRow[],
  read: Read,
): Promise<Message[]> {
  const wanted = rows.flatMap(({ recipe_template_id: id }) => (id === null ? [] : [id]));
  const recipes = wanted.length === 0 ? null : await recipesByIds(services, db, wanted);
  return rows.map((row) => {
    const recipe = recipes?.get(row.recipe_template_id ?? 0)?.summary[language];
    return {
      id: row.id,
      is_from_coach: row.is_from_coach,
      text: row.text,
      recipe: recipe === undefined ? null : presentRecipe(recipe),
      day: row.day,
      meal_moment: row.meal_moment as Message["meal_moment"],
      written_at: row.written_at.toISOString(),
      is_read: row.id <= (row.is_from_coach ? read.read_by_client : read.read_by_coach),
    };
  });
}

type Summary = NonNullable<ReturnType<Awaited<ReturnType<typeof recipesByIds>>["get"]>>["summary"]["en"];

function presentRecipe(recipe: Summary): NonNullable<Message["recipe"]> {
  const { id, name, image, picture_version, kcal, protein } = recipe;
  const { preparation_time_min: preparing, cooking_time_min: cooking } = recipe;
  const minutes = preparing === null && cooking === null ? null : (preparing ?? 0) + (cooking ?? 0);
  return { id, name, image, picture_version, kcal, protein, minutes };
}
