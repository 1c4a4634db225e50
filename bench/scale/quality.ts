/** How often the food that a question means stands among the first ten answers. */

import { plainText } from "@plateful/quantities";
import type { App } from "../../apps/server/src/app.ts";
import { send } from "./load.ts";
import type { Judged } from "./questions.ts";

const FIRST = 10;

export interface Quality {
  readonly kind: string;
  readonly asked: number;
  readonly found: number;
  readonly answered: number;
}

/** A typo is found by a name with the word that was meant; a compound by a name that has it; everything else by its name. */
function isFound({ kind, q, name, want }: Judged, names: readonly string[]): boolean {
  if (want !== null) return names.some((found) => found.split(" ").some((word) => word.startsWith(want)));
  if (kind === "compound_inv")
    return names.some((found) => found.replaceAll(" ", "").includes(q.replaceAll(" ", "")));
  return names.includes(name);
}

/** Brands of the questions are not those of the generated foods, so questions with a brand are left out. */
export async function judge(app: App, judged: readonly Judged[], token: string): Promise<Quality[]> {
  const byKind = Map.groupBy(
    judged.filter(({ brand }) => brand === null),
    ({ kind }) => kind,
  );
  const qualities: Quality[] = [];
  for (const [kind, questions] of [...byKind].sort()) {
    let [found, answered] = [0, 0];
    for (const question of questions) {
      const path = `search/?page_size=${FIRST}&query=${encodeURIComponent(question.q)}`;
      const { results } = JSON.parse((await send(app, { path, token, language: "nl" })).body) as {
        results: { name: string }[];
      };
      if (results.length > 0) answered += 1;
      if (
        isFound(
          question,
          results.map(({ name }) => plainText(name)),
        )
      )
        found += 1;
    }
    qualities.push({ kind, asked: questions.length, found, answered });
  }
  return qualities;
}
