import type { Organisation } from "@plateful/contract";
import { organisationPath } from "../parts/organisation-query.ts";
import { StaffRow } from "../parts/StaffRow.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

/** An organisation in a list, with its subdomain and its kind of recipes. */
export function OrganisationRow({ organisation }: { organisation: Organisation }) {
  const { practices: words } = useStaffPhrases();
  const { id, name, subdomain, recipe_system_type: recipes } = organisation;
  return (
    <StaffRow
      href={organisationPath(id)}
      title={<bdi>{name}</bdi>}
      text={`${subdomain ?? words.noSubdomain} · ${words.fields.recipe_system_type}: ${words.options[recipes]}`}
    />
  );
}
