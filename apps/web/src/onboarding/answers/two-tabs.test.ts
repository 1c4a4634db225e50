import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepOnDevice, readOnDevice } from "../../lib/device/device-store.ts";
import { rememberPerson, setToken } from "../../lib/device/session.ts";
import { newAnswers, readKept, writeKept } from "./kept-answers.ts";

type Store = typeof import("./answers-store.ts");

const OPEN = "plateful-own-onboarding";
const SEALED = "plateful-own-onboarding-sealed";
const METRIC = { height: "CENTIMETRES", weight: "KILOGRAMS" } as const;
const ANSWERED = { ...newAnswers(METRIC), goal: "GAIN_MUSCLE", activityLevel: "SEDENTARY" } as const;

let tabs: Store[] = [];

/** Another tab of the same browser: its own memory, the same storage and the same keys. */
async function openTab(): Promise<Store> {
  const name = `./answers-store.ts?tab=${crypto.randomUUID()}`;
  const store = (await import(/* @vite-ignore */ name)) as Store;
  tabs.push(store);
  return store;
}

/** What a browser tells the other tabs about a change of the storage. */
const tell = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

beforeEach(() => {
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("fetch", async () => Response.json({ answers: null }));
  rememberPerson(1);
  setToken("token");
});
afterEach(() => {
  for (const tab of tabs) tab.forgetAnswers();
  tabs = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => setToken(null));

it("ONB-105 a tab that is opened while another one answers finds the answers, sealed or not yet", async () => {
  localStorage.setItem(OPEN, writeKept(ANSWERED, Date.now()));
  const first = await openTab();
  const isFree = Promise.withResolvers<void>();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, "encrypt").mockImplementation(async (...what) => {
    await isFree.promise;
    return encrypt(...what);
  });
  first.changeAnswers({ weeklyGoal: null });
  const other = await openTab();
  expect(other.hasBegun()).toBe(true);
  expect(other.currentAnswers().goal).toBe("GAIN_MUSCLE");
  isFree.resolve();
  await vi.waitFor(() => expect(localStorage.getItem(OPEN)).toBeNull());
  expect(readKept(await readOnDevice(SEALED), Date.now())?.goal).toBe("GAIN_MUSCLE");
});

it("ONB-105 a tab that found answers openly takes up what was sealed since, and what it missed of it", async () => {
  localStorage.setItem(OPEN, writeKept(ANSWERED, Date.now()));
  const other = await openTab();
  await keepOnDevice(SEALED, writeKept({ ...ANSWERED, goal: "RECOMPOSITION" }, Date.now()));
  localStorage.removeItem(OPEN);
  tell(OPEN, null);
  await vi.waitFor(() => expect(other.currentAnswers().goal).toBe("RECOMPOSITION"));
});

it("ONB-105 DATA-065 answers that come from another tab while the server is asked count as taken up", async () => {
  const held = Promise.withResolvers<Response>();
  const asked = vi.fn(() => held.promise);
  vi.stubGlobal("fetch", asked);
  const other = await openTab();
  const takingUp = other.takeUpKept();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await keepOnDevice(SEALED, writeKept(ANSWERED, Date.now()));
  tell(SEALED, localStorage.getItem(SEALED));
  await vi.waitFor(() => expect(other.hasBegun()).toBe(true));
  held.resolve(Response.json({ answers: null }));
  expect(await takingUp).toBe(true);
});

it("ONB-105 what a visitor answers in one tab is added to what another one kept a moment ago", async () => {
  setToken(null);
  const [first, other] = [await openTab(), await openTab()];
  first.changeAnswers({ goal: "RECOMPOSITION" });
  other.changeAnswers({ activityLevel: "SEDENTARY" });
  const kept = readKept(localStorage.getItem(OPEN), Date.now());
  expect(kept).toMatchObject({ goal: "RECOMPOSITION", activityLevel: "SEDENTARY" });
});
