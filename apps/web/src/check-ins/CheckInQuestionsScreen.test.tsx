import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { setToken } from "../lib/device/session.ts";
import { CheckInQuestionsScreen } from "./CheckInQuestionsScreen.tsx";

const topic = (id: string) => ({ id, kind: "SCALE", text: null, low: null, high: null });
const own = (text: string) => ({ id: "own-1", kind: "TEXT", text, low: null, high: null });
const MINE = { questions: [topic("energy"), own("Knees?")], version: 1, may_change: true };
const THEIRS = { questions: [own("Hips?")], version: 2, may_change: true };

/** What was sent to be saved, and on top of which version. */
const sent: { version: string | null; questions: readonly { text: string | null }[] }[] = [];

/** A colleague saves between reading and the first saving. */
function open(form: object = MINE) {
  setToken("a token");
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit = {}) => {
    if (!path.includes("check-in-questions")) return Response.json({});
    if (method !== "PUT") return Response.json(form);
    const { questions } = JSON.parse(String(body));
    sent.push({ version: new Headers(headers).get("if-match"), questions });
    if (sent.length > 1) return Response.json({ questions, version: 3, may_change: true });
    return Response.json({ detail: "Changed.", code: "conflict", current: THEIRS }, { status: 409 });
  });
  openScreen({ ...aPerson(), is_coach: true }, () => <CheckInQuestionsScreen />);
}

afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const questionField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Question" });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

async function collide() {
  open();
  fireEvent.change(await questionField(), { target: { value: "  Ankles? " } });
  save();
  await screen.findByText(/A colleague has just changed these questions/);
  expect(sent[0]).toMatchObject({ version: '"v1"', questions: [{}, { text: "Ankles?" }] });
  expect((await questionField()).value).toBe("  Ankles? ");
}

it("CHECK-020 keeps what was typed when a colleague saved meanwhile, and saves it over theirs when asked again", async () => {
  await collide();
  save();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: '"v2"', questions: [{}, { text: "Ankles?" }] });
  await vi.waitFor(() => expect(screen.queryByText(/A colleague has just changed/)).toBeNull());
});

it("CHECK-020 takes over a colleague's version when that is wanted", async () => {
  await collide();
  fireEvent.click(screen.getByRole("button", { name: "Use their version" }));
  expect((await questionField()).value).toBe("Hips?");
  expect(screen.queryByText(/A colleague has just changed/)).toBeNull();
  expect(sent).toHaveLength(1);
});

it("CHECK-020 lets nothing be changed without the right to send messages", async () => {
  open({ ...MINE, may_change: false });
  expect((await questionField()).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

it("CHECK-020 keeps at least one question", async () => {
  open({ ...MINE, questions: [own("Knees?")] });
  await questionField();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Remove: Knees?" }).disabled).toBe(true);
});

it("ORG-057 CHECK-020 adds a question of the practice's own on a page without https, which has no crypto.randomUUID", async () => {
  open();
  await questionField();
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  fireEvent.click(screen.getByRole("button", { name: "Write your own" }));
  expect(await screen.findAllByRole("textbox", { name: "Question" })).toHaveLength(2);
});
