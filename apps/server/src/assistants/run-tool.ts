import { InvalidFields } from "../platform/base/problem.ts";
import { nestMessages } from "../platform/http/error-answer.ts";
import { parse } from "../platform/http/validate.ts";
import { type Assisted, askingFor } from "./ask-inside.ts";
import { Refused, scopeSentence, sentenceOf } from "./asking/refused.ts";
import { scopesOf, type Tool, type ToolAnswer } from "./asking/tool.ts";

/** Whether a token has all that a tool needs, so that it is offered. */
export const isOffered = (tool: Tool, { program }: Pick<Assisted, "program">): boolean =>
  scopesOf(tool).every((scope) => program.token.scopes.includes(scope));

/**
 * The arguments as the tool reads them.
 * @throws Refused for one that it does not know, InvalidFields for one that does not fit.
 */
function readArguments({ input }: Tool, given: unknown): unknown {
  const known = Object.keys(input._zod.def.shape);
  const unknown = Object.keys(given ?? {}).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Refused(`There is no argument ${unknown.join(", ")}. The arguments are ${known.join(", ")}.`);
  return parse(input, given ?? {});
}

/** @throws Refused with a sentence for the assistant, whatever is the matter with its arguments or its token. */
export async function runTool(tool: Tool, given: unknown, on: Assisted): Promise<ToolAnswer> {
  const { publicUrl } = on.services.settings;
  const missing = scopesOf(tool).filter((scope) => !on.program.token.scopes.includes(scope));
  if (missing.length > 0) throw new Refused(scopeSentence(missing, publicUrl));
  try {
    return await tool.run(readArguments(tool, given) as never, askingFor(tool, on));
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    throw new Refused(sentenceOf(nestMessages(error.problems, "en"), publicUrl, {}));
  }
}
