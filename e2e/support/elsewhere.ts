import { type PersonWanted, PORT, TEST_PEOPLE } from "../address.ts";
import type { SignedIn } from "./signed-in.ts";

/** Makes someone who uses no browser of the journey: a coach's client, say, whom only the coach looks at. */
export async function signInElsewhere(wanted: PersonWanted = {}): Promise<SignedIn> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${TEST_PEOPLE}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SignedIn;
}

/** A client of a coach, by name "Sanne de Wit". */
export const aClientElsewhere = (coach: SignedIn, columns: object = {}): Promise<SignedIn> =>
  signInElsewhere({ user: { coach_id: coach.id, first_name: "Sanne", last_name: "de Wit", ...columns } });

/** Clients who are only there to be listed: "Client 01 Vos", "Client 02 Vos" … */
export async function addClients(coach: SignedIn, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, at) => `Client ${String(at + 1).padStart(2, "0")}`);
  await Promise.all(names.map((first_name) => aClientElsewhere(coach, { first_name, last_name: "Vos" })));
}
