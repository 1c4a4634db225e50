import { USUAL_CHECK_IN_QUESTIONS } from "@plateful/nutrition";
import { putOpen } from "../src/check-ins/check-in-store.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { type Build, of, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Everybody who is signed in has their own, and reaches nobody's else. */
const OWN: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: "ok" },
};
/** The questions of the caller's practice. */
const PRACTICE: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "ok", disabled: 403, staff: 403 },
};
const SENDER: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden" },
  ...{ otherCoach: "hidden", disabled: 403, staff: "hidden" },
};
const COACH: Word = {
  ...{ nobody: 401, self: 403, other: 403, coach: "ok" },
  ...{ otherCoach: "hidden", disabled: 403, staff: 403 },
};

/** Who asks and who reads what was answered: the client and their coach alone, neither colleagues nor staff. */
export const CHECK_IN_POLICY: Readonly<Record<string, Policy>> = {
  "get-check-in-questions": [PRACTICE],
  "save-check-in-questions": [PRACTICE],
  "list-waiting-check-ins": [{ ...COACH, otherCoach: "ok" }],
  "get-check-in": [OWN],
  "list-check-ins": [OWN],
  "send-check-in": [SENDER, 404],
  "set-check-in-mails": [OWN],
  "list-client-check-ins": [COACH, 404],
  "ask-for-check-in": [COACH, 404],
  "set-check-in-schedule": [COACH, 404],
  "get-client-check-in": [COACH, 404],
  "reply-to-check-in": [COACH, 404],
  "settle-check-in": [COACH, 404],
};

const onClient =
  (body?: object): Build =>
  (world, aim) => ({
    params: { id: of(aim, world.people.self.id) },
    ...(body === undefined ? {} : { body: { ...body } }),
  });
const onSent =
  (body?: object): Build =>
  (world, aim) => ({
    params: { id: of(aim, world.people.self.id), check_in: world.things.sentCheckIn },
    ...(body === undefined ? {} : { body: { ...body } }),
  });
const ENERGY = { id: "energy", kind: "SCALE", text: null, low: null, high: null };

/** Waits for `self`, who may have sent the one before. It is put there directly: a coach who asks would be noted. */
function anOpenCheckIn({ app, people: { self, coach } }: World): Promise<number> {
  const questions = USUAL_CHECK_IN_QUESTIONS;
  const asked = {
    clientId: self.id,
    coachId: coach.id,
    dueOn: "2026-03-18",
    questions,
    now: app.clock.now(),
  };
  return inSystemScope(app.app.services.db, (trx) => putOpen(trx, asked));
}

export const CHECK_IN_REQUESTS: Readonly<Record<string, Build>> = {
  "get-check-in-questions": plain(),
  "save-check-in-questions": plain({ body: { questions: [ENERGY] } }),
  "list-waiting-check-ins": plain(),
  "get-check-in": plain(),
  "list-check-ins": plain(),
  "send-check-in": async (world, aim) => ({
    params: { id: of(aim, await anOpenCheckIn(world)) },
    body: { answers: [{ question: "energy", scale: 4 }] },
  }),
  "set-check-in-mails": plain({ body: { mails: true } }),
  "list-client-check-ins": onClient(),
  "ask-for-check-in": onClient(),
  "set-check-in-schedule": onClient({ weekday: "monday" }),
  "get-client-check-in": onSent(),
  "reply-to-check-in": onSent({ text: "Well done" }),
  "settle-check-in": onSent(),
};

/** A client who has sent a check-in, and is asked for the next one every Monday. */
export async function checkIn(app: TestApp, client: Person, coach: Person): Promise<number> {
  const asked = await app.post(`clients/${client.id}/check-ins/`, {}, { as: coach });
  const answers = [
    { question: "energy", scale: 4 },
    { question: "sleep", scale: 2 },
    { question: "went_well", text: "Slept better" },
  ];
  await app.post(`check-ins/${asked.body.open.id}/send/`, { answers }, { as: client });
  await app.put(`clients/${client.id}/check-ins/schedule/`, { weekday: "monday" }, { as: coach });
  await inSystemScope(app.app.services.db, (trx) =>
    trx.insertInto("check_in_settings").values({ user_id: client.id, mails: false }).execute(),
  );
  return asked.body.open.id as number;
}
