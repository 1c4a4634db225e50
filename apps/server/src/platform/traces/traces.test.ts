import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { sendEventsJob } from "../analytics/send-events.ts";
import { openLog } from "../base/log.ts";
import { SpanSender } from "./send-spans.ts";
import type { EndedSpan } from "./span.ts";
import { readTraceparent } from "./traceparent.ts";
import { openTracer } from "./tracer.ts";
import { readTraces, type TracesSettings } from "./traces-settings.ts";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string };
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
interface SentBatch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A server on this machine that keeps what it is sent. */
class Receiver {
  readonly server: Server;
  readonly bodies: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  readonly paths: string[] = [];
  status = 200;

  constructor() {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        this.paths.push(request.url ?? "");
        this.headers.push(request.headers);
        if (this.status === 200) this.bodies.push(body.toString());
        response.writeHead(this.status).end("{}");
      });
    }).listen(0, "127.0.0.1");
  }

  async open(): Promise<string> {
    if (!this.server.listening) await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): SentSpan[] {
    return this.bodies.flatMap((body) =>
      (JSON.parse(body) as SentBatch).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }

  close = (): void => void this.server.close();
}

const settingsAt = (url: string): TracesSettings => ({
  url: `${url}/v1/traces`,
  headers: { "x-key": "k1" },
  service: "plateful",
  ratio: 1,
});
const log = openLog("silent");
const attributeOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe("traces of a process", () => {
  const collector = new Receiver();
  const analytics = new Receiver();
  const PARENT = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
  const secret = "Zwaluwstaart";
  let app: TestApp;
  let spans: SentSpan[] = [];

  beforeAll(async () => {
    const traces = settingsAt(await collector.open());
    const place = { url: `${await analytics.open()}/`, key: "phc_test" };
    app = await openTestApp({
      // Nothing listens there, so that each conversation fails at once.
      settings: {
        traces,
        analytics: place,
        trustProxy: { kind: "hops", count: 1 },
        smtpUrl: "smtp://127.0.0.1:1",
      },
    });
    const anna = await app.aUser({ first_name: secret });
    const as = { as: anna, headers: { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` } };
    await app.get(`recipeTemplate/?search=${secret}`, as);
    await app.get("recipeTemplate/", { as: anna, headers: { traceparent: "00-not-one" } });
    await app.get("health/ready/");
    await app.get(`recipeTemplate/${secret}/`, { as: anna });
    const events = { userId: anna.id, event: "client_created", at: "2026-03-18T09:00:00Z", ids: ["a"] };
    const tracer = openTracer(traces, "all", log);
    const job = { name: "job send-events", kind: "consumer", attributes: {} } as const;
    await tracer.run(job, () => sendEventsJob(app.app.services).work(events as never));
    await tracer.close();
    await app.post("createMagicLink/", { email: anna.email, redirect_url: "http://localhost:3000/" });
    const hasTried = () => collector.spans.some(({ name }) => name === "send mail");
    await vi.waitFor(() => expect(hasTried()).toBe(true), { timeout: 60_000 });
    await app.close();
    ({ spans } = collector);
  });
  afterAll(() => {
    collector.close();
    analytics.close();
  });

  const callOf = (traceId: string) => spans.find((span) => span.traceId === traceId && span.kind === 2);

  it("OPS-041 are sent to the collector over OTLP, with its key and the name of the service", () => {
    expect(new Set(collector.paths)).toEqual(new Set(["/v1/traces"]));
    expect(collector.headers[0]).toMatchObject({ "x-key": "k1", "content-type": "application/json" });
    const { resource } = (JSON.parse(collector.bodies[0] ?? "") as SentBatch).resourceSpans[0] ?? {};
    expect(resource?.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "plateful" },
    });
  });

  it("OPS-042 go on with the trace of a trusted proxy, and begin one of their own otherwise", () => {
    const going = callOf(PARENT.traceId);
    expect(going).toMatchObject({ name: "GET /api/recipeTemplate", parentSpanId: PARENT.spanId });
    const others = spans.filter(({ name, traceId }) => name === going?.name && traceId !== PARENT.traceId);
    expect(others.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined]);
  });

  it("OPS-042 hold the call, with its status, and below it each statement", () => {
    const call = callOf(PARENT.traceId);
    expect(attributeOf(call, "http.response.status_code")).toBe("200");
    expect(attributeOf(call, "http.route")).toBe("/api/recipeTemplate");
    const below = spans.filter(({ traceId, kind }) => traceId === PARENT.traceId && kind === 3);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(["begin", "commit"]));
    expect(below.some(({ name }) => /^(select|with) \w/.test(name))).toBe(true);
    expect(new Set(below.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([call?.spanId]));
    for (const { startTimeUnixNano, endTimeUnixNano } of below) {
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call?.startTimeUnixNano ?? 0));
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call?.endTimeUnixNano ?? 0));
    }
  });

  it("OPS-042 hold a job with what it asks outside, which is told of the trace", () => {
    const job = spans.find(({ name, kind }) => name === "job send-events" && kind === 5);
    const outside = spans.find(({ name }) => name === "ask analytics");
    expect(outside).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, kind: 3 });
    const told = analytics.headers.map(({ traceparent }) => traceparent);
    expect(told).toContain(`00-${outside?.traceId}-${outside?.spanId}-01`);
  });

  it("OPS-042 hold a conversation with the mail server, also one that fails", () => {
    const mail = spans.find(({ name }) => name === "send mail");
    expect(mail).toMatchObject({ kind: 3, status: { code: 2 } });
    expect(attributeOf(mail, "peer.service")).toBe("mail");
  });

  it("OPS-043 hold no value that came in, and nothing of those who ask how it is", () => {
    const text = collector.bodies.join("\n");
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/@example|select \*|authorization/i);
    expect(spans.filter(({ name }) => name.includes("health"))).toEqual([]);
    const missed = spans.find(({ name }) => name.startsWith("GET /api/recipeTemplate/:id"));
    expect(attributeOf(missed, "http.route")).toContain(":");
  });
});

const A_SPAN: EndedSpan = {
  name: "job test",
  kind: "consumer",
  attributes: {},
  traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
  id: "00f067aa0ba902b7",
  parentId: undefined,
  began: 1_774_000_000_000.25,
  ended: 1_774_000_000_001.5,
  hasFailed: true,
};

describe("a collector", () => {
  it("OPS-041 that is away gets the spans when it is back", async () => {
    const collector = new Receiver();
    const url = await collector.open();
    collector.status = 503;
    const sender = new SpanSender(settingsAt(url), {}, log);
    for (let count = 0; count < 512; count += 1) sender.take(A_SPAN);
    while (collector.paths.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    collector.status = 200;
    await sender.close();
    expect(collector.spans).toHaveLength(512);
    expect(collector.spans[0]).toMatchObject({
      startTimeUnixNano: "1774000000000250000",
      endTimeUnixNano: "1774000000001500000",
      status: { code: 2 },
    });
    collector.close();
  });

  it("OPS-041 that refuses spans for good is not asked again", async () => {
    const collector = new Receiver();
    const url = await collector.open();
    collector.status = 400;
    const sender = new SpanSender(settingsAt(url), {}, log);
    sender.take(A_SPAN);
    await sender.close();
    await sender.close();
    expect(collector.paths).toHaveLength(1);
    collector.close();
  });

  it("OPS-043 gets a failure by the class of its error, and at most 500 spans of a trace", async () => {
    const collector = new Receiver();
    const tracer = openTracer(settingsAt(await collector.open()), "worker", log);
    const start = { name: "job test", kind: "consumer", attributes: {} } as const;
    const { inSpan } = await import("./span.ts");
    const fail = async () => {
      for (let count = 0; count < 600; count += 1)
        await inSpan(
          () => ({ name: "step", kind: "internal", attributes: {} }),
          async () => {},
        );
      throw new RangeError("Anna weighs 68");
    };
    await expect(tracer.run(start, fail)).rejects.toThrow("Anna");
    await tracer.close();
    expect(collector.spans).toHaveLength(501);
    const job = collector.spans.find(({ name }) => name === "job test");
    expect(attributeOf(job, "error.type")).toBe("RangeError");
    expect(collector.bodies.join()).not.toContain("Anna");
    collector.close();
  });
});

describe("the settings of traces", () => {
  it("OPS-041 are off unless a collector is named, and have the names of OpenTelemetry", () => {
    expect(readTraces({}, true)).toBeUndefined();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://otel.example/",
      OTEL_EXPORTER_OTLP_HEADERS: "X-Key=a%20b, other=c",
      OTEL_TRACES_SAMPLER_ARG: "0.1",
    };
    expect(readTraces(env, true)).toEqual({
      url: "https://otel.example/v1/traces",
      headers: { "x-key": "a b", other: "c" },
      service: "plateful",
      ratio: 0.1,
    });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "http or https"],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://otel.example", OTEL_EXPORTER_OTLP_HEADERS: "key=abc" },
      "https address when",
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://x.example", OTEL_EXPORTER_OTLP_HEADERS: "key" }, "name=value"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://x.example", OTEL_TRACES_SAMPLER_ARG: "2" }, "0 to 1"],
  ])("OPS-041 refuse %j", (env, words) => {
    expect(() => readTraces(env, true)).toThrow(words);
  });

  it("OPS-042 take only a traceparent of the right form", () => {
    const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
    expect(readTraceparent(`00-${trace}-${span}-00`)).toEqual({
      traceId: trace,
      spanId: span,
      isSampled: false,
    });
    for (const wrong of [
      `ff-${trace}-${span}-01`,
      `00-${trace}-${span}-01-more`,
      `00-${"0".repeat(32)}-${span}-01`,
      `00-${trace}-${"0".repeat(16)}-01`,
      `00-${trace.toUpperCase()}-${span}-01`,
      undefined,
    ])
      expect(readTraceparent(wrong)).toBeNull();
    expect(readTraceparent(`01-${trace}-${span}-01-more`)?.isSampled).toBe(true);
  });
});
