import { describe, expect, it } from "vitest";
import { checkFigures, phrasesWithFigures, unaskedIn } from "./figures.ts";

const TEXTS = {
  diary: {
    amount: (p: { amount: string }) => `${p.amount} kcal`,
    portion: (p: { size: string }) => `${p.size} portions`,
    day: { protein: (p: { amount: string }) => `${p.amount} g protein` },
  },
};
const FOUND = phrasesWithFigures(TEXTS);
const saying = (line: string) => unaskedIn(`const { diary: words } = usePhrases();\n${line}`, FOUND);

describe("figures of energy and macros", () => {
  it("SAFE-025 are found in texts by what they say", () => {
    expect(FOUND).toEqual([
      ["diary", "amount"],
      ["diary", "day", "protein"],
    ]);
  });

  it.each([
    "<p>{words.amount({ amount })}</p>",
    "<p>{words.day.protein({ amount })}</p>",
    "<MacroBar eaten={8} />",
  ])("SAFE-025 are refused in a file that does not ask whether they are shown: %s", (line) => {
    expect(saying(line)).not.toBeNull();
    expect(saying(`const showsNumbers = useShowsNumbers();\n${line}`)).toBeNull();
  });

  it("SAFE-025 are not what says no figure", () => {
    expect(saying("<p>{words.portion({ size })}</p>")).toBeNull();
  });

  it("SAFE-025 are asked about by every screen of the web app", () => {
    expect(checkFigures()).toEqual([]);
  });
});
