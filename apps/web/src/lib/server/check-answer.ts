import type { Endpoint } from "@plateful/contract";
import { endpoints } from "@plateful/contract/checked";
import { z } from "zod/mini";

/**
 * Checks what a server answered against this app's own contract.
 * @param kind `answer`, or `current` for the state that a refused change gives back.
 * @throws when it does not fit: the app must not go on with it.
 */
export function checkAnswer(name: string, kind: "answer" | "current", value: unknown): unknown {
  const schema = endpoints.find((endpoint: Endpoint) => endpoint.name === name)?.[kind];
  if (schema === undefined) throw new Error(`The contract has no ${kind} for ${name}.`);
  return z.parse(schema, value);
}
