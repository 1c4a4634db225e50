import { connect } from "node:net";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { answerErrors } from "./error-answer.ts";
import { HttpServer } from "./http-server.ts";
import { readJson, readRaw } from "./json-body.ts";
import { packAnswers } from "./packed.ts";

const lines: Record<string, unknown>[] = [];
const log = openLog("info", (line: string) => void lines.push(JSON.parse(line)));
const STRICT = { "x-strict": "yes" };
const server = new HttpServer({ log, trusts: () => false, headers: STRICT, answerError: answerErrors(log) });
const sent: Readable[] = [];
let port = 0;

function endless(): Readable {
  const stream = new Readable({ read: () => {} });
  stream.push("begun");
  sent.push(stream);
  return stream;
}

beforeAll(async () => {
  server.onRequest(({ headers }) => {
    if (headers["x-refused"] !== undefined) throw new Problem("throttled", 1);
  });
  packAnswers(server);
  server.get("/things/:id/", ({ params, query }, reply) => reply.json({ params, query }));
  server.get("/things/mine", (_request, reply) => reply.json("mine"));
  server.get("/things/:id/parts/:part", ({ params }, reply) => reply.json(params));
  server.get("/long", (_request, reply) => reply.send("x".repeat(5000)));
  server.get("/file", (_request, reply) => reply.send(endless()));
  server.get("/broken", (_request, reply) => reply.header("x-bad", "a\r\nb").send("text"));
  server.post("/json", ({ body }, reply) => reply.json({ body }), readJson);
  server.post(
    "/raw",
    ({ body }, reply) => reply.json({ length: (body as Buffer | undefined)?.length }),
    readRaw,
  );
  server.post("/unread", (_request, reply) => reply.json({}));
  server.fallback("/api/", () => {
    throw new Problem("not_found");
  });
  port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  server.node.closeAllConnections();
  await server.close();
});

/** What comes back until the connection ends; the client itself ends it after `stayMs`. */
function exchange(text: string | Buffer, stayMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    const timer = setTimeout(() => socket.destroy(), stayMs);
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

const request = (line: string, headers: readonly string[] = [], body = "") =>
  [`${line} HTTP/1.1`, "host: a", "connection: close", ...headers, "", body].join("\r\n");

const JSON_TYPE = "content-type: application/json";
const posting = (path: string, body: string, ...headers: readonly string[]) =>
  request(`POST ${path}`, [JSON_TYPE, `content-length: ${Buffer.byteLength(body)}`, ...headers], body);

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n") + 4);
const ask = async (path: string) => bodyOf(await exchange(request(`GET ${path}`)));
const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 5_000 }).toBe(true);

