import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { InjectOptions, Response } from "light-my-request";
import pg from "pg";
import { type App, type AppOptions, openApp } from "../src/app.ts";
import type { Clock } from "../src/platform/base/clock.ts";
import { hashToken } from "../src/platform/calls/who-is.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { DatabaseAddress, Settings } from "../src/platform/settings/settings.ts";
import { consentToEverything } from "./consents.ts";
import { inject } from "./inject.ts";
import { readTemplate } from "./template.ts";
import { OWNER, testSettings } from "./test-settings.ts";

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  private readonly start: number;
  private moment: number;

  constructor(start = "2026-03-18T09:00:00Z") {
    this.start = Date.parse(start);
    this.moment = this.start;
  }

  now(): Date {
    return new Date(this.moment);
  }

  reset(): void {
    this.moment = this.start;
  }

  forward(seconds: number): void {
    this.moment += seconds * 1000;
  }

  set(moment: string): void {
    this.moment = Date.parse(moment);
  }
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the wire holds
  readonly body: any;
}

export interface CallOptions {
  readonly as?: Person | undefined;
  /** The secret of a personal access token, instead of a person. */
  readonly bearer?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly language?: "en" | "nl";
  /** Address that the call comes from. */
  readonly ip?: string;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A running product with a database of its own, and hands to call it with. */
export class TestApp {
  readonly app: App;
  readonly clock: TestClock;

  constructor(app: App, clock: TestClock) {
    this.app = app;
    this.clock = clock;
  }

  inject = (options: InjectOptions): Promise<Response> => inject(this.app, options);

  async call(method: Method, path: string, body?: unknown, options: CallOptions = {}): Promise<TestAnswer> {
    const headers: Record<string, string> = { ...options.headers };
    if (options.as !== undefined) headers.authorization = `Token ${options.as.token}`;
    if (options.bearer !== undefined) headers.authorization = `Bearer ${options.bearer}`;
    if (options.language !== undefined) headers["accept-language"] = options.language;
    const isText = typeof body === "string";
    const answer = await this.inject({
      method,
      url: path.startsWith("/") ? path : `/api/${path}`,
      headers: isText ? { "content-type": "application/json", ...headers } : headers,
      ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers["content-type"] ?? "").includes("json");
    return {
      status: answer.statusCode,
      headers: answer.headers as TestAnswer["headers"],
      body: isJson && answer.body !== "" ? answer.json() : answer.body,
    };
  }

  get = (path: string, options?: CallOptions) => this.call("GET", path, undefined, options);
  post = (path: string, body: unknown = {}, options?: CallOptions) => this.call("POST", path, body, options);
  put = (path: string, body: unknown, options?: CallOptions) => this.call("PUT", path, body, options);
  patch = (path: string, body: unknown, options?: CallOptions) => this.call("PATCH", path, body, options);
  delete = (path: string, options?: CallOptions & { body?: unknown }) =>
    this.call("DELETE", path, options?.body, options);

  /** A stored person with an open session. Columns can be set to make a coach, a client or someone blocked. */
  async aUser(columns: Record<string, unknown> = {}, hasConsented = true): Promise<Person> {
    const token = randomBytes(32).toString("base64url");
    const email = `${randomBytes(6).toString("hex")}@example.org`;
    const now = this.clock.now();
    return inSystemScope(this.app.services.db, async (trx) => {
      const user = await trx
        .insertInto("users")
        .values({
          email,
          first_name: "Anna",
          last_name: "Jansen",
          email_confirmed_at: now,
          date_joined: now,
          ...columns,
        })
        .returning(["id", "email"])
        .executeTakeFirstOrThrow();
      if (hasConsented) await consentToEverything(trx, user.id, now);
      await trx
        .insertInto("sessions")
        .values({
          user_id: user.id,
          token_hash: hashToken(token),
          label: "Test",
          created_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + 30 * 86_400_000),
        })
        .execute();
      return { id: user.id, email: user.email, token };
    });
  }

  /** A further session of a person, as on another device. */
  async anotherSession(person: Person): Promise<Person> {
    const token = randomBytes(32).toString("base64url");
    const now = this.clock.now();
    const times = {
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    };
    const session = { user_id: person.id, token_hash: hashToken(token), label: "Second device", ...times };
    await inSystemScope(this.app.services.db, (trx) => trx.insertInto("sessions").values(session).execute());
    return { ...person, token };
  }

