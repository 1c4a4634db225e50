import { setTimeout as wait } from "node:timers/promises";
import type { CallOptions, TestAnswer, TestApp } from "./test-app.ts";

const MAX_MS = 60_000;

/** Waits for the end of an import of a simple recipe, and answers its status. */
export async function endOfImport(
  app: TestApp,
  id: string,
  options: CallOptions,
): Promise<TestAnswer["body"]> {
  const path = `simpleRecipe/instagram-import-status/${id}/`;
  for (const end = Date.now() + MAX_MS; Date.now() < end; await wait(50)) {
    const answer = await app.get(path, options);
    if (answer.body.status === "SUCCEEDED" || answer.body.status === "FAILED") return answer.body;
  }
  throw new Error("It was not read");
}

/** Imports a simple recipe, waits for its end, and answers its status. */
export async function importRecipeNow(
  app: TestApp,
  body: object,
  options: CallOptions,
): Promise<TestAnswer["body"]> {
  const begun = await app.post("simpleRecipe/import-from-instagram/", body, options);
  if (begun.status !== 202) throw new Error(`It was not begun: ${begun.status}`);
  return endOfImport(app, begun.body.job_id, options);
}
