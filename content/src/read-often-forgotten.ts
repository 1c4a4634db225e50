import { z } from "zod";
import { idSchema } from "./localised-name.ts";
import { CONTENT_ROOT } from "./read-content.ts";
import { ContentProblems, readYamlFile } from "./yaml-file.ts";

const schema = z.array(
  z.strictObject({
    kind: z.enum(["SPREAD", "IN_DRINK", "DRESSING", "FRYING"]),
    behind: z.array(idSchema).min(1),
    foods: z.record(idSchema, idSchema),
    unless: z.array(idSchema),
  }),
);

/** What is often eaten with some foods and forgotten when they are named. */
export type OftenForgotten = z.infer<typeof schema>[number];

/** What people forget to say, from often-forgotten.yaml. */
export function readOftenForgotten(root: string = CONTENT_ROOT): readonly OftenForgotten[] {
  const problems = new ContentProblems();
  const lines = readYamlFile(root, "often-forgotten.yaml", schema, problems);
  problems.throwIfAny();
  return lines ?? [];
}
