import type { MessageCounts } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { countOfClient, countOfCoach } from "./conversation-store.ts";

/** What the navigation shows: what is unread as a client and as a coach, and who waits for the coach (TALK-004). */
export async function countMessages({ db, actor }: Call): Promise<MessageCounts> {
  const own = await countOfClient(db, actor.id);
  if (!actor.isCoach) return { unread: own, waiting: 0 };
  const { unread, waiting } = await withReach(db, "clients", () => countOfCoach(db, actor.id));
  return { unread: own + unread, waiting };
}
