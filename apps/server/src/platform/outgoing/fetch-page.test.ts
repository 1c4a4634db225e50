import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PageServer, PUBLIC } from "../../../test/page-server.ts";
import { fetchPage, PAGE_LIMITS, PageRefused } from "./fetch-page.ts";
import { isAllowedUrl, isPublicAddress } from "./public-address.ts";

const web = new PageServer();
beforeAll(() => web.open());
afterAll(() => web.close());
beforeEach(() => {
  web.pages.clear();
  web.names.clear();
  web.dialled.length = 0;
  web.asked.length = 0;
});

const HOME = "http://kitchen.eu/soup";
const SHORT_MS = 1_000;
const reasonOf = async (url: string, maxMs = PAGE_LIMITS.maxMs) => {
  try {
    return (await fetchPage(url, web.network, { ...PAGE_LIMITS, maxMs, maxBytes: 10_000 })).html;
  } catch (error) {
    return error instanceof PageRefused ? error.reason : error;
  }
};

const failing = (code: string) => () => Promise.reject(Object.assign(new Error("no name"), { code }));

describe("a page of the web", () => {
  it("REC-111 is fetched from the one address that was looked up, without cookies, under the product's name", async () => {
    web.pages.set(HOME, "<p>Soep</p>");
    expect(await fetchPage(HOME, web.network)).toEqual({ url: HOME, html: "<p>Soep</p>" });
    expect(web.dialled).toEqual(["93.184.215.14:80"]);
    expect(web.asked[0]?.headers).toMatchObject({
      host: "kitchen.eu",
      "user-agent": "Plateful recipe import",
    });
    expect(web.asked[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    ..."0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 168.63.129.16 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255".split(
      " ",
    ),
    ..."::1 :: ::ffff:10.0.0.1 ::ffff:93.184.215.14 64:ff9b::7f00:1 64:ff9b:1::1 2001::1 2001:db8::1 2002:7f00:1:: fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 100::1".split(
      " ",
    ),
  ])("REC-111 is not asked for when its name leads to %s, alone or beside others", async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    for (const addresses of [[address], ["93.184.215.14", address]]) {
      web.names.set("kitchen.eu", addresses);
      expect(await reasonOf(HOME)).toBe("ADDRESS");
    }
    expect(web.dialled).toEqual([]);
  });

  it.each(["93.184.215.14", "172.15.0.1", "172.32.0.1", "2606:2800:220:1::1", "2a00:1450::1"])(
    "REC-111 may be at %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ..."http://127.1/ http://2130706433/ http://0177.0.0.1/ http://0x7f000001/ http://[::1]/ http://[::ffff:127.0.0.1]/ http://localhost/ http://a.localhost/ http://printer.local/".split(
      " ",
    ),
    ..."http://intranet/ http://metadata.google.internal/ http://user:pass@kitchen.eu/ http://kitchen.eu@127.0.0.1/ http://kitchen.eu:22/ http://kitchen.eu:8080/".split(
      " ",
    ),
    ..."ftp://kitchen.eu/ file:///etc/passwd data:text/html,x gopher://kitchen.eu/ http://１２７.０.０.１/ http://127。0。0。1/ http://127.0.0.1./".split(
      " ",
    ),
  ])("REC-111 is not looked up at %s", async (url) => {
    expect(URL.canParse(url) && isAllowedUrl(new URL(url))).toBe(false);
    expect(await reasonOf(url)).toBe("ADDRESS");
    expect(web.dialled).toEqual([]);
  });

  it("REC-111 is followed through three redirects, each checked as the first was", async () => {
    const to = (location: string) => (answer: ServerResponse) => {
      answer.writeHead(302, { location }).end();
    };
    for (let at = 0; at < 3; at += 1)
      web.pages.set(`http://kitchen.eu/${at}`, to(at === 2 ? "/soup" : `http://kitchen.eu/${at + 1}`));
    web.pages.set(HOME, "found");
    expect(await reasonOf("http://kitchen.eu/0")).toBe("found");
    web.pages.set("http://kitchen.eu/before", to("/0"));
    expect(await reasonOf("http://kitchen.eu/before")).toBe("UNREACHABLE");
    web.names.set("inside.eu", ["10.0.0.1"]);
    web.dialled.length = 0;
    for (const target of [
      "http://inside.eu/",
      "http://169.254.169.254/latest",
      "http://kitchen.eu:6379/",
      "file:///etc/passwd",
    ]) {
      web.pages.set(HOME, to(target));
      expect(await reasonOf(HOME)).toBe("ADDRESS");
    }
    expect(new Set(web.dialled)).toEqual(new Set(["93.184.215.14:80"]));
  });

  it("REC-111 is no larger than allowed, packed or not, and a bomb is not unpacked", async () => {
    web.pages.set(HOME, "a".repeat(10_001));
    expect(await reasonOf(HOME)).toBe("TOO_LARGE");
    const packed = (bytes: number) => {
      const page = gzipSync("a".repeat(bytes));
      return (answer: ServerResponse) => {
        answer.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(page);
      };
    };
    web.pages.set(HOME, packed(9_000));
    expect(await reasonOf(HOME)).toBe("a".repeat(9_000));
    // Fewer bytes are sent than a page may have.
    web.pages.set(HOME, packed(5_000_000));
    expect(await reasonOf(HOME)).toBe("TOO_LARGE");
  });

  it.each([
    ["letters", {}, "", "a".repeat(4_096)],
    ["nothing, packed", { "content-encoding": "gzip" }, "1f8b0800000000000003", "000000ffff".repeat(800)],
  ] as const)(
    "REC-111 is given up where it sends %s without an end",
    async (_what, headers, first, piece) => {
      function* forever() {
        yield Buffer.from(first, "hex");
        for (;;) yield Buffer.from(piece, first === "" ? "utf8" : "hex");
      }
      web.pages.set(HOME, (answer) => {
        answer.writeHead(200, { "content-type": "text/html", ...headers });
        Readable.from(forever()).pipe(answer);
      });
      expect(await reasonOf(HOME)).toBe("TOO_LARGE");
    },
  );

  it("REC-111 says why it was not fetched", async () => {
    expect(await reasonOf(HOME)).toBe("NOT_FOUND");
    for (const [status, reason] of [
      [410, "NOT_FOUND"],
      [401, "REFUSED"],
      [403, "REFUSED"],
      [429, "REFUSED"],
      [503, "UNREACHABLE"],
    ] as const) {
      web.pages.set(HOME, (answer) => answer.writeHead(status).end());
      expect(await reasonOf(HOME)).toBe(reason);
    }
    web.pages.set(HOME, (answer) => answer.writeHead(200, { "content-type": "application/pdf" }).end("x"));
    expect(await reasonOf(HOME)).toBe("NO_PAGE");
    web.pages.set(HOME, (answer) => answer.destroy());
    expect(await reasonOf(HOME)).toBe("UNREACHABLE");
    web.names.set("kitchen.eu", failing("ENOTFOUND"));
    expect(await reasonOf(HOME)).toBe("NOT_FOUND");
    web.names.set("kitchen.eu", failing("EAI_FAIL"));
    expect(await reasonOf(HOME)).toBe("UNREACHABLE");
  });

  it("REC-120 says that the network is missing where names are not looked up, or never", async () => {
    web.names.set("kitchen.eu", failing("EAI_AGAIN"));
    expect(await reasonOf(HOME)).toBe("NO_NETWORK");
    web.names.set("kitchen.eu", () => new Promise(() => {}));
    expect(await reasonOf(HOME, SHORT_MS)).toBe("NO_NETWORK");
    expect(web.dialled).toEqual([]);
  });

  it("REC-111 is looked up once for each connection, whatever the next answer would be", async () => {
    const answers = [[PUBLIC], ["127.0.0.1"]];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    web.names.set("kitchen.eu", resolve);
    web.pages.set(HOME, "found");
    expect(await reasonOf(HOME)).toBe("found");
    expect([resolve.mock.calls.length, web.dialled]).toEqual([1, [`${PUBLIC}:80`]]);
    expect(await reasonOf(HOME)).toBe("ADDRESS");
  });

  it("REC-111 is given up where it takes too long, before and while it is sent", async () => {
    web.pages.set(HOME, () => {});
    expect(await reasonOf(HOME, SHORT_MS)).toBe("TIMEOUT");
    web.pages.set(HOME, (answer) => {
      answer.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => answer.write("a"), 20);
      answer.on("close", () => clearInterval(drip));
    });
    expect(await reasonOf(HOME, SHORT_MS)).toBe("TIMEOUT");
  });

  it("REC-111 is read in the letters that it says it is written in", async () => {
    web.pages.set(HOME, (answer) =>
      answer
        .writeHead(200, { "content-type": "text/html; charset=iso-8859-1" })
        .end(Buffer.from("crème", "latin1")),
    );
    expect(await reasonOf(HOME)).toBe("crème");
    web.pages.set(HOME, (answer) =>
      answer
        .writeHead(200, { "content-type": "text/html" })
        .end(Buffer.from('<meta charset="windows-1252">crème', "latin1")),
    );
    expect(await reasonOf(HOME)).toContain("crème");
  });
});
