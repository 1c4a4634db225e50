import { type FeatureFlag, featureFlags } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { type FlagDraft, flagChanges } from "./flag-draft.ts";
import { FLAGS, flagQuery } from "./flag-query.ts";

/** Makes a flag or changes it; the lists of flags follow. */
export function useSaveFlag(flag: FeatureFlag | null) {
  const queryClient = useQueryClient();
  const { keyFor } = useIntentKey();
  return async (draft: FlagDraft): Promise<FeatureFlag> => {
    const changes = flagChanges(draft, flag);
    const saved =
      flag === null
        ? await call(featureFlags.create, {
            body: { name: "", ...changes },
            idempotencyKey: keyFor(changes),
          })
        : await call(featureFlags.change, { params: { id: String(flag.id) }, body: changes });
    queryClient.setQueryData(flagQuery(String(saved.id)).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: FLAGS });
    return saved;
  };
}
