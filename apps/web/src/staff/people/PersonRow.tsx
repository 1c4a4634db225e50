import type { StaffPersonRow } from "@plateful/contract";
import { displayName } from "../../lib/language/person-name.ts";
import { Pill } from "../../ui/Pill.tsx";
import { personPath } from "../parts/person-path.ts";
import { StaffRow } from "../parts/StaffRow.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";

/** An account in a list: who, what they are here, and whether it is on. */
export function PersonRow({ person }: { person: StaffPersonRow }) {
  const words = useStaffPhrases();
  const { organisation } = person;
  return (
    <StaffRow
      href={personPath(person.id)}
      title={<bdi>{displayName(person)}</bdi>}
      text={
        <>
          <bdi>{person.email}</bdi>
          {organisation !== null && (
            <>
              {" · "}
              <bdi>{organisation.name}</bdi>
            </>
          )}
        </>
      }
      end={
        <>
          {!person.account_enabled && <Pill tone="over">{words.off}</Pill>}
          <Pill tone={person.role === "STAFF" ? "brand" : "neutral"}>{words.roles[person.role]}</Pill>
        </>
      }
    />
  );
}
