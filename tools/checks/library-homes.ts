/** Libraries that one folder alone knows (HOUSE.md): everything else speaks of what they do in the product's own words. */
import type { Import } from "./imports.ts";

const LIBRARY_HOMES: Readonly<Record<string, string>> = { stripe: "apps/server/src/platform/payments/" };

/** Imports of such a library outside its folder, those of its types and in tests too. */
export const libraryProblems = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, from, target }) => {
    const home = target === null ? LIBRARY_HOMES[from.split("/")[0] ?? ""] : undefined;
    return home === undefined || file.startsWith(home) ? [] : [`${file}: only ${home} may import ${from}`];
  });
