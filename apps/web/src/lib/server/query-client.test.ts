import { describe, expect, it, vi } from "vitest";
import { alertProblem } from "../dialogs/alerts.ts";
import { CallError, listMessages } from "./call-error.ts";
import { alertText, createQueryClient, isWorthRetrying } from "./query-client.ts";

const WORDS = { oops: "Oops", later: "Later" };
const refused = (status: number, fields = {}, detail?: string) =>
  new CallError("some-call", { status, fields, detail });
const neverTold = () => {
  throw new Error("This listener has nothing to hear.");
};

describe("what a failure says", () => {
  it("ERR-004 ERR-005 says the first general message of a 400, else the default", () => {
    expect(alertText(refused(400, { non_field_errors: ["One.", "Two."] }), WORDS)).toBe("One.");
    expect(alertText(refused(400), WORDS)).toBe("Oops");
  });

  it("ERR-010 ERR-011 lists the messages of fields, one per line", () => {
    const fields = { email: ["Taken."], body: { weight: ["Too low.", "Too odd."] } };
    expect(listMessages(fields)).toEqual(["email: Taken.", "body.weight: Too low.", "body.weight: Too odd."]);
    expect(alertText(refused(400, fields), WORDS)).toBe(
      "email: Taken.\nbody.weight: Too low.\nbody.weight: Too odd.",
    );
  });

  it("ERR-008 ERR-019 says the server's sentence for other refusals, else the general one", () => {
    expect(alertText(refused(429, {}, "Wait 30 seconds."), WORDS)).toBe("Wait 30 seconds.");
    expect(alertText(refused(413, {}, "The file is too large."), WORDS)).toBe("The file is too large.");
    expect(alertText(refused(0), WORDS)).toBe("Later");
    expect(alertText(new Error("bug"), WORDS)).toBe("Later");
  });

  it("ERR-019 repeats reads only when the server or the network was away", () => {
    expect([0, 500, 503].map((status) => isWorthRetrying(refused(status)))).toEqual([true, true, true]);
    expect([400, 401, 403, 404, 409, 429].some((status) => isWorthRetrying(refused(status)))).toBe(false);
  });

  it("ERR-004 ERR-011 alerts at most once per second", () => {
    expect(alertProblem("a", 10_000)).toBe(true);
    expect(alertProblem("b", 10_999)).toBe(false);
    expect(alertProblem("c", 11_000)).toBe(true);
  });

  it("AUTH-036 tells of every 401 and raises no alert for it", async () => {
    let told = 0;
    const onUnauthorised = () => {
      told += 1;
    };
    const client = createQueryClient(() => WORDS, { onUnauthorised, onBlocked: neverTold });
    const queryFn = () => Promise.reject(refused(401));
    await expect(client.fetchQuery({ queryKey: ["x"], queryFn })).rejects.toThrow();
    expect(told).toBe(1);
  });

  it("ERR-019 tells of a 403 because of the account or its payment, and of no other", async () => {
    let told = 0;
    const onBlocked = () => {
      told += 1;
    };
    const client = createQueryClient(() => WORDS, { onUnauthorised: neverTold, onBlocked });
    vi.stubGlobal("__APP_VERSION__", "test");
    vi.stubGlobal("fetch", async () => new Response());
    for (const code of ["account_disabled", "payment_required", "permission_denied"]) {
      const error = new CallError("some-call", { status: 403, code });
      const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
      await expect(mutation.execute(undefined)).rejects.toBe(error);
    }
    expect(told).toBe(2);
    vi.unstubAllGlobals();
  });
});
