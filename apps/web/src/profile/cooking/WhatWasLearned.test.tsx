import { en } from "@plateful/phrases/en";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { currentToasts, dismissToast } from "../../ui/overlays/show-toast.ts";
import { WhatWasLearned } from "./WhatWasLearned.tsx";

const { learned: words } = en.howYouCook;
const dish = (id: number, name: string) => ({
  recipe_template: { id, name },
  eaten: 2,
  chosen: 0,
  unwanted: 0,
});
const KNOWN = {
  learns: true,
  liked: [dish(1, "Pea soup"), dish(2, "Risotto")],
  disliked: [dish(3, "Fish pie")],
  leave_out: null,
};
const NOTHING = { learns: true, liked: [], disliked: [], leave_out: null };

let stored: object = KNOWN;
let sent: object[] = [];
beforeEach(() => {
  stored = KNOWN;
  sent = [];
  setToken("token");
  vi.stubGlobal(
    "fetch",
    async (_address: string, { method, body = "{}" }: { method?: string; body?: string } = {}) => {
      if (method === "PATCH") {
        const change = JSON.parse(body) as { learns?: boolean; forget?: number };
        sent.push(change);
        if (change.learns === false) stored = { ...NOTHING, learns: false };
        else
          stored = { ...KNOWN, liked: KNOWN.liked.filter((one) => one.recipe_template.id !== change.forget) };
      }
      return Response.json(stored);
    },
  );
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  setToken(null);
  vi.unstubAllGlobals();
});

const open = async () => {
  openScreen(aPerson({}), () => <WhatWasLearned />);
  const title = await screen.findByText(words.title);
  await act(async () => fireEvent.click(title));
};
const names = (list: string) =>
  [...screen.getByRole("list", { name: list }).querySelectorAll("span:first-child")].flatMap((one) =>
    one.parentElement?.tagName === "LI" ? [one.textContent] : [],
  );

describe("what planning learned", () => {
  it("PLAN-271 lists what is liked most and least, each to be forgotten", async () => {
    await open();
    expect(names(words.liked)).toEqual(["Pea soup", "Risotto"]);
    expect(names(words.disliked)).toEqual(["Fish pie"]);
    fireEvent.click(screen.getByRole("button", { name: words.forgetOf({ dish: "Pea soup" }) }));
    await waitFor(() => expect(names(words.liked)).toEqual(["Risotto"]));
    expect(sent).toEqual([{ forget: 1 }]);
  });

  it("PLAN-271 says when nothing is known", async () => {
    stored = NOTHING;
    await open();
    screen.getByText(words.nothing);
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("PLAN-273 ends with one switch, and says what became of it", async () => {
    await open();
    fireEvent.click(screen.getByRole("switch", { name: (name) => name.startsWith(words.switch) }));
    await screen.findByText(words.off);
    expect(sent).toEqual([{ learns: false }]);
    expect(screen.queryByRole("list")).toBeNull();
    expect(screen.queryByText(words.nothing)).toBeNull();
  });
});
