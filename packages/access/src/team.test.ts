import { describe, expect, it } from "vitest";
import { hasTeamRight, mayGivePlace, RIGHTS_OF_ROLE, TEAM_RIGHTS, type TeamPlace } from "./team.ts";

const owner: TeamPlace = { role: "OWNER", rights: [] };
const coach: TeamPlace = { role: "COACH", rights: RIGHTS_OF_ROLE.COACH };
const manager: TeamPlace = { role: "COACH", rights: ["TEAM", "INVITE"] };

describe("the rights of a team", () => {
  it("TEAM-002 are all held by an owner, and one by one by the others", () => {
    for (const right of TEAM_RIGHTS) {
      expect([right, hasTeamRight(owner, right)]).toEqual([right, true]);
      expect([right, hasTeamRight(null, right)]).toEqual([right, true]);
      for (const { rights } of [coach, manager])
        expect(hasTeamRight({ role: "COACH", rights }, right)).toBe(rights.includes(right));
    }
  });

  it("TEAM-002 begin without the brand, billing, the team and other coaches' clients, except for owners", () => {
    for (const role of ["COACH", "ASSISTANT"] as const)
      for (const right of ["SEE_ALL_CLIENTS", "BRAND", "BILLING", "TEAM"] as const)
        expect([role, right, RIGHTS_OF_ROLE[role].includes(right)]).toEqual([role, right, false]);
    expect(RIGHTS_OF_ROLE.ASSISTANT).not.toContain("EDIT_PLANS");
  });

  it("TEAM-007 are given by members who hold them, and only owners make owners", () => {
    expect(mayGivePlace(owner, owner)).toBe(true);
    expect(mayGivePlace(owner, { role: "COACH", rights: TEAM_RIGHTS })).toBe(true);
    expect(mayGivePlace(manager, { role: "ASSISTANT", rights: ["INVITE"] })).toBe(true);
    expect(mayGivePlace(manager, { role: "ASSISTANT", rights: ["INVITE", "BRAND"] })).toBe(false);
    expect(mayGivePlace(manager, owner)).toBe(false);
    expect(mayGivePlace(coach, { role: "ASSISTANT", rights: [] })).toBe(false);
  });
});
