import { describe, expect, it } from "vitest";
import { faultMessage, faultName, framesOf, screenTemplate } from "./fault.ts";

describe("what is kept of a fault", () => {
  it.each([
    ["/", "/"],
    ["/planner?date=2026-03-18#x", "/planner"],
    ["/recipes/12", "/recipes/:x"],
    ["/coach/clients/7/plans/8/fine-tuning", "/coach/clients/:x/plans/:x/fine-tuning"],
    ["/anna-jansen/83.317", "/:x/:x"],
    ["//recipes//anna@example.org/", "/recipes/:x"],
    ["javascript:alert(1)", "/:x"],
  ])("ERR-030: the words of a screen's address: %s", (address, template) => {
    expect(screenTemplate(address)).toBe(template);
  });

  it("ERR-030: the kind of the error, when it is known", () => {
    expect(["TypeError", "Anna Jansen", ""].map(faultName)).toEqual(["TypeError", "OTHER", "OTHER"]);
  });

  it("ERR-030: sentences of our own, and no other words", () => {
    expect(faultMessage("User is not defined")).toBe("User is not defined");
    expect(faultMessage("The weekly plan is missing the weekday (Anna)")).toBe(
      "The weekly plan is missing the weekday",
    );
    expect(faultMessage("User is not defined: Anna")).toBeNull();
  });

  it("ERR-030: places in built files, and none of the words around them", () => {
    const trace = [
      "TypeError: Anna Jansen weighs 83.317",
      "    at Anna (https://plateful.example/assets/planner-Cx1_a-9Z.js:12:345)",
      "    at https://plateful.example/assets/index-aBcD1234.js:1:2?anna",
      "    at anna.js:1:2",
    ];
    expect(framesOf(trace.join("\n"))).toEqual(["planner-Cx1_a-9Z.js:12:345", "index-aBcD1234.js:1:2"]);
    expect(framesOf(trace[1]?.repeat(50) ?? "")).toHaveLength(20);
  });
});
