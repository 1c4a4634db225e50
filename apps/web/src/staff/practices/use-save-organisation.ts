import { type BodyOf, managedOrganisations, type Organisation } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { organisationQuery } from "../parts/organisation-query.ts";
import { STAFF } from "../parts/staff-query.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { type OrganisationDraft, organisationChanges } from "./organisation-draft.ts";
import { listChanges, type OrganisationLists } from "./organisation-lists.ts";

/** The form as it was sent. */
interface WantedOrganisation {
  readonly draft: OrganisationDraft;
  readonly lists: OrganisationLists;
}

type Changes = BodyOf<typeof managedOrganisations.change>;

/** Makes an organisation or changes it; what a coach changed meanwhile is asked about (ledger DATA-054). */
export function useSaveOrganisation(organisation: Organisation | null) {
  const queryClient = useQueryClient();
  const { practices: words } = useStaffPhrases();
  const { keyFor } = useIntentKey();
  const labels: Readonly<Record<string, string>> = words.fields;
  const { versions, recipeTags } = usePhrases();
  const tagNames: Readonly<Record<string, string>> = recipeTags;
  const tagsText = (tags: readonly string[]) =>
    tags.length === 0 ? words.recipes.noTags : tags.map((tag) => tagNames[tag] ?? tag).join(", ");
  const options: Readonly<Record<string, string>> = words.options;
  const textOf = (key: string, value: unknown) => {
    if (Array.isArray(value))
      return key === "displayed_recipe_tags"
        ? tagsText(value)
        : versions.recipeMarks({ count: value.length });
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
      text: textOf,
      unchanged: (current) => current,
    });
  return async ({ draft, lists }: WantedOrganisation): Promise<Organisation> => {
    const fields = organisationChanges(draft, organisation) as Changes;
    const changes: Changes = { ...fields, ...listChanges(lists, organisation) };
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
