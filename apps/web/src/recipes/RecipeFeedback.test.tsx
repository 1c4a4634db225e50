import type { RecipeFeedbackLineItem } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { ViewedClient } from "../lib/person/subject.ts";
import { ToastHost } from "../ui/overlays/ToastHost.tsx";
import { RecipeFeedback } from "./RecipeFeedback.tsx";

const { feedback: words } = en.recipes;

/** What the server holds; `null` refuses what is written. */
let lines: RecipeFeedbackLineItem[] = [];
let isRefusing = false;
let sent: [method: string, body: unknown][] = [];

function answerTo(method: string, body: string | undefined): Response {
  const parsed = body === undefined ? null : JSON.parse(body);
  if (method !== "GET") sent.push([method, parsed]);
  if (method === "GET")
    return Response.json({ count: lines.length, total_pages: 1, next: null, previous: null, results: lines });
  if (isRefusing) return Response.json({ text: ["Not this."] }, { status: 400 });
  if (method === "DELETE") {
    lines = [];
    return new Response(null, { status: 204 });
  }
  const line = { id: 1, user: 1, created: "2026-03-18T09:00:00.000Z", ...parsed };
  lines = [line];
  return Response.json(line, { status: 201 });
}

beforeEach(() => {
  [lines, sent, isRefusing] = [[], [], false];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET", body }: RequestInit = {}) =>
    answerTo(method, body as string | undefined),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  openScreen(aPerson(), () => (
    <>
      <h1>Soup</h1>
      <RecipeFeedback recipeId={12} />
      <ToastHost />
    </>
  ));
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

describe("feedback on a recipe", () => {
  it("REC-093 is said with a rating, a text or both, and what is refused stays with its reason", async () => {
    isRefusing = true;
    open();
    await press(words.say);
    const save = await screen.findByRole("button", { name: en.general.save });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(words.text), { target: { value: "  " } });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(words.text), { target: { value: "More lemon " } });
    fireEvent.click(screen.getByRole("radio", { name: words.kinds.TIME }));
    fireEvent.click(screen.getByRole("radio", { name: "4" }));
    fireEvent.click(save);
    expect(await screen.findByText("Not this.")).toBeTruthy();
    expect((screen.getByLabelText(words.text) as HTMLTextAreaElement).value).toBe("More lemon ");
    isRefusing = false;
    fireEvent.click(save);
    expect(await screen.findByText(words.saved)).toBeTruthy();
    const body = { recipe: 12, kind: "TIME", rating: 4, text: "More lemon" };
    expect(sent.at(-1)).toEqual(["POST", body]);
    expect(
      await screen.findByText(`${words.kinds.TIME} · ${words.rated({ rating: 4 })} · 18 March`),
    ).toBeTruthy();
  });

  it("REC-093 is deleted, and taken back by the button that says so", async () => {
    lines = [
      {
        id: 7,
        user: 1,
        recipe: 12,
        kind: "TASTE",
        rating: null,
        text: "Fine",
        created: "2026-03-18T09:00:00.000Z",
      },
    ];
    open();
    await press(words.remove({ kind: words.kinds.TASTE }));
    await waitFor(() => expect(screen.queryByText("Fine")).toBeNull());
    await press(en.general.undo);
    expect(await screen.findByText("Fine")).toBeTruthy();
    expect(sent.map(([method]) => method)).toEqual(["DELETE", "POST"]);
    expect(sent[1]?.[1]).toEqual({ recipe: 12, kind: "TASTE", rating: null, text: "Fine" });
  });

  it("REC-093 is read by a coach who has the client's diary open, and not written there", async () => {
    lines = [
      {
        id: 7,
        user: 5,
        recipe: 12,
        kind: "TASTE",
        rating: 2,
        text: "Bland",
        created: "2026-03-18T09:00:00.000Z",
      },
    ];
    openScreen(aPerson({ is_coach: true }), () => (
      <ViewedClient value={aPerson({ id: 5, first_name: "Lotte" })}>
        <RecipeFeedback recipeId={12} />
      </ViewedClient>
    ));
    expect(await screen.findByRole("heading", { name: words.titleOf({ name: "Lotte" }) })).toBeTruthy();
    expect(screen.getByText("Bland")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
