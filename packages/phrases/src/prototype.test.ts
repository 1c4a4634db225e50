import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PROTOTYPE_PHRASES } from "./prototype.ts";

const { select } = PROTOTYPE_PHRASES.en;

describe("the sample screens", () => {
  it("PROTO-003 PROTO-004 ask for the gender: female or male", () => {
    expect(select.title).toBe("Complete your profile");
    expect(Object.values(select.gender.options)).toEqual(["Female", "Male"]);
  });

  it("PROTO-005 ask for the goal, and say what gaining and losing focus on", () => {
    const { options, hints } = select.goal;
    expect(options).toEqual({ gain: "Gain weight", lose: "Lose weight", maintain: "Maintain weight" });
    expect(hints).toEqual({ gain: "Focus on building muscle", lose: "Focus on losing fat" });
  });

  it("PROTO-006 ask how taxing the lifestyle is, without sports", () => {
    const { question, text, options } = select.lifestyle;
    expect(question).toBe("How physically taxing is your lifestyle?");
    expect(text).toMatch(/sports and cardio/);
    expect(Object.values(options)).toEqual(["Sitting (office job)", "Light active", "Active", "Very active"]);
  });

  it("PROTO-007 PROTO-008 ask for the reason: six, or one's own", () => {
    const { question, options } = select.motivation;
    expect(question).toBe("What is the reason you want to achieve this goal?");
    expect(Object.values(options)).toEqual([
      "More confident",
      "Healthier",
      "Avoid pain or injuries",
      "Stronger",
      "Look good",
      "Better for loved ones",
    ]);
    expect(PROTOTYPE_PHRASES.en.other).toBe("Other, namely:");
  });

  it("PROTO-002 are linked from nowhere in the product", () => {
    const folder = fileURLToPath(new URL("../../../apps/web/src", import.meta.url));
    const linking = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/^prototype\/|\.test\./.test(file))
      .filter((file) => /PATHS\.prototype|["'`]\/prototype/.test(readFileSync(`${folder}/${file}`, "utf8")));
    expect(linking.sort()).toEqual(["app/routes/sign-in-routes.ts", "lib/address/paths.ts"]);
  });
});
