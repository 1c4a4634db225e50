import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Log } from "../base/log.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { findPrimary } from "./find-primary.ts";
import { cut } from "./watched-connection.ts";

/** What other processes tell through the database. A message is a hint to look at once; nothing depends on its arrival. */
export interface News {
  /**
   * Calls `hear` for each message on this channel, and `catchUp` each time that messages may have been missed. Answers how to
   * stop.
   */
  readonly listen: (channel: string, hear: (message: string) => void, catchUp: () => void) => () => void;
  /** Whether messages arrive at present; while they do not, others look by themselves. */
  readonly isHeard: () => boolean;
  readonly close: () => Promise<void>;
}

/** The embedded database belongs to one process, whom nobody tells anything. */
export const NO_NEWS: News = { listen: () => () => {}, isHeard: () => false, close: async () => {} };

/** The process asks itself this often, through the other connections, whether it hears. */
const ECHO_EVERY_MS = 15_000;
const MAX_ECHO_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 60_000;

interface Ears {
  readonly hear: (message: string) => void;
  readonly catchUp: () => void;
}

interface Options {
  /** Where one connection lasts. */
  readonly url: string;
  /** Sends a message on a channel, through the connections that the product works with. */
  readonly tell: (channel: string) => Promise<unknown>;
  readonly log: Log | undefined;
}

/**
 * One connection that listens. Whether it hears is found out by telling it something, because a pooler of transactions takes
 * `LISTEN` and passes nothing on, and a network may go silent without a word. A connection that hears nothing is made again.
 */
export class LiveNews implements News {
  readonly #options: Options;
  readonly #ears = new Map<string, Set<Ears>>();
  readonly #echo = `plateful_echo_${randomUUID()}`;
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #isHeard = false;
  #isOver = false;
  #hasWarned = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #settleEcho: (isHeard: boolean) => void = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  readonly isHeard = (): boolean => this.#isHeard;

  readonly listen: News["listen"] = (channel, hear, catchUp) => {
    const ears = { hear, catchUp };
    const known = this.#ears.get(channel);
    this.#ears.set(channel, (known ?? new Set()).add(ears));
    if (this.#client === undefined) this.#connectAfter(0);
    // Until the server knows of the channel, what is told there is missed.
    else if (this.#isHeard && known === undefined)
      this.#tune(this.#client, [channel]).then(catchUp, () => {});
    return () => void this.#ears.get(channel)?.delete(ears);
  };

  /** Connects now. @throws SettingsError when nothing is heard there of what is told through the other connections. */
  async check(): Promise<void> {
    await this.#connectOnce();
    if (!this.#isHeard)
      throw new SettingsError(
        "DATABASE_DIRECT_URL must reach the database of DATABASE_URL without a pooler of transactions in between: what is told there is not heard.",
      );
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#drop();
    await this.#connecting?.catch(() => {});
    this.#drop();
  }

  #connectOnce(): Promise<void> {
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  #connectAfter(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const connect = () => this.#connectOnce().then(this.#retryIfDeaf, this.#retryIfDeaf);
    this.#timer = setTimeout(() => void connect(), pauseMs).unref();
  }

  readonly #retryIfDeaf = (): void => {
    if (this.#isHeard || this.#isOver) return;
    if (!this.#hasWarned)
      this.#options.log?.warn(
        "The database tells this process nothing, so it looks for news itself, which is slower. Behind a pooler of transactions DATABASE_DIRECT_URL has to be set",
      );
    this.#hasWarned = true;
    this.#connectAfter(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures));
    this.#failures += 1;
  };

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: await findPrimary(this.#options.url),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: MAX_ECHO_MS,
      keepAlive: true,
      application_name: "plateful news",
    });
    this.#client = client;
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", this.#hear);
    try {
      await client.connect();
      await this.#tune(client, [this.#echo]);
      if (!(await this.#hearsItself())) {
        this.#drop();
        return;
      }
      // Channels may be added meanwhile; the last look and what follows happen in one turn.
      const tuned = new Set<string>();
      const missing = () => [...this.#ears.keys()].filter((channel) => !tuned.has(channel));
      for (let next = missing(); next.length > 0; next = missing()) {
        await this.#tune(client, next);
        for (const channel of next) tuned.add(channel);
      }
    } catch (error) {
      this.#drop();
      throw error;
    }
    if (this.#client === client) this.#begin(client);
  }

  async #tune(client: pg.Client, channels: readonly string[]): Promise<void> {
    for (const channel of channels) await client.query(`listen "${channel}"`);
  }

  #begin(client: pg.Client): void {
    if (this.#hasWarned) this.#options.log?.info("The database tells this process what is new again");
    this.#hasWarned = false;
    this.#failures = 0;
    this.#isHeard = true;
    this.#askLater(client);
    for (const each of this.#ears.values()) for (const { catchUp } of each) catchUp();
  }

  readonly #hear = ({ channel, payload = "" }: pg.Notification): void => {
    if (channel === this.#echo) this.#settleEcho(true);
    for (const { hear } of this.#ears.get(channel) ?? []) hear(payload);
  };

  async #hearsItself(): Promise<boolean> {
    const timer = setTimeout(() => this.#settleEcho(false), MAX_ECHO_MS).unref();
    const heard = new Promise<boolean>((resolve) => {
      this.#settleEcho = resolve;
    });
    try {
      await this.#options.tell(this.#echo);
      return await heard;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  #askLater(client: pg.Client): void {
    this.#timer = setTimeout(() => void this.#ask(client), ECHO_EVERY_MS).unref();
  }

  async #ask(client: pg.Client): Promise<void> {
    const isHeard = await this.#hearsItself();
    if (client !== this.#client) return;
    if (isHeard) this.#askLater(client);
    else this.#lose(client);
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    const wasHeard = this.#isHeard;
    this.#drop();
    if (wasHeard) this.#retryIfDeaf();
  }

  /** Ends the connection under the driver: one that hears nothing need not hear of its end. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#settleEcho(false);
    if (this.#client !== undefined) cut(this.#client);
    this.#client = undefined;
    this.#isHeard = false;
  }
}
