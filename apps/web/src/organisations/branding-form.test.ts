import type { Organisation } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import {
  changesOf,
  isChanged,
  isSupportAddress,
  isValid,
  readColour,
  toDraft,
  toSupportUrl,
} from "./branding-form.ts";

const BAKKER = {
  name: "Bakker Voeding",
  primary_colour: "#00a9bd",
  logo: "/media/1.png",
  logo_visible: true,
  support_url: "mailto:help@bakker.example",
} as Organisation;

describe("the branding form", () => {
  it.each([
    ["#00BCD4", "#00bcd4"],
    [" 00bcd4 ", "#00bcd4"],
    ["#0bd", "#00bbdd"],
    ["rgb(0, 188, 212)", "#00bcd4"],
    ["rgb(0 188 212)", "#00bcd4"],
    ["rgb(0, 188, 256)", null],
    ["#00bcd", null],
    ["#00bcd4ff", null],
    ["cyan", null],
    ["", null],
  ])("ORG-003 reads the colour %j as %j", (typed, colour) => {
    expect(readColour(typed)).toBe(colour);
  });

  it("ORG-004 begins with no name and #00bcd4, and needs both", () => {
    const draft = toDraft(null);
    expect([draft.name, draft.colour, draft.logo]).toEqual(["", "#00bcd4", null]);
    expect(isValid(draft)).toBe(false);
    expect(isValid({ ...draft, name: "عيادة التغذية" })).toBe(true);
    expect(isValid({ ...draft, name: "  " })).toBe(false);
    expect(isValid({ ...draft, name: "Puur", colourText: "cyan" })).toBe(false);
    expect(isValid({ ...draft, name: "Puur", support: "nowhere" })).toBe(false);
  });

  it("ORG-007 ORG-008 sends what was changed and nothing else: the logo only with a new file, or without any", () => {
    const draft = toDraft(BAKKER);
    expect([changesOf(draft, BAKKER), isChanged(draft, BAKKER)]).toEqual([{}, false]);
    expect(isChanged({ ...draft, name: " Bakker Voeding " }, BAKKER)).toBe(false);
    const file = new File(["x"], "logo.png");
    expect(changesOf({ ...draft, file }, BAKKER)).toEqual({ logo: file });
    expect(changesOf({ ...draft, logo: null }, BAKKER)).toEqual({ logo: null });
    const changed = { ...draft, name: "Bakker", colour: "#000000", colourText: "#000", showsLogo: false };
    expect(changesOf(changed, BAKKER)).toEqual({
      name: "Bakker",
      primary_colour: "#000000",
      logo_visible: false,
    });
    // What is no colour is a change that must not be lost without a question, although it cannot be saved.
    expect(isChanged({ ...draft, colourText: "#00a9b" }, BAKKER)).toBe(true);
  });

  it.each([
    ["help@bakker.example", "mailto:help@bakker.example", true],
    ["https://bakker.example/help", "https://bakker.example/help", true],
    ["  ", null, true],
    ["bakker.example", "bakker.example", false],
    ["http://bakker.example", "http://bakker.example", false],
  ])("ORG-001 takes %j as the place where clients get help", (typed, stored, isTaken) => {
    expect([toSupportUrl(typed), isSupportAddress(typed)]).toEqual([stored, isTaken]);
  });
});
