import { showsHormoneIndicator } from "@plateful/access";
import type { RecipeTemplate } from "@plateful/contract";
import { toAccessUser } from "../lib/person/current-user.ts";
import { useSubject } from "../lib/person/subject.ts";

export { IconMoon as HormoneIcon } from "@tabler/icons-react";

/** Says which recipes carry the mark that they support the hormones, for whoever has it switched on (ledger REC-094). */
export function useHormoneIndicator(): (recipe: Pick<RecipeTemplate, "tags">) => boolean {
  const isShown = showsHormoneIndicator(toAccessUser(useSubject().user));
  return ({ tags }) => isShown && tags.some(({ name }) => name === "HORMONE");
}
