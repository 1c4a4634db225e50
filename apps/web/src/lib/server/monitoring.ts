/** How much of what happens in the app is watched, as shares from 0 to 1 (ledger ERR-013). */
export interface Monitoring {
  /** Faults that are reported with their trace; the fault itself is always reported. */
  readonly errorTraceSampleRate: number;
  /** Visits that are followed. */
  readonly sessionSampleRate: number;
}

const CONFIGURED: Monitoring = { errorTraceSampleRate: 0.05, sessionSampleRate: 1 };
const OFF: Monitoring = { errorTraceSampleRate: 0, sessionSampleRate: 0 };

/** Off unless the build was configured for it, and a browser that a test drives is no visit (ledger ERR-013, ERR-014). */
export function monitoringOf({
  isConfigured,
  isAutomated,
}: {
  readonly isConfigured: boolean;
  readonly isAutomated: boolean;
}): Monitoring {
  if (!isConfigured) return OFF;
  return isAutomated ? { ...CONFIGURED, sessionSampleRate: 0 } : CONFIGURED;
}

/** Whether one case is among those watched; `chance` is drawn evenly from 0 up to 1. */
export const isSampled = (rate: number, chance: number): boolean => chance < rate;

export const currentMonitoring = (): Monitoring =>
  monitoringOf({
    isConfigured: import.meta.env.VITE_MONITORING === "on",
    isAutomated: navigator.webdriver === true,
  });