describe("the HTTP server", () => {
  it("A11: finds routes however their addresses are written, and the one with a word before the one with a name", async () => {
    expect(await ask("/things/mine")).toBe('"mine"');
    expect(await ask("/%74hings/mine/")).toBe('"mine"');
    expect(await ask("http://elsewhere/things/mine")).toBe('"mine"');
    expect(await ask("/things/mine/parts/1")).toBe('{"id":"mine","part":"1"}');
    expect(await ask("/things/a%2Fb%2525?x=1&x=2&y=a+b")).toBe(
      '{"params":{"id":"a/b%25"},"query":{"x":["1","2"],"y":"a b"}}',
    );
    expect(JSON.parse(await ask("/things/__proto__?__proto__=1")).params.id).toBe("__proto__");
    const statuses = [];
    for (const path of [
      `/things/${"a".repeat(201)}`,
      "/things",
      "//things/mine",
      "/things/..",
      "/api/x",
      "*",
    ])
      statuses.push(statusOf(await exchange(request(`GET ${path}`))));
    expect(statuses).toEqual([404, 404, 404, 200, 404, 404]);
  });

  it("A11: answers HEAD as GET without its body, and no other method", async () => {
    const [whole, head] = [await exchange(request("GET /long")), await exchange(request("HEAD /long"))];
    expect(bodyOf(head)).toBe("");
    const kept = (answer: string) =>
      answer.split("\r\n\r\n")[0]?.replaceAll(/\r\n(?:Date|x-request-id):.*/gi, "");
    expect(kept(head)).toBe(kept(whole));
    expect(kept(head)).toContain("content-length: 5000");
    for (const method of ["OPTIONS", "TRACE", "PROPFIND", "POST"])
      expect([method, statusOf(await exchange(request(`${method} /long`)))]).toEqual([method, 404]);
  });

  it.each([
    ["an address that cannot be decoded", request("GET /things/%E0%A4%A"), 400],
    ["half an escape", request("GET /%"), 400],
    ["no request", "GARBAGE\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    ["a large header", request("GET /long", [`x-large: ${"x".repeat(20_000)}`]), 431],
    ["an unknown address", request("GET /nothing"), 404],
    ["another kind of body", posting("/json", "a=1").replace("application/json", "text/plain"), 415],
    ["a body without a kind", request("POST /json", ["content-length: 2"], "{}"), 415],
    ["broken JSON", posting("/json", "{"), 400],
    ["a packing that is not known", posting("/json", "{}", "content-encoding: zstd"), 415],
    ["a packing named like a method", posting("/json", "{}", "content-encoding: toString"), 415],
    ["a body that is not packed as it says", posting("/json", "{}", "content-encoding: gzip"), 400],
  ])("C1: refuses %s with the headers of every answer", async (_what, text, status) => {
    const answer = await exchange(text);
    expect(statusOf(answer)).toBe(status);
    if (!text.includes("HTTP/1.1\r\nconnection")) expect(answer).toContain("x-strict: yes");
  });

  it("C4: says no to a body by its length, or where the limit is, before the rest has come", async () => {
    const promised = request("POST /json", [JSON_TYPE, "content-length: 2000000"], "{");
    const chunk = `${(600_000).toString(16)}\r\n${"x".repeat(600_000)}\r\n`;
    const chunked = `${request("POST /raw", ["transfer-encoding: chunked"])}${chunk}${chunk}`;
    const bomb = gzipSync(Buffer.alloc(20_000_000, " "));
    const head = request("POST /json", [
      JSON_TYPE,
      "content-encoding: gzip",
      `content-length: ${bomb.length}`,
    ]);
    // The server ends the connection by itself, because the rest of the body may still come.
    const kept = [promised, chunked].map((text) => text.replace("connection: close\r\n", ""));
    // A server that waited for the rest would answer 408 when the time for a request is over.
    for (const text of [...kept, Buffer.concat([Buffer.from(head), bomb])])
      expect(statusOf(await exchange(text, 9_000))).toBe(413);
  });

  it("C4: counts packed bytes although nothing comes out of them", async () => {
    const empty = gzipSync("");
    const body = Buffer.concat(Array.from({ length: Math.ceil(1_100_000 / empty.length) }, () => empty));
    const head = request("POST /json", [JSON_TYPE, "content-encoding: gzip", "transfer-encoding: chunked"]);
    const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n")]);
    expect(statusOf(await exchange(Buffer.concat([Buffer.from(head), chunk])))).toBe(413);
  });

  it("C4: looks at a request before its body has come", async () => {
    const answer = await exchange(
      request("POST /json", ["x-refused: yes", JSON_TYPE, "content-length: 900"], "{"),
    );
    expect(statusOf(answer)).toBe(429);
  });

  it("C9: goes on with a connection after a body that nobody read", async () => {
    const unread = posting("/unread", "x".repeat(50_000)).replace("connection: close\r\n", "");
    const answers = await exchange(`${unread}${posting("/raw", "abc")}`);
    expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(2);
    expect(answers).toContain('{"length":3}');
  });

  it("C9: a client that leaves ends the reading of its body, and the file that it is sent", async () => {
    lines.length = 0;
    await exchange(posting("/json", "{}").replace("content-length: 2", "content-length: 900"), 100);
    await until(() => lines.some(({ route, status }) => route === "/json" && status === 400));
    await exchange(request("GET /file"), 200);
    await until(() => sent.at(-1)?.destroyed === true);
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it("a file that fails ends the connection before its end, and says so in the log", async () => {
    lines.length = 0;
    const answering = exchange(request("GET /file"));
    await until(() => sent.at(-1)?.destroyed === false);
    sent.at(-1)?.destroy(new Error("gone"));
    // The last chunk, which would say that all has been sent, does not come.
    expect((await answering).endsWith("0\r\n\r\n")).toBe(false);
    await until(() => lines.some(({ msg }) => msg === "An answer ended before its end"));
  });

  it("an answer that cannot be written ends the connection, and nothing else", async () => {
    lines.length = 0;
    const began = performance.now();
    expect(await exchange(request("GET /broken"))).toBe("");
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(lines.some(({ msg }) => msg === "An answer could not be written")).toBe(true);
    expect(await ask("/things/mine")).toBe('"mine"');
  });

  it("logs each request with the pattern of its route, its status and how long it took", async () => {
    lines.length = 0;
    const answer = await exchange(request("GET /things/7?secret=1"));
    await until(() => lines.length === 1);
    const [{ requestId, ms, ...line } = {}] = lines;
    expect(line).toMatchObject({ method: "GET", route: "/things/:id", status: 200, msg: "call" });
    expect(answer).toContain(`x-request-id: ${requestId}`);
    expect(ms).toBeTypeOf("number");
    expect(JSON.stringify(line)).not.toContain("secret");
  });
});
