import { describe, expect, it } from "vitest";
import { importSource, shownAddress } from "./import-source.ts";

describe("what was pasted", () => {
  it.each([
    ["https://lotte.eu/pasta", { url: "https://lotte.eu/pasta" }],
    [" http://lotte.eu ", { url: "http://lotte.eu" }],
    ["lotte.eu/pasta?print=1", { url: "https://lotte.eu/pasta?print=1" }],
    ["www.lotte.eu", { url: "https://www.lotte.eu" }],
    ["Creamy lemon pasta | Lotte https://lotte.eu/pasta", { url: "https://lotte.eu/pasta" }],
    ["Pasta", { text: "Pasta" }],
    [
      "Pasta\n400 g spaghetti\nhttps://lotte.eu/pasta",
      { text: "Pasta\n400 g spaghetti\nhttps://lotte.eu/pasta" },
    ],
    ["anna@lotte.eu", { text: "anna@lotte.eu" }],
    ["  \n", null],
  ])("REC-121 is an address or a text: %j", (typed, source) => {
    expect(importSource(typed)).toEqual(source);
  });

  it("REC-121 is shown without what nobody reads", () => {
    expect(shownAddress("https://www.lotte.eu/pasta/")).toBe("lotte.eu/pasta");
  });
});
