import { screenTemplate } from "@plateful/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATHS } from "../address/paths.ts";
import { CallError } from "./call-error.ts";
import { createQueryClient } from "./query-client.ts";

interface Report {
  readonly address: string;
  readonly body: Record<string, unknown>;
}

/** What the page sent to the server's log. */
let reports: Report[] = [];
const refused = (status: number) => new CallError("some-call", { status });
const newClient = () =>
  createQueryClient(() => ({ oops: "Oops", later: "Later" }), {
    onUnauthorised: () => {},
    onBlocked: () => {},
  });

async function read(error: Error): Promise<void> {
  const client = newClient();
  const queryFn = () => Promise.reject(error);
  await client.fetchQuery({ queryKey: ["x"], queryFn, retry: false }).catch(() => {});
}

async function change(error: Error): Promise<void> {
  const client = newClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await mutation.execute(undefined).catch(() => {});
}

describe("reports of failed calls", () => {
  beforeEach(() => {
    reports = [];
    vi.stubGlobal("__APP_VERSION__", "0.0.0");
    vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
      reports.push({ address, body: JSON.parse(body) as Record<string, unknown> });
      return new Response(null, { status: 202 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([403, 404, 409, 429, 500, 503])(
    "ERR-003 reports a read and a change that answer %d",
    async (status) => {
      await read(refused(status));
      await change(refused(status));
      expect(reports.map(({ address }) => address)).toEqual(["/api/client-errors/", "/api/client-errors/"]);
      expect(reports[0]?.body).toMatchObject({ name: "CallError", call: "some-call", status });
    },
  );

  it.each([0, 400, 401])(
    "ERR-003 reports no answer of %d: nobody could be asked, or the person is told",
    async (status) => {
      await read(refused(status));
      await change(refused(status));
      expect(reports).toEqual([]);
    },
  );

  it("ERR-003 ERR-030 reports a defect of the page itself, without its words", async () => {
    await read(new TypeError("Anna Jansen weighs 83.317"));
    const body = { name: "TypeError", message: null, stack: "", route: "/", app_version: "0.0.0" };
    expect(reports).toEqual([{ address: "/api/client-errors/", body }]);
  });

  it("ERR-030 every address of a screen is kept in words", () => {
    for (const path of Object.values(PATHS)) {
      const template = path.replaceAll(/\$\w+/g, ":x");
      expect(screenTemplate(template.replaceAll(":x", "12"))).toBe(template);
    }
  });
});
