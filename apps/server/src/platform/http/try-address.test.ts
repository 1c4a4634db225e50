import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, it } from "vitest";
import { tryAddress } from "./try-address.ts";

/** A port of this machine that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

it("is done with an address soon, also when someone comes in that moment", async () => {
  const address = { host: "127.0.0.1", port: await freePort() };
  const tried = tryAddress(address);
  const visitors = Array.from({ length: 20 }, () => connect(address).on("error", () => {}));
  await expect(tried).resolves.toBeUndefined();
  for (const visitor of visitors) visitor.destroy();
});

it("says that an address is taken", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  await expect(tryAddress({ host: "127.0.0.1", port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  holder.close();
});
