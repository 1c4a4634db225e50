/** The people of a soak: signed in, with a plan, a planned week and a grocery list. */
import { randomUUID } from "node:crypto";
import { aPlannedPerson, sender, signInByDatabase } from "../server/a-person.ts";
import type { Person } from "../server/scenario.ts";

export interface SoakPerson extends Person {
  readonly email: string;
  /** Of their own: people do not share a network. */
  readonly address: string;
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
      // Of the networks that are kept for tests of this kind (RFC 2544).
      const address = `198.18.${Math.floor(begun / 250)}.${1 + (begun % 250)}`;
      const email = `soak-${begun}-${randomUUID()}@example.org`;
      const token = await signInByDatabase(databaseUrl, email);
      people.push({ ...(await aPlannedPerson(send, token)), email, address, nextNumber: 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return people;
}