  /** Someone who was never asked for consent. */
  aNewcomer = (columns: Record<string, unknown> = {}) => this.aUser(columns, false);
  aCoach = (columns: Record<string, unknown> = {}) => this.aUser({ is_coach: true, ...columns });
  aClientOf = (coach: Person, columns: Record<string, unknown> = {}) =>
    this.aUser({ coach_id: coach.id, ...columns });

  async anOrganisation(columns: Record<string, unknown> = {}): Promise<number> {
    return inSystemScope(this.app.services.db, async (trx) => {
      const values = { name: "Vital", subdomain: `vital-${randomBytes(4).toString("hex")}`, ...columns };
      const row = await trx
        .insertInto("organisations")
        .values(values as never)
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    });
  }

  close = () => this.app.close();
}

const OBJECT_IN_USE = "55006";

export async function copyTemplate(): Promise<DatabaseAddress> {
  const adminUrl = await readTemplate();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("select pg_advisory_lock(1)");
  // The connections that filled the template end a moment after it was closed.
  for (let tries = 1; ; tries++)
    try {
      await client.query(
        // As files: the usual way writes every page into the log.
        `create database ${name} template plateful_template owner ${OWNER} strategy = file_copy`,
      );
      break;
    } catch (error) {
      if (tries === 50 || (error as { code?: string }).code !== OBJECT_IN_USE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  url.username = OWNER;
  return { kind: "postgres", url: url.toString() };
}

/** A machine that runs other tests may be slow to answer; what becomes of a database that is away has tests of its own. */
export const BUSY_MACHINE_MS = 30_000;

interface TestAppOptions extends AppOptions {
  readonly settings?: Partial<Settings>;
}

async function openOwnApp(options: TestAppOptions): Promise<TestApp> {
  const clock = options.clock instanceof TestClock ? options.clock : new TestClock();
  const embedded = process.env.TEST_DATABASE !== "postgres";
  const address: DatabaseAddress = embedded ? { kind: "pglite", folder: undefined } : await copyTemplate();
  const { settings, ...rest } = options;
  const app = await openApp(
    { ...testSettings(address), ...settings },
    {
      limits: { perPerson: 100_000, perAddress: 100_000 },
      loadData: false,
      databasePatienceMs: BUSY_MACHINE_MS,
      // Pictures take their time on a machine that runs other tests; the limits have tests of their own.
      pictureLimits: { maxWaitMs: 60_000, maxWorkMs: 10_000 },
      ...rest,
      clock,
      ...(embedded ? { snapshot: await readTemplate() } : {}),
    },
  );
  await app.catchUp();
  return new TestApp(app, clock);
}

let shared: Promise<TestApp> | undefined;

/** What stands for the recipes that belong to nobody, and their ingredients: equal as long as none was changed. */
async function readContentDigest({ app }: TestApp): Promise<string> {
  const { rows } = await inSystemScope(app.services.db, (trx) =>
    sql<{ digest: string }>`select md5(
      coalesce((select string_agg(r::text, '' order by id) from recipe_templates r where author_id is null), '') ||
      coalesce((select string_agg(i::text, '' order by id) from ingredients i
        where content_type = 'recipetemplate' and user_id is null), '')) as digest`.execute(trx),
  );
  return rows[0]?.digest ?? "";
}

/**
 * The product that the files of a worker share. It ends with the worker: closing it checks that a file left the content
 * as it was, because a changed recipe fails the files after it, and only in some orders.
 */
async function sharedApp(): Promise<TestApp> {
  shared ??= openOwnApp({});
  const opened = await shared;
  opened.clock.reset();
  const before = await readContentDigest(opened);
  const close = async () => {
    if ((await readContentDigest(opened)) !== before)
      throw new Error("This file changes content that other files share: give it a product of its own.");
  };
  return new TestApp({ ...opened.app, close }, opened.clock);
}

/**
 * The product on the database kind under test, with a standing clock. Files share one, because each makes people of its
 * own and opening took as long as most files do; the clock begins again for each. A file that counts what everybody has, uses up the limits of an
 * address, or changes what belongs to nobody asks for one of its own: any option does, also an empty `settings`.
 */
export const openTestApp = (options?: TestAppOptions): Promise<TestApp> =>
  options === undefined ? sharedApp() : openOwnApp(options);
