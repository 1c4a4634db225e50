/** Small faults that a test should notice, one to a mutant: an operator, a bound or an answer turned round. */
interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const FAULTS: readonly Fault[] = [
  { name: "< to <=", pattern: / < /g, instead: " <= " },
  { name: "<= to <", pattern: / <= /g, instead: " < " },
  { name: "> to >=", pattern: / > /g, instead: " >= " },
  { name: ">= to >", pattern: / >= /g, instead: " > " },
  { name: "=== to !==", pattern: / === /g, instead: " !== " },
  { name: "!== to ===", pattern: / !== /g, instead: " === " },
  { name: "&& to ||", pattern: / && /g, instead: " || " },
  { name: "|| to &&", pattern: / \|\| /g, instead: " && " },
  { name: "+ to -", pattern: / \+ /g, instead: " - " },
  { name: "- to +", pattern: / - /g, instead: " + " },
  { name: "* to /", pattern: / \* /g, instead: " / " },
  { name: "/ to *", pattern: / \/ /g, instead: " * " },
  { name: "max to min", pattern: /\bMath\.max\(/g, instead: "Math.min(" },
  { name: "min to max", pattern: /\bMath\.min\(/g, instead: "Math.max(" },
  { name: "true to false", pattern: /\breturn true\b/g, instead: "return false" },
  { name: "false to true", pattern: /\breturn false\b/g, instead: "return true" },
  { name: "every to some", pattern: /\.every\(/g, instead: ".some(" },
  { name: "some to every", pattern: /\.some\(/g, instead: ".every(" },
];

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly fault: string;
  /** The whole file with the fault in it. */
  readonly text: string;
}

/** Lines of comments, types, imports and texts hold no rule. */
const IS_NO_RULE = /^\s*(?:\*|\/\/|\/\*|import |export \*|type |export type |\| )|`/;

/** All mutants of a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) =>
    IS_NO_RULE.test(line)
      ? []
      : FAULTS.flatMap(({ name, pattern, instead }) =>
          [...line.matchAll(pattern)].map(({ index, 0: found }) => {
            const faulty = line.slice(0, index) + instead + line.slice(index + found.length);
            return { file, line: at + 1, fault: name, text: lines.with(at, faulty).join("\n") };
          }),
        ),
  );
}

/** So many of a list, each at most once and always the same for a seed. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  const taken: T[] = [];
  let state = seed;
  while (taken.length < count && left.length > 0) {
    // A linear congruential generator (Numerical Recipes): a sample has to be repeatable, not secret.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    taken.push(...left.splice(state % left.length, 1));
  }
  return taken;
}
