/** What imports what in packages and apps, read from the text of their files; and the circles in it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

/** The text of each file by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** Source text of packages and apps. */
export const productSources = (): Sources =>
  new Map(
    projectFiles(".ts", ".tsx")
      .filter((file) => /^(packages|apps)\//.test(file) && existsSync(join(ROOT, file)))
      .map((file) => [file, readFileSync(join(ROOT, file), "utf8")]),
  );

export interface Import {
  readonly file: string;
  /** As it is written: `../lib/server/call.ts`, `zod/mini`. */
  readonly from: string;
  /** The file that is meant; null for a library or a package. */
  readonly target: string | null;
}

/** Tests and what only tests use. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\//.test(file);

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g;

/** All imports of a file, those of types and those at run time too. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const from = match[1] ?? match[2] ?? match[3] ?? "";
    return { file, from, target: from.startsWith(".") ? normalize(join(dirname(file), from)) : null };
  });
}

export type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest way round from a node to itself; null where there is none. */
function wayRound(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift())
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = node; at !== start; at = cameFrom.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, node);
        waiting.push(next);
      }
    }
  return null;
}

/** The circles of a graph, each as `a → b → a`. A node that lies on several is named in its shortest one. */
export function circlesIn(graph: Graph): string[] {
  const named = new Set<string>();
  const circles: string[] = [];
  for (const node of [...graph.keys()].sort()) {
    const way = named.has(node) ? null : wayRound(graph, node);
    if (way === null) continue;
    for (const one of way) named.add(one);
    circles.push(way.join(" → "));
  }
  return circles;
}
