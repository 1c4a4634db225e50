import { describe, expect, it } from "vitest";
import { isSampled, monitoringOf } from "./monitoring.ts";

describe("monitoring", () => {
  it("ERR-013 traces 5 percent of faults and follows every visit, but none that a test drives", () => {
    expect(monitoringOf({ isConfigured: true, isAutomated: false })).toEqual({
      errorTraceSampleRate: 0.05,
      sessionSampleRate: 1,
    });
    expect(monitoringOf({ isConfigured: true, isAutomated: true }).sessionSampleRate).toBe(0);
    const chances = Array.from({ length: 100 }, (_, at) => at / 100);
    expect(chances.filter((chance) => isSampled(0.05, chance))).toHaveLength(5);
    expect(chances.every((chance) => isSampled(1, chance))).toBe(true);
  });

  it("is off without configuration", () => {
    for (const isAutomated of [true, false]) {
      const { errorTraceSampleRate, sessionSampleRate } = monitoringOf({ isConfigured: false, isAutomated });
      expect([isSampled(errorTraceSampleRate, 0), isSampled(sessionSampleRate, 0)]).toEqual([false, false]);
    }
  });
});
