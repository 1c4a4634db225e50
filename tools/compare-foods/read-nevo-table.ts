import { readNevo, readSourceFile } from "../../apps/server/src/foods/index.ts";
import type { Figures } from "./compare.ts";

/**
 * The figures of a file of NEVO-online by the code of each item; rows without figures are left out.
 * @throws MissingColumns when the file is another table
 */
export async function readNevoTable(path: string): Promise<ReadonlyMap<string, Figures>> {
  const table = new Map<string, Figures>();
  for await (const line of readSourceFile(path)) {
    const item = readNevo(line);
    if (typeof item !== "string") table.set(item.sourceId, item);
  }
  return table;
}
