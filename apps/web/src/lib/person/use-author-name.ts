import type { PlanVersion } from "@plateful/contract";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useCurrentUser } from "./current-user.ts";

/** Who saved a version, in words: the reader, someone by name, or nobody whose name is known. */
export function useAuthorName(): (author: PlanVersion["author"]) => string {
  const { id } = useCurrentUser();
  const words = usePhrases().versions.history;
  return (author) => {
    if (author === null) return words.unknown;
    return author.id === id ? words.you : `${author.first_name} ${author.last_name}`.trim() || words.unknown;
  };
}
