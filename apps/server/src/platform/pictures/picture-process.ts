/** What a picture process runs: it is sent one file at a time and answers with the picture in it, drawn afresh. */
import { setPriority } from "node:os";
import type { PictureRule, RedrawResult } from "./picture-rule.ts";
import { redrawPicture } from "./redraw-picture.ts";

export interface PictureTask {
  readonly bytes: Buffer;
  readonly rule: PictureRule;
}

/** The first message says that the decoder is loaded, each other one answers a task. */
export type FromPictureProcess = { readonly ready: true } | { readonly result: RedrawResult };

/** How often the process looks at its own memory; a decoder fills some tens of megabytes in this time. */
const WATCH_MS = 20;
/** Below the server, which answers people while this process decodes. */
const LOW_PRIORITY = 5;

const maxMemoryBytes = Number(process.argv[2]);
if (process.send === undefined || !(maxMemoryBytes > 0))
  throw new Error("This file runs in a process of its own.");

const answer = (message: FromPictureProcess) => process.send?.(message);

// The decoder works on threads of its own, so this loop is free to look.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, "SIGKILL");
}, WATCH_MS);
process.on("disconnect", () => process.exit());
process.on("message", async ({ bytes, rule }: PictureTask) =>
  answer({ result: await redrawPicture(bytes, rule) }),
);
try {
  setPriority(LOW_PRIORITY);
} catch {
  // A sandbox may forbid it; the limits hold all the same.
}
answer({ ready: true });
