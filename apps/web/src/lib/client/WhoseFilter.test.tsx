import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../device/session.ts";
import { useTeam } from "../person/own-rights.ts";
import type { Whose } from "./client-search.ts";
import { WhoseFilter } from "./WhoseFilter.tsx";

const aMember = (id: number, first_name: string) => ({
  ...{ id, first_name, last_name: "Bakker", email: `${first_name}@example.org`, role: "COACH", rights: [] },
  ...{
    account_enabled: true,
    joined_at: "2026-01-01T00:00:00Z",
    clients: null,
    is_self: first_name === "Iris",
  },
});

/** Says when the team is known, before which nothing is offered. */
const Team = () => <p>{useTeam().data?.members.length ?? "No"} members</p>;

/** A coach with these rights, who has one colleague. */
function open(rights: readonly string[], whose: Whose | undefined) {
  setToken("a token");
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("/team/")
      ? Response.json({
          members: [aMember(1, "Iris"), aMember(7, "Noor")],
          ...{ invitations: [], own_rights: rights, without_coach: null },
        })
      : Response.json({}),
  );
  const chosen: (Whose | undefined)[] = [];
  openScreen({ ...aPerson(), is_coach: true }, () => (
    <main>
      <Team />
      <WhoseFilter whose={whose} onChange={(next) => chosen.push(next)} />
    </main>
  ));
  return chosen;
}

afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

it("COACH-161 offers the coach's own clients, everybody's and those of each colleague", async () => {
  const chosen = open(["SEE_ALL_CLIENTS"], undefined);
  const select = await screen.findByRole("combobox", { name: "Coach" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    ...["My clients", "Everyone in the practice", "Clients of Noor Bakker"],
  ]);
  for (const value of ["everybody", "7"]) fireEvent.change(select, { target: { value } });
  expect(chosen).toEqual(["everybody", 7]);
});

it("COACH-161 offers nothing without the right, but the way back to one's own clients", async () => {
  open([], 7);
  await screen.findByRole("combobox", { name: "Coach" });
  cleanup();
  open([], undefined);
  await screen.findByText("2 members");
  expect(screen.queryByRole("combobox")).toBeNull();
});
