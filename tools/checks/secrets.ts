/** Keys that must not lie in the project, in its history or in what the browser gets; by the forms in which they are given out. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/]{16}/, "a private key"],
  [/\bAGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{40}/, "a key of backups"],
  [/\b(?:sk|rk)_live_[A-Za-z0-9]{16}/, "a live key of the payment provider"],
  [/\bwhsec_[A-Za-z0-9]{32}/, "a secret of webhooks"],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, "a key of a cloud"],
  [/\bAIza[A-Za-z0-9_-]{35}\b/, "a key of a cloud"],
  [/\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60})/, "a token of a code host"],
  [/\bglpat-[A-Za-z0-9_-]{20}\b/, "a token of a code host"],
  [/\bnpm_[A-Za-z0-9]{36}\b/, "a token of a registry"],
  [/\/\/[^\s/]+\/:_(?:authToken|password)=[^$\s{]/, "a token of a registry"],
  [/\bxox[abprs]-[A-Za-z0-9-]{20}/, "a token of a chat"],
  [/\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}\b/, "a key of a mail service"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/, "a signed token"],
];
/** Longer files are data; nobody writes a key into them by hand. */
const MAX_BYTES = 4_000_000;

/** What kinds of secrets a text holds. */
export const secretsIn = (text: string): string[] =>
  FORMS.filter(([form]) => form.test(text)).map(([, kind]) => kind);

/** Sentences for the files that hold a secret. */
export function secretProblems(files: readonly string[] = projectFiles("")): string[] {
  return files.flatMap((file) => {
    const path = join(ROOT, file);
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size > MAX_BYTES) return [];
    return secretsIn(readFileSync(path, "latin1")).map((kind) => `${file} holds ${kind}`);
  });
}
