import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Takes the address for a moment, so that a port in use is said at once and not after the database was filled.
 * @throws what `listen` fails with.
 */
export async function tryAddress(address: { readonly port: number; readonly host: string }): Promise<void> {
  // Whoever comes in this moment comes again; kept waiting, they would keep the probe from closing.
  const probe = createServer((visitor) => visitor.destroy()).listen(address);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
