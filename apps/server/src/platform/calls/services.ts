import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Db, OpenDatabase } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Network } from "../outgoing/fetch-page.ts";
import type { Payments } from "../payments/payments.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Planner } from "../planner/planner.ts";
import type { Settings } from "../settings/settings.ts";
import type { Jobs } from "./jobs.ts";
import type { LimitedEvents } from "./limited-events.ts";

/** The same for work that nobody waits for, whose statements may take longer than those of a call. */
export const forLongWork = (services: Services): Services => ({ ...services, db: services.database.long.db });

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
  readonly pictures: Pictures;
  readonly planner: Planner;
  /** How pages of others are reached. */
  readonly network: Network;
  /** Whether the demo people have their plans; they get them while the product answers already. */
  readonly demoWorld: { isReady: boolean };
}
