import type { Clock } from "./clock.ts";
import type { Db, OpenDatabase } from "./database/open-database.ts";
import type { FileStore } from "./file-store.ts";
import type { Jobs } from "./jobs.ts";
import type { LimitedEvents } from "./limited-events.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Payments } from "./payments/payments.ts";
import type { Planner } from "./planner/planner.ts";
import type { Settings } from "./settings.ts";

/** What the server was started with; handed to every call, never imported as a global. */
export interface Services {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly limitedEvents: LimitedEvents;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly files: FileStore;
  readonly planner: Planner;
  /** Whether the demo people have their plans; they get them while the product answers already. */
  readonly demoWorld: { isReady: boolean };
}
