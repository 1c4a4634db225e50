import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { anEmail } from "../../../test/test-browser.ts";
import { Problem } from "../base/problem.ts";
import { type EventLimit, LimitedEvents, ofAddress, ofEmail, ofPerson } from "./limited-events.ts";

let app: TestApp;
/** What two server processes have: connections to one database, and the same key. */
let processes: readonly LimitedEvents[];
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  const { db, settings } = app.app.services;
  processes = [app.app.services.limitedEvents, new LimitedEvents(db, settings.secretKey)];
});
afterAll(() => app.close());

const rows = () => app.app.services.db.selectFrom("limited_events").selectAll().execute();
const limitOf = (subject: EventLimit["subject"], max: number, seconds = 60): EventLimit => ({
  kind: "test",
  subject,
  max,
  seconds,
});

/** Null when the turn was taken, else the seconds to wait. */
async function take(events: LimitedEvents, limits: readonly EventLimit[]): Promise<number | null> {
  try {
    await events.takeTurn(limits, app.clock.now());
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.retryAfter ?? Number.NaN;
  }
}

describe("limited events", () => {
  it("B9 ERR-026: hold together for a hundred turns at once, over two processes", async () => {
    const subject = ofEmail(anEmail());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        take(processes[index % 2] as LimitedEvents, [limitOf(subject, 7)]),
      ),
    );
    expect(answers.filter((wait) => wait === null)).toHaveLength(7);
    expect(answers.filter((wait) => wait === 60)).toHaveLength(93);
  });

  it("B9: two kinds of subject at once never wait for each other in a circle", async () => {
    const [email, address] = [ofEmail(anEmail()), ofAddress("203.0.113.77")];
    const orders = [
      [limitOf(email, 9), limitOf(address, 9)],
      [limitOf(address, 9), limitOf(email, 9)],
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        take(processes[index % 2] as LimitedEvents, orders[index % 2] ?? []),
      ),
    );
    expect(answers.filter((wait) => wait === null)).toHaveLength(9);
  });

  it("AUTH-025: the window rolls, and the wait is that of the limit that takes longest", async () => {
    const [events] = processes as [LimitedEvents];
    const limits = [limitOf(ofEmail(anEmail()), 1, 30), limitOf(ofEmail(anEmail()), 2, 3600)];
    expect(await take(events, limits)).toBeNull();
    app.clock.forward(10);
    expect(await take(events, limits)).toBe(20);
    app.clock.forward(20);
    expect(await take(events, limits), "30 s after the first").toBeNull();
    app.clock.forward(5);
    expect(await take(events, limits)).toBe(3600 - 35);
    app.clock.forward(3600 - 35);
    expect(await take(events, limits), "the first is an hour old").toBeNull();
    expect(await take(events, limits)).toBe(30);
  });

  it("AUTH-025: a refused turn is counted under none of its limits", async () => {
    const [events] = processes as [LimitedEvents];
    const [full, free] = [limitOf(ofEmail(anEmail()), 1), limitOf(ofEmail(anEmail()), 2)];
    expect(await take(events, [full])).toBeNull();
    for (let tried = 0; tried < 5; tried++) expect(await take(events, [free, full])).toBe(60);
    expect(await take(events, [free])).toBeNull();
    expect(await take(events, [free])).toBeNull();
    expect(await take(events, [free])).toBe(60);
  });

  it("AUTH-023: what is given back is one event, also where several happened at the same moment", async () => {
    const [events] = processes as [LimitedEvents];
    const limit = limitOf(ofEmail(anEmail()), 3);
    const turns = await events.takeTurn([limit], app.clock.now());
    expect([await take(events, [limit]), await take(events, [limit])]).toEqual([null, null]);
    turns.giveBack("another kind");
    await events.settle(turns);
    expect(await take(events, [limit])).toBe(60);
    turns.giveBack("test");
    await events.settle(turns);
    expect(await take(events, [limit])).toBeNull();
    expect(await take(events, [limit])).toBe(60);
  });

  it("ERR-026: a turn that costs more counts as so many events, also where it is given back", async () => {
    const [events] = processes as [LimitedEvents];
    const limit = limitOf(ofPerson(77), 10);
    const dear = await events.takeTurn([{ ...limit, cost: 6 }], app.clock.now());
    expect(await take(events, [{ ...limit, cost: 5 }]), "eleven of ten").toBe(60);
    app.clock.forward(20);
    expect(await take(events, [{ ...limit, cost: 4 }]), "ten of ten").toBeNull();
    expect(await take(events, [limit]), "until the first six are over").toBe(40);
    expect(await take(events, [{ ...limit, cost: 7 }]), "until all ten are over").toBe(60);
    dear.giveBackAll();
    await events.settle(dear);
    expect(await take(events, [{ ...limit, cost: 7 }])).toBe(60);
    expect(await take(events, [{ ...limit, cost: 6 }])).toBeNull();
    app.clock.forward(60);
  });

  it("G6 ERR-027: stores nothing that names a person, an e-mail address or a network", async () => {
    const [events] = processes as [LimitedEvents];
    const email = anEmail();
    await events.takeTurn(
      [limitOf(ofEmail(email), 1), limitOf(ofAddress("198.51.100.23"), 1), limitOf(ofPerson(4_711), 1)],
      app.clock.now(),
    );
    const stored = (await rows())
      .map((row) => JSON.stringify(row) + row.subject.toString("latin1"))
      .join("\n");
    for (const plain of [email, "198.51.100.23", "person:4711"]) expect(stored).not.toContain(plain);
    const other = new LimitedEvents(app.app.services.db, "another key of a length that is good enough");
    expect(await take(other, [limitOf(ofEmail(email), 1)]), "the key decides what is found").toBeNull();
  });

  it("G7 ERR-027: a sweep deletes the rows whose window is over, and no other", async () => {
    const [events] = processes as [LimitedEvents];
    const [short, long] = [limitOf(ofEmail(anEmail()), 1, 60), limitOf(ofEmail(anEmail()), 1, 86_400)];
    await events.takeTurn([short, long], app.clock.now());
    await events.sweep(app.clock.now());
    expect([await take(events, [short]), await take(events, [long])]).toEqual([60, 86_400]);
    app.clock.forward(3600);
    const before = (await rows()).length;
    const swept = await events.sweep(app.clock.now());
    expect(swept).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(before - swept);
    expect(await take(events, [long])).toBe(86_400 - 3600);
    app.clock.forward(86_400);
    await events.sweep(app.clock.now());
    expect(await rows()).toEqual([]);
  });
});
