import { type BodyOf, importRecipe } from "@plateful/contract";
import { isSocialHost } from "@plateful/contract/social-host";
import { useMutation } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { MAX_TEXT, type SourceFault } from "./import-source.ts";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";

type Source = BodyOf<typeof importRecipe>;

/** Begins to read a page or a post for a recipe of the practice. The screen itself says why it was refused. */
export function useImportPracticeRecipe() {
  const intent = useIntentKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: (body: Source) => call(importRecipe, { body, idempotencyKey: intent.keyFor(body) }),
    onSuccess: () => intent.done(),
  });
}

/** What is wrong with what was typed, in words. */
export function useSourceFault(fault: SourceFault | null): string | null {
  const words = usePracticeRecipePhrases();
  const count = useCount();
  if (fault === null) return null;
  return fault === "tooLong" ? words.tooLong({ limit: count(MAX_TEXT) }) : words[fault];
}

/** Why an import was not begun, in words; null where nothing went wrong. */
export function useImportFault(error: Error | null, url: string | null | undefined): string | null {
  const words = usePracticeRecipePhrases();
  const { general } = usePhrases();
  if (error === null) return null;
  if (!(error instanceof CallError)) return general.somethingWentWrong;
  if (error.status === 0) return words.offline;
  if (error.status === 429) return words.tooMany;
  if (error.code === "import_unavailable")
    return url != null && URL.canParse(url) && isSocialHost(new URL(url).hostname)
      ? words.social
      : words.unavailable;
  return error.at("url") ?? error.at("text") ?? error.detail ?? general.somethingWentWrong;
}
