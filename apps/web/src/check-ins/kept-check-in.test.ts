import { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberPerson } from "../lib/device/session.ts";
import { signOut } from "../lib/person/sign-out.ts";
import { readCurrentCheckIn } from "./kept-check-in.ts";

const CURRENT = {
  check_in: {
    ...{ id: 4, week: 2, due_on: "2026-03-18", asked_at: "2026-03-18T06:00:00Z", sent_at: null, answers: [] },
    questions: [{ id: "energy", kind: "SCALE", text: null, low: null, high: null }],
  },
  ...{
    previous: null,
    coach: "Iris",
    known: { days_logged: 5, weight_kg: null },
    next_on: null,
    mails: true,
  },
};

const answer = (given: () => Response) => vi.stubGlobal("fetch", async () => given());
const goOffline = () =>
  answer(() => {
    throw new TypeError("Failed to fetch");
  });
const read = () => readCurrentCheckIn(new AbortController().signal);

beforeEach(async () => {
  await signOut(new QueryClient());
  rememberPerson(7);
});
afterEach(() => vi.unstubAllGlobals());
// Other files of this worker find the storage as they left it.
afterAll(() => signOut(new QueryClient()));

it("CHECK-022 is read from the device without a network, and is kept there encrypted", async () => {
  answer(() => Response.json(CURRENT));
  await read();
  goOffline();
  expect(await read()).toEqual(CURRENT);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/energy|Iris/);
});

it("CHECK-022 is kept for its person alone, and until it is sent", async () => {
  answer(() => Response.json(CURRENT));
  await read();
  goOffline();
  rememberPerson(8);
  await expect(read()).rejects.toThrow();
  rememberPerson(7);
  answer(() => Response.json(CURRENT));
  await read();
  answer(() => Response.json({ ...CURRENT, check_in: null }));
  await read();
  goOffline();
  await expect(read()).rejects.toThrow();
});

it("CHECK-022 is not what a refusal is answered with", async () => {
  answer(() => Response.json(CURRENT));
  await read();
  answer(() => Response.json({ detail: "No." }, { status: 403 }));
  await expect(read()).rejects.toThrow();
});
