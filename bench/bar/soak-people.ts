/** The people of a soak: signed in, with a plan, a planned week and a grocery list. */
import { randomUUID } from "node:crypto";
import { aPlannedPerson, sender, signInByDatabase } from "../server/a-person.ts";
import type { Person } from "../server/scenario.ts";

export interface SoakPerson extends Person {
  readonly email: string;
  /** Numbers the writes of this person, so that a lost or doubled one can be told. */
  nextNumber: number;
}

const AT_ONCE = 2;

export async function makePeople(port: number, databaseUrl: string, count: number): Promise<SoakPerson[]> {
  const send = sender(port);
  const people: SoakPerson[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      const email = `soak-${begun}-${randomUUID()}@example.org`;
      const token = await signInByDatabase(databaseUrl, email);
      people.push({ ...(await aPlannedPerson(send, token)), email, nextNumber: 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return people;
}
