interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** A change of a file that is there already. */
export interface Edit {
  readonly path: string;
  /** @throws Error when the file has not the form that the change relies on. */
  readonly change: (text: string) => string;
}

/** What a generator makes: files, their entries in the lists of the house, and what is left for a person to decide. */
export interface Plan {
  readonly files: readonly NewFile[];
  readonly edits: readonly Edit[];
  readonly next: readonly string[];
}

/** A line after the last one that matches. @throws Error when none does. */
export const lineAfterLast =
  (line: string, pattern: RegExp) =>
  (text: string): string => {
    const lines = text.split("\n");
    const at = lines.findLastIndex((one) => pattern.test(one));
    if (at < 0) throw new Error(`There is no line like ${pattern} to put "${line.trim()}" after.`);
    return lines.toSpliced(at + 1, 0, line).join("\n");
  };

/** A line after the first import or export, for another: the formatter brings it to its place. */
export const importLine =
  (line: string) =>
  (text: string): string =>
    text.replace(/^(?:import|export) .*;$/m, (first) => `${first}\n${line}`);

/** Both changes, one after the other. */
export const both =
  (...changes: readonly Edit["change"][]) =>
  (text: string): string =>
    changes.reduce((changed, change) => change(changed), text);
