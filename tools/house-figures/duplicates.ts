/** Lines that say nothing by themselves: brackets, imports and what closes a call. */
const IS_THIN = /^(?:import\b.*|export \*.*|[\])}(;,]*|\} from .*|)$/;

interface Place {
  readonly file: string;
  readonly at: number;
}

/** The lines of a file that count, trimmed. */
const meatOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !IS_THIN.test(line) && !/^(?:\/\/|\/?\*)/.test(line));

/**
 * How many runs of at least so many lines stand word for word in two places, each counted once however long it is. Comments,
 * imports and lone brackets are passed over.
 */
export function duplicateRuns(sources: ReadonlyMap<string, string>, length: number): string[] {
  const seen = new Map<string, Place>();
  const runs: string[] = [];
  for (const [file, text] of sources) {
    const lines = meatOf(text);
    let last: (Place & { readonly here: number }) | null = null;
    for (let at = 0; at + length <= lines.length; at += 1) {
      const window = lines.slice(at, at + length).join("\n");
      const first = seen.get(window);
      if (first === undefined) {
        seen.set(window, { file, at });
        last = null;
        continue;
      }
      const goesOn = last !== null && last.file === first.file && first.at - last.at === at - last.here;
      if (!goesOn) runs.push(`${first.file} and ${file}: "${lines[at]}"`);
      last = { ...first, here: at };
    }
  }
  return runs;
}
