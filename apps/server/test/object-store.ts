import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../tools/postgres.ts";
import type { BucketSettings } from "../src/platform/settings/bucket-settings.ts";

const BUCKET = "plateful-pictures";
/** The only pair of keys that the server knows; it checks the signature of each request. */
const KEYS = { keyId: "S3RVER", secret: "S3RVER" } as const;

const PROGRAM = `
const S3rver = require("@20minutes/s3rver");
const [directory, port] = process.argv.slice(1);
new S3rver({ address: "127.0.0.1", port: Number(port), directory, silent: true, configureBuckets: [{ name: "${BUCKET}" }] })
  .run()
  .then(() => console.log("ready"));
`;

export interface ObjectStore {
  readonly settings: BucketSettings;
  readonly stop: () => Promise<void>;
}

/** An S3-compatible server with one empty bucket, in a process of its own. */
export async function startObjectStore(): Promise<ObjectStore> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "plateful-objects-"));
  const server = spawn(process.execPath, ["-e", PROGRAM, folder, String(port)], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return {
    settings: { url: `http://127.0.0.1:${port}/${BUCKET}`, region: "us-east-1", ...KEYS },
    stop: async () => {
      server.kill("SIGKILL");
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
