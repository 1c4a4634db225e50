import { RIGHTS_OF_ROLE, type TeamPlace } from "@plateful/access";
import type { Db } from "../platform/database/open-database.ts";
import { insertMissingUsers, setDemoPlace } from "./demo-store.ts";

/** Not the addresses of those who can be entered: these two are colleagues to look at. */
const DOMAIN = "@team.demo.plateful.example";
const DAY_MS = 86_400_000;

interface Colleague extends TeamPlace {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly joinedDaysAgo: number;
  readonly lastActiveDaysAgo: number;
}

/** Beside the owner: a coach who also looks after the team, and an assistant who only writes and invites. */
const COLLEAGUES: readonly Colleague[] = [
  {
    ...{ key: "mees", firstName: "Mees", lastName: "Jansen", joinedDaysAgo: 34, lastActiveDaysAgo: 0 },
    role: "COACH",
    rights: [...RIGHTS_OF_ROLE.COACH, "SEE_ALL_CLIENTS", "TEAM"],
  },
  {
    ...{ key: "noor", firstName: "Noor", lastName: "Haddou", joinedDaysAgo: 12, lastActiveDaysAgo: 1 },
    role: "ASSISTANT",
    rights: RIGHTS_OF_ROLE.ASSISTANT,
  },
];

/** The address of the colleague who stands in with a client. */
export const DEMO_STAND_IN = `mees${DOMAIN}`;

/** Gives the practice of the demo the colleagues who are missing, each with rights of their own. */
export async function addDemoTeam(trx: Db, organisationId: number, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const added = await insertMissingUsers(
    trx,
    COLLEAGUES.map((person) => ({
      email: `${person.key}${DOMAIN}`,
      first_name: person.firstName,
      last_name: person.lastName,
      locale: "nl",
      is_coach: true,
      organisation_id: organisationId,
      payment_status_override: "COMPLIMENTARY",
      email_confirmed_at: ago(person.joinedDaysAgo),
      terms_accepted_at: ago(person.joinedDaysAgo),
      date_joined: ago(person.joinedDaysAgo),
      last_active_at: ago(person.lastActiveDaysAgo),
    })),
  );
  for (const { id, email } of added) {
    const place = COLLEAGUES.find(({ key }) => email === `${key}${DOMAIN}`);
    if (place !== undefined) await setDemoPlace(trx, id, place);
  }
}
