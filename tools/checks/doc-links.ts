/** A link in a document must lead somewhere, and so must a path written in backquotes. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const PATH = /`((?:packages|apps|content|e2e|bench|tools|docs)\/[\w./-]+\.\w+)`/g;

export function checkDocLinks(): string[] {
  const documents = projectFiles(".md").filter(
    (file) => !file.startsWith("docs/spec/") && existsSync(join(ROOT, file)),
  );
  return documents.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    const links = [...text.matchAll(LINK)].map((match) => join(dirname(file), match[1] ?? ""));
    const paths = [...text.matchAll(PATH)].map((match) => match[1] ?? "");
    return [...links, ...paths]
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path} does not exist`);
  });
}
