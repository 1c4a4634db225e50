import type { User } from "@plateful/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, aProfile, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { fieldOf, isDisabled, press, type } from "../../../test/plan-editor-world.tsx";
import { rememberPerson, setToken } from "../../lib/device/session.ts";
import { OwnIntakeScreen } from "./OwnIntakeScreen.tsx";

const CLIENT = { intake: null, coach: COACH, is_diy: false } as const;
let sent: { path: string; method: string; body: Record<string, unknown> }[] = [];
const open = (change: Partial<User>) => openScreen(aPerson({ ...CLIENT, ...change }), OwnIntakeScreen);

beforeEach(() => {
  sent = [];
  setToken("a token");
  rememberPerson(1);
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    if (method === "GET") return Response.json({ detail: "Not found." }, { status: 404 });
    sent.push({ path, method, body: JSON.parse(String(body ?? "{}")) });
    return Response.json(aProfile({ id: 5 }), { status: 201 });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

describe("the questions for a client", () => {
  it("COACH-185 stores the answers of a client as their own profile, and leaves to the coach what a coach decides", async () => {
    open({});
    await screen.findByText(/^Iris plans your meals with these answers/);
    await screen.findByRole("textbox", { name: "Weight" });
    expect(screen.queryByText("Advanced")).toBeNull();
    expect(isDisabled("Save")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    fireEvent.change(screen.getByRole("combobox", { name: "Goal" }), { target: { value: "LOSE_WEIGHT" } });
    type("Age", "34");
    type("Height", "170");
    type("Weight", "68");
    await press("Save");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: "POST",
      path: "/api/users/userProfile/",
      body: {
        user_id: 1,
        main_goal: "LOSE_WEIGHT",
        gender: "FEMALE",
        age: 34,
        height_in_cm: 170,
        weight: 68,
      },
    });
    expect(sent[0]?.body).not.toHaveProperty("body_fat_measured");
  });

  it("COACH-202 suggests no weight, and saves nothing before there is one", async () => {
    open({});
    await screen.findByRole("textbox", { name: "Weight" });
    expect(fieldOf("Weight").value).toBe("");
    expect(fieldOf("Weight").getAttribute("aria-invalid")).not.toBe("true");
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    expect(isDisabled("Save")).toBe(true);
    type("Weight", "68");
    expect(isDisabled("Save")).toBe(false);
  });

  it.each([
    ["who has answered", { intake: aProfile() }],
    ["who has no coach", { coach: null }],
  ])("COACH-185 asks nothing of someone %s", async (_who, change) => {
    const path = open(change);
    await waitFor(() => expect(path()).not.toBe("/"));
    expect(sent).toEqual([]);
  });

  it("COACH-185 keeps what was typed, and says what is refused", async () => {
    open({});
    await screen.findByRole("textbox", { name: "Weight" });
    type("Weight", "5");
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    expect(isDisabled("Save")).toBe(true);
    expect(fieldOf("Weight").getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(localStorage.getItem("plateful-own-profile-1")).not.toBeNull());
  });
});
