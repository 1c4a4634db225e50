import { describe, expect, it } from "vitest";
import { readShared, sharedSource } from "./shared-source.ts";

const PAGE = "https://lotte.eu/pasta?print=1";
const long = `Pasta\n${"400 g spaghetti\n".repeat(20)}`;

describe("what another app shares", () => {
  it.each([
    [{ url: PAGE }, PAGE],
    [{ title: "Lemon pasta", url: ` ${PAGE} ` }, PAGE],
    // Phones put the address of a page into the text.
    [{ text: PAGE }, PAGE],
    [{ title: "Lemon pasta", text: `Look at this\n${PAGE}` }, PAGE],
    [{ text: `${PAGE} ${PAGE}` }, PAGE],
    [{ text: `${PAGE} and https://lotte.eu/soup` }, `${PAGE} and https://lotte.eu/soup`],
    [{ text: `${long}${PAGE}` }, `${long}${PAGE}`],
    [{ title: "Pasta", text: long }, long.trim()],
    [{ title: "Grandma's pasta", text: long }, `Grandma's pasta\n${long.trim()}`],
    [{ title: "Pasta" }, "Pasta"],
    [{}, null],
    [{ title: " ", text: "" }, null],
  ])("DOOR-048 is read from its one address, else from its text: %j", (shared, source) => {
    expect(sharedSource(shared)).toBe(source);
  });

  it("DOOR-048 is text whatever the address of the app looks like", () => {
    expect(readShared({ title: 12, text: ["a"], url: undefined, other: "x" })).toEqual({
      title: "12",
      text: '["a"]',
    });
    expect(readShared({ title: "", text: null })).toEqual({});
  });
});
