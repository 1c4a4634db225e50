import { ALLERGENS } from "@plateful/nutrition";
import { en } from "@plateful/phrases/en";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, aProfile, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { AllergyEditor } from "./AllergyEditor.tsx";

const { allergens, general } = en;
const INTAKE = aProfile({ food_allergens: ["EGG"] });

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  setToken("a token");
  vi.stubGlobal(
    "fetch",
    async (_path: string, { method, body = "{}" }: { method?: string; body?: string }) => {
      if (method !== "PATCH") return new Response("{}", { status: 500 });
      sent.push(JSON.parse(body));
      return Response.json({ ...INTAKE, ...JSON.parse(body), version: 2 });
    },
  );
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

it("PROF-037 offers all fourteen, and saves those that are chosen in their order", async () => {
  const close = vi.fn();
  openScreen(aPerson({ intake: INTAKE }), () => <AllergyEditor intake={INTAKE} onClose={close} />);
  expect((await box(allergens.names.EGG)).checked).toBe(true);
  expect(screen.getAllByRole("checkbox")).toHaveLength(ALLERGENS.length);
  fireEvent.click(await box(allergens.names.MUSTARD));
  fireEvent.click(await box(allergens.names.GLUTEN));
  fireEvent.click(screen.getByRole("button", { name: general.save }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([{ food_allergens: ["GLUTEN", "EGG", "MUSTARD"] }]);
});

it("PROF-040 says what planning does, and to whom has a coach that the coach sees it", async () => {
  const open = (coach: typeof COACH | null) =>
    openScreen(aPerson({ intake: INTAKE, coach }), () => (
      <AllergyEditor intake={INTAKE} onClose={() => undefined} />
    ));
  open(null);
  expect(await screen.findByText(allergens.hint)).toBeTruthy();
  expect(screen.queryByText(allergens.coachSees)).toBeNull();
  cleanup();
  open(COACH);
  expect(await screen.findByText(allergens.coachSees)).toBeTruthy();
});
