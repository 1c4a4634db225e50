import "../ui/fields/form-styles.ts";
import { Switch } from "@mantine/core";
import { TEAM_RIGHTS, TEAM_ROLES, type TeamRight } from "@plateful/access";
import { useTeamPhrases } from "../lib/language/use-team-phrases.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { type Giver, type Place, placeOf } from "./place.ts";
import styles from "./Team.module.css";

interface PlaceFieldsProps {
  place: Place;
  giver: Giver;
  /** Left out where the place is only read. */
  onChange?: (place: Place) => void;
}

/** A role, and each right as a switch. Nobody gives what they do not have, and only owners make owners (ledger TEAM-007). */
export function PlaceFields({ place, giver, onChange }: PlaceFieldsProps) {
  const { rights: words, roles } = useTeamPhrases();
  const isOwner = place.role === "OWNER";
  const isFixed = onChange === undefined || isOwner;
  const offered = TEAM_ROLES.filter((role) => role !== "OWNER" || giver.role === "OWNER");
  const turn = (right: TeamRight, isOn: boolean) =>
    onChange?.({
      ...place,
      rights: TEAM_RIGHTS.filter((each) => (each === right ? isOn : place.rights.includes(each))),
    });
  const lacks =
    onChange !== undefined && !isOwner && TEAM_RIGHTS.some((each) => !giver.rights.includes(each));
  return (
    <>
      {onChange !== undefined && (
        <UnitToggle
          label={words.role}
          options={offered.map((value) => ({ value, label: roles[value] }))}
          value={place.role}
          isWide
          onChange={(role) => onChange(placeOf(role, giver))}
        />
      )}
      {isOwner && <p className={styles.hint}>{words.owner}</p>}
      <fieldset className={styles.switches}>
        <legend className={styles.legend}>{words.legend}</legend>
        {TEAM_RIGHTS.map((right) => (
          <Switch
            key={right}
            size="lg"
            label={words.names[right]}
            description={words.texts[right]}
            checked={isOwner || place.rights.includes(right)}
            disabled={isFixed || !giver.rights.includes(right)}
            onChange={(event) => turn(right, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      {lacks && <p className={styles.hint}>{words.notYours}</p>}
    </>
  );
}
