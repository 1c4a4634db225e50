import { setTimeout as wait } from "node:timers/promises";
import type { CallOptions, TestAnswer, TestApp } from "./test-app.ts";

const MAX_MS = 60_000;

/** Waits for the end of the reading of a recipe, and answers what was read. */
export async function readImport(
  app: TestApp,
  id: number,
  options: CallOptions,
): Promise<TestAnswer["body"]> {
  for (const end = Date.now() + MAX_MS; Date.now() < end; await wait(50)) {
    const { body } = await app.get(`recipeImport/${id}/`, options);
    if (body.status === "SUCCEEDED" || body.status === "FAILED") return body;
  }
  throw new Error("It was not read");
}
