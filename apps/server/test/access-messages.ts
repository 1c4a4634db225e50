import type { Policy, Word } from "./access-policy.ts";
import { type Build, of, plain } from "./access-request.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Everybody who is signed in has their own, and reaches nobody's else. */
const OWN: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: "ok" },
};
/** Only who has a coach has someone to write to. */
const CLIENTS: Word = {
  ...{ nobody: 401, self: "ok", other: 409, coach: 409 },
  ...{ otherCoach: 409, disabled: 403, staff: 409, neighbour: "ok", simpleClient: "ok" },
};
const COACH: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: 403 },
};

/** Who writes, and who reads what was written: the client and their coach alone, neither colleagues nor staff. */
export const MESSAGE_POLICY: Readonly<Record<string, Policy>> = {
  "get-conversation": [OWN],
  "send-message": [CLIENTS],
  "read-messages": [OWN],
  "count-messages": [OWN],
  "get-message-mails": [OWN],
  "set-message-mails": [OWN],
  "list-conversations": [COACH, "empty"],
  "get-client-conversation": [COACH, 404],
  "send-client-message": [COACH, 404],
  "read-client-messages": [COACH, 404],
  "settle-client-conversation": [COACH, 404],
  "find-day-comments": [OWN],
  "find-client-day-comments": [COACH, 404],
  "get-client-note": [COACH, 404],
  "save-client-note": [COACH, 404],
};

const WEEK = { date__gte: "2026-03-16", date__lte: "2026-03-22" };

const onClient =
  (body?: object): Build =>
  (world, aim) => ({
    params: { id: of(aim, world.people.self.id) },
    ...(body === undefined ? {} : { body: { ...body } }),
  });

export const MESSAGE_REQUESTS: Readonly<Record<string, Build>> = {
  "get-conversation": plain(),
  "send-message": plain({ body: { text: "Late shifts this week" } }),
  "read-messages": plain({ body: { message: 1 } }),
  "count-messages": plain(),
  "get-message-mails": plain(),
  "set-message-mails": plain({ body: { mails: true } }),
  "list-conversations": (_world, aim) => ({ query: { search: aim.isThere ? "Anna" : "Nobody" } }),
  "get-client-conversation": onClient(),
  "send-client-message": onClient({ text: "Good that you say it" }),
  "read-client-messages": onClient({ message: 1 }),
  "settle-client-conversation": onClient(),
  "find-day-comments": plain({ query: WEEK }),
  "find-client-day-comments": (world, aim) => ({
    params: { id: of(aim, world.people.self.id) },
    query: WEEK,
  }),
  "get-client-note": onClient(),
  "save-client-note": onClient({ note: "Works nights" }),
};

/** What a client and their coach wrote, and what the coach noted. */
export async function writeToEachOther(app: TestApp, client: Person, coach: Person): Promise<void> {
  await app.post("messages/", { text: "Is that bad?" }, { as: client });
  await app.post(`clients/${client.id}/messages/`, { text: "Not at all", day: "2026-03-18" }, { as: coach });
  await app.put(`clients/${client.id}/note/`, { note: "Rotating shifts" }, { as: coach });
}
