import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aCertificate } from "../../../test/certificate.ts";
import { PageServer, PUBLIC } from "../../../test/page-server.ts";
import { fetchPage, PAGE_LIMITS, PageRefused } from "./fetch-page.ts";

const web = new PageServer();
const certificate = aCertificate("kitchen.eu");
const trusted = getCACertificates("default");
beforeAll(() => web.open(certificate));
afterAll(() => web.close());
afterEach(() => {
  setDefaultCACertificates(trusted);
  web.dialled.length = 0;
  web.asked.length = 0;
});

const HOME = "https://kitchen.eu/soup";
const reasonOf = async (url: string) => {
  try {
    return (await fetchPage(url, web.network, { ...PAGE_LIMITS, maxMs: 5_000 })).html;
  } catch (error) {
    return error instanceof PageRefused ? error.reason : error;
  }
};

describe("a page over https", () => {
  it("REC-111 comes from the address that was checked, under the name that the certificate is for", async () => {
    setDefaultCACertificates([...trusted, certificate.cert]);
    web.pages.set(HOME, "<p>Soep</p>");
    expect(await reasonOf(HOME)).toBe("<p>Soep</p>");
    expect(web.dialled).toEqual([`${PUBLIC}:443`]);
    expect(web.asked).toMatchObject([{ servername: "kitchen.eu", headers: { host: "kitchen.eu" } }]);
  });

  it("REC-111 is not read where the certificate is for another name, or nobody vouches for it", async () => {
    setDefaultCACertificates([...trusted, certificate.cert]);
    web.pages.set("https://other.eu/soup", "secret");
    expect(await reasonOf("https://other.eu/soup")).toBe("UNREACHABLE");
    setDefaultCACertificates(trusted);
    expect(await reasonOf(HOME)).toBe("UNREACHABLE");
    expect(web.asked).toEqual([]);
  });

  it("REC-111 is not followed from https to a private address", async () => {
    setDefaultCACertificates([...trusted, certificate.cert]);
    web.names.set("inside.eu", ["192.168.0.1"]);
    web.pages.set(HOME, (answer) => answer.writeHead(301, { location: "https://inside.eu/" }).end());
    expect(await reasonOf(HOME)).toBe("ADDRESS");
    expect(web.dialled).toEqual([`${PUBLIC}:443`]);
  });
});
