import { type CurrentCheckIn, getCheckIn } from "@plateful/contract";
import { z } from "zod/mini";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "../lib/device/device-store.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";

const NAME = `${PERSONAL_PREFIX}check-in-asked`;

/** Null for nothing, and for what another version of the app wrote. */
function readKept(text: string | null): CurrentCheckIn | null {
  try {
    const { answer } = getCheckIn;
    return answer === undefined ? null : (z.safeParse(answer, JSON.parse(text ?? "null")).data ?? null);
  } catch {
    return null;
  }
}

/**
 * The check-in that waits. It is kept on the device, encrypted like its answers, so that a page that reloads without a network goes
 * on with it (CHECK-022).
 * @throws CallError when the server refuses, or cannot be reached and nothing is kept.
 */
export async function readCurrentCheckIn(signal: AbortSignal): Promise<CurrentCheckIn> {
  try {
    const current = await call(getCheckIn, { signal });
    void (current.check_in === null ? forgetOnDevice(NAME) : keepOnDevice(NAME, JSON.stringify(current)));
    return current;
  } catch (error) {
    const isOffline = error instanceof CallError && error.status === 0;
    const kept = isOffline ? readKept(await readOnDevice(NAME)) : null;
    if (kept === null) throw error;
    return kept;
  }
}
