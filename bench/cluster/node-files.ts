/** The files of ops/ha as they are, for three nodes on this machine: its loopback addresses take the place of the network's. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/run.ts";

const read = (name: string): string =>
  readFileSync(join(ROOT, "ops/ha", name), "utf8").replaceAll("10.0.0.", "127.0.0.");

export const NODES = [1, 2, 3] as const;
export const addressOf = (node: number): string => `127.0.0.1${node}`;
export const PASSWORD = randomBytes(24).toString("hex");

/** What is one of a node's own in a file that is written for the first. */
const ofNode = (text: string, node: number): string =>
  text.replaceAll(
    /^(.*(?:connect_address|listen|PEER_URLS|CLIENT_URLS)[:=].*)127\.0\.0\.11/gm,
    `$1${addressOf(node)}`,
  );

/** @param folder The node's own, below which its data lies. */
export function patroniFile(node: number, folder: string, bin: string): string {
  return (
    ofNode(read("patroni.yml"), node)
      .replace("name: db1", `name: db${node}`)
      .replaceAll("CHANGE-ME", PASSWORD)
      .replace("/var/lib/postgresql/plateful", join(folder, "data"))
      .replace("/var/lib/postgresql/.pgpass-patroni", join(folder, "pgpass"))
      .replace("/usr/lib/postgresql/15/bin", bin)
      // The servers of one machine would share a folder of sockets.
      .replace("password_encryption: scram-sha-256", `$&\n    unix_socket_directories: ${folder}`)
      .replace("mode: automatic", 'mode: "off"')
  );
}

export function etcdSettings(node: number, folder: string): Record<string, string> {
  const text = ofNode(read("etcd.env"), node)
    .replace("ETCD_NAME=db1", `ETCD_NAME=db${node}`)
    .replace("/var/lib/etcd/plateful", join(folder, "etcd"));
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map((match) => [match[1] ?? "", match[2] ?? ""]),
  );
}

/** @param ports Of the servers of the product. */
export function haproxyFile(ports: readonly number[]): string {
  return ports.reduce(
    (text, port, at) => text.replace(`127.0.0.2${at + 1}:3000`, `127.0.0.1:${port}`),
    read("haproxy.cfg"),
  );
}
