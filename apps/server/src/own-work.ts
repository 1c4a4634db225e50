import { resumeRestoredJobs, watchBackups } from "./backup/index.ts";
import { watchCheckIns } from "./check-ins/index.ts";
import { resumeNight, watchNights } from "./diary/index.ts";
import { jobKinds } from "./job-kinds.ts";
import { watchRetention } from "./personal-data/index.ts";
import type { Services } from "./platform/calls/services.ts";
import { sweepLimitedEvents } from "./platform/calls/sweep-limited-events.ts";
import { encryptOlderValues } from "./platform/encryption/encrypt-older-values.ts";
import { watchBirthdays } from "./profile/index.ts";
import { watchShares } from "./team/index.ts";

/** What a process does by itself, beside its calls. */
export interface OwnWork {
  /** What can wait until the product answers. */
  readonly catchUp: () => Promise<void>;
  /** Begins nothing more. */
  readonly pause: () => void;
  /** Waits for what is under way. */
  readonly stop: () => Promise<void>;
}

const NONE: OwnWork = { catchUp: async () => {}, pause: () => {}, stop: async () => {} };

/**
 * Starts the jobs, the mail and everything that is done by the clock. A process that only answers calls leaves all of it to
 * others, and sets up the queue, so that it can put work there.
 */
export async function startOwnWork(services: Services): Promise<OwnWork> {
  const kinds = jobKinds(services);
  await services.jobs.start(kinds);
  if (services.settings.role === "web") return NONE;
  services.mailer.start();
  await resumeRestoredJobs(
    services,
    kinds.map(({ name }) => name),
  );
  await resumeNight(services);
  const stopNights = watchNights(services);
  const stopBackups = await watchBackups(services);
  const stopSweeping = sweepLimitedEvents(services);
  const stopRetention = watchRetention(services);
  const stopCheckIns = watchCheckIns(services);
  const stopBirthdays = watchBirthdays(services);
  const stopShares = watchShares(services);
  const encryptOlder = encryptOlderValues(services);
  return {
    catchUp: () => encryptOlder.run(),
    pause: () => {
      stopNights();
      stopSweeping();
      encryptOlder.stop();
    },
    stop: async () => {
      await stopShares();
      await stopBirthdays();
      await stopCheckIns();
      await stopRetention();
      await stopBackups();
    },
  };
}
