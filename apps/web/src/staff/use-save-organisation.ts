import { type BodyOf, managedOrganisations, type Organisation } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { saveOver } from "../lib/version-conflict.ts";
import { type OrganisationDraft, organisationChanges } from "./organisation-draft.ts";
import { organisationQuery } from "./organisation-query.ts";
import { STAFF } from "./staff-query.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

type Changes = BodyOf<typeof managedOrganisations.change>;

/** Makes an organisation or changes it; what a coach changed meanwhile is asked about (ledger DATA-054). */
export function useSaveOrganisation(organisation: Organisation | null) {
  const queryClient = useQueryClient();
  const { practices: words } = useStaffPhrases();
  const { keyFor } = useIntentKey();
  const labels: Readonly<Record<string, string>> = words.fields;
  const options: Readonly<Record<string, string>> = words.options;
  const textOf = (value: unknown) => {
    if (typeof value === "boolean") return value ? words.yes : words.no;
    return value === null || value === "" ? words.empty : (options[String(value)] ?? String(value));
  };
  const change = (base: Organisation, changes: Changes) =>
    saveOver({
      base,
      changes,
      send: (body, version) =>
        call(managedOrganisations.change, { params: { id: String(base.id) }, body, version }),
      label: (key) => labels[key] ?? key,
      text: (_key, value) => textOf(value),
      unchanged: (current) => current,
    });
  return async (draft: OrganisationDraft): Promise<Organisation> => {
    const changes = organisationChanges(draft, organisation) as Changes;
    const saved =
      organisation === null
        ? await call(managedOrganisations.create, {
            body: { ...changes, name: changes.name ?? "" },
            idempotencyKey: keyFor(changes),
          })
        : await change(organisation, changes);
    queryClient.setQueryData(organisationQuery(String(saved.id)).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: [STAFF, "organisations"] });
    return saved;
  };
}
