import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, COACH } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { showOn } from "../../test/screen-size.ts";
import { MyProgressScreen } from "./MyProgressScreen.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the logo above one's progress", () => {
  it.each([
    ["phone", true, 1],
    ["phone", false, 0],
    ["desktop", true, 0],
  ] as const)("MEAS-003 on a %s, visible %s, shows %i times", async (size, logo_visible, times) => {
    showOn(size);
    const organisation = anOrganisation({ logo: "/logo.svg", logo_visible });
    openScreen(aPerson({ coach: { ...COACH, organisation } }), MyProgressScreen);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryAllByAltText(organisation.name)).toHaveLength(times);
  });
});
