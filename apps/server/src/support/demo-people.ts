import type { DemoPeople, enterAsDemoPerson as enterEndpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { openSessionOf, type SignedIn } from "../sign-in/index.ts";
import { DEMO_ADDRESS, findDemoUser, listDemoUsers } from "./demo-people-store.ts";

const RETRY_SECONDS = 5;

/** @throws Problem not_found where the demo world is switched off, unavailable while its people get their plans. */
function requireDemo({ services }: Call): void {
  if (!services.settings.demo) throw new Problem("not_found");
  if (!services.demoWorld.isReady) throw new Problem("unavailable", RETRY_SECONDS);
}

/**
 * The people of the demo world; the key of a person is their address without its domain. Nobody where it is switched off: the
 * sign-in screen asks everywhere, and a refusal would stand in every visitor's console as a fault.
 */
export async function listDemoPeople(call: Call): Promise<DemoPeople> {
  if (!call.services.settings.demo) return { is_ready: true, people: [] };
  if (!call.services.demoWorld.isReady) return { is_ready: false, people: [] };
  const users = await withReach(call.db, "all", () => listDemoUsers(call.db));
  const people = users.map(({ email, first_name, last_name }) => {
    const key = email.slice(0, -DEMO_ADDRESS.length);
    return { key, name: `${first_name} ${last_name}`.trim(), description_key: key };
  });
  return { is_ready: true, people };
}

/** Signs in as a person of the demo world, and as nobody else. */
export function enterAsDemoPerson(call: Call<typeof enterEndpoint>, label: string): Promise<SignedIn> {
  requireDemo(call);
  return withReach(call.db, "all", async () => {
    const userId = await findDemoUser(call.db, call.params.key);
    if (userId === null) throw new Problem("not_found");
    return openSessionOf(call, userId, label);
  });
}
