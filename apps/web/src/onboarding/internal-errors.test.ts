import { expect, it } from "vitest";
import { newAnswers } from "./answers/kept-answers.ts";
import { onboardingData } from "./answers/onboarding-data.ts";
import { moreInfoUrl } from "./parts/more-info-url.ts";

it("ERR-015 throws on a plan without an address, and on answers that miss something", () => {
  const blank = newAnswers({ height: "CENTIMETRES", weight: "KILOGRAMS" });
  expect(() => moreInfoUrl("KETO")).toThrow("plan.moreInfoUrl is not set");
  expect(() => onboardingData(blank)).toThrow("Invalid onboarding data");
});
