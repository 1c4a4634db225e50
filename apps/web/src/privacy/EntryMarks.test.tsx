import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anOrganisation, COACH } from "../../test/a-person.ts";
import { EntryMarks } from "./EntryMarks.tsx";

const logo = "/media/logo.png";

describe("between whom something is shared", () => {
  it.each([
    ["the logo of the coach's practice", anOrganisation({ logo, logo_visible: true }), logo],
    ["no logo that is hidden", anOrganisation({ logo, logo_visible: false }), null],
    ["the product's sign for a practice without a logo", anOrganisation({ logo: null }), null],
    ["the product's sign for a coach without a practice", null, null],
  ])("ORG-061 has %s", (_what, organisation, shown) => {
    const { container } = render(<EntryMarks coach={{ ...COACH, organisation }} />);
    expect(container.querySelector("img")?.getAttribute("src") ?? null).toBe(shown);
    expect(container.querySelectorAll("svg")).toHaveLength(shown === null ? 1 : 0);
  });
});
