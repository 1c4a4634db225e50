import { type Aim, type Build, of, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";

const onClient =
  (body?: Readonly<Record<string, unknown>>): Build =>
  (world: World, aim: Aim) => ({
    params: { id: of(aim, world.people.self.id) },
    ...(body === undefined ? {} : { body }),
  });

/** What a coach has set for themselves or for the practice: about no client, so nothing is noted. */
export const OWN_SETTINGS: readonly string[] = [
  "get-self-service-coach",
  "get-triage-settings",
  "change-triage-settings",
  "get-check-in-questions",
  "save-check-in-questions",
];

/** The calls of the morning round. */
export const TRIAGE_REQUESTS: Readonly<Record<string, Build>> = {
  "list-triage": (world, aim) => ({
    query: { view: "ALL", search: aim.isThere ? world.people.self.email : "nobody@nowhere.example" },
  }),
  "get-triage-settings": plain(),
  "change-triage-settings": plain({
    body: { rules: [{ reason: "NOTHING_LOGGED", enabled: true, threshold: 4 }], shortcuts: false },
  }),
  "get-triage-client": onClient(),
  "settle-client": onClient({ snooze: "TOMORROW" }),
  "unsettle-client": onClient(),
  "get-client-marks": onClient(),
  "mark-client": onClient({ muted: ["PAYMENT"], labels: ["Marathon"] }),
  "shift-plan-energy": async (world, aim) => {
    const { self, coach } = world.people;
    const { body } = await world.app.get(`clients/${self.id}/triage/`, { as: coach });
    return { body: { user: of(aim, self.id), steps: 0, seen_kcal: body.energy?.kcal ?? 0 } };
  },
  "add-day-note": (world, aim) => ({ body: { user: of(aim, world.people.self.id), note: "Well done" } }),
};
