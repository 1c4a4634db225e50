import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import type { z } from "zod";

/** Collects what is wrong with the content, so that an editor sees all of it at once. */
export class ContentProblems {
  readonly list: string[] = [];

  add(file: string, field: string, message: string): void {
    this.list.push(field === "" ? `${file}: ${message}` : `${file}: ${field}: ${message}`);
  }

  throwIfAny(): void {
    if (this.list.length > 0) throw new Error(`The content is not right:\n${this.list.join("\n")}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a step that may refuse; its reason is kept under the file and field, and null is returned. */
export function attempt<T>(problems: ContentProblems, file: string, field: string, step: () => T): T | null {
  try {
    return step();
  } catch (error) {
    problems.add(file, field, messageOf(error));
    return null;
  }
}

/** Reads and checks one YAML file; null when it is not right, with the reasons added to the problems. */
export function readYamlFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: ContentProblems,
): z.infer<Schema> | null {
  const text = readFileSync(join(root, file), "utf8");
  const document = attempt(problems, file, "", () => ({ data: load(text, { schema: CORE_SCHEMA }) }));
  if (document === null) return null;
  const parsed = schema.safeParse(document.data);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) problems.add(file, issue.path.join("."), issue.message);
  return null;
}

/** The YAML files under a folder, as sorted paths from the root with forward slashes. */
export function listYamlFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}
