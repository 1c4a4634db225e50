import { email as emailRule } from "@plateful/contract";
import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { forgetTyped, keepTyped, readTyped } from "../../lib/device/typed-drafts.ts";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

const NAME = `${PERSONAL_PREFIX}typed-client`;
const KEPT_MS = 7 * 86_400_000;

const fields = z.object({
  first: z.string(),
  last: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** Who fills in the profile. */
  start: z.enum(["CLIENT", "COACH"]),
  /** What the first plan is made from once the client has answered the questions. */
  template: z._default(z.nullable(z.number()), null),
  /** A colleague whose client they become; null for the coach's own. */
  coach: z._default(z.nullable(z.number()), null),
  /** What the coach adds to the invitation, in each language: other words go with another language. */
  lines: z._default(z.object({ en: z.string(), nl: z.string() }), { en: "", nl: "" }),
});
/** A client who is being added, as far as it is typed. */
export type ClientDraft = z.output<typeof fields>;
const kept = z.object({ draft: fields, at: z.number() });

function readKept(text: string | null): ClientDraft | null {
  if (text === null) return null;
  try {
    const { data } = z.safeParse(kept, JSON.parse(text));
    return data !== undefined && Date.now() - data.at < KEPT_MS ? data.draft : null;
  } catch {
    // Another version of the app wrote it.
    return null;
  }
}

const blank = (language: CompleteLanguage): ClientDraft => ({
  ...{ first: "", last: "", email: "", language, start: "CLIENT" },
  ...{ template: null, coach: null, lines: { en: "", nl: "" } },
});

export const isAddress = (email: string): boolean => z.safeParse(emailRule(), email.trim()).success;

/** Whether everything is there that an invitation needs. */
export const isComplete = ({ first, last, email }: ClientDraft): boolean =>
  first.trim() !== "" && last.trim() !== "" && isAddress(email);

const isEmpty = ({ first, last, email }: ClientDraft): boolean => `${first}${last}${email}`.trim() === "";

/** Keeps a draft on the device until the client was added (ledger COACH-133). */
export const keepClientDraft = (draft: ClientDraft): void =>
  isEmpty(draft) ? forgetTyped(NAME) : keepTyped(NAME, JSON.stringify({ draft, at: Date.now() }));

export const forgetClientDraft = (): void => forgetTyped(NAME);

/** Who is being added; every change is kept, and what was kept comes back. */
export function useClientDraft(given?: Partial<ClientDraft>) {
  const language = useCompleteLanguage();
  const [draft, setDraft] = useState<ClientDraft>({ ...blank(language), ...given });
  const [isRestored, setIsRestored] = useState(false);
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    let isGone = false;
    void readTyped(NAME).then((text) => {
      const before = readKept(text);
      if (isGone || before === null) return;
      // Whoever typed while it was read goes on with that.
      setDraft((now) => (isEmpty(now) ? before : now));
      setIsRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, [isGiven]);
  const change = (changes: Partial<ClientDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepClientDraft(next);
  };
  const startOver = () => {
    setIsRestored(false);
    setDraft(blank(language));
    forgetClientDraft();
  };
  return { draft, change, isRestored, startOver };
}
