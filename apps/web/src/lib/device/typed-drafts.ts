import { forgetOnDevice, keepOnDevice, readOnDevice } from "./device-store.ts";
import type { PersonalKey } from "./personal-prefix.ts";
import { onPersonChange, personOfDevice } from "./session.ts";

/**
 * What someone is still typing. It stays on the device, encrypted; and in the memory of the page, for the same person alone, so
 * that a session that ends while they type takes nothing with it. Whoever signs out leaves none of it.
 */
const typed = new Map<string, { readonly person: string; readonly text: string }>();

export function keepTyped(name: PersonalKey, text: string): void {
  const person = personOfDevice();
  if (person === null) return;
  typed.set(name, { person, text });
  void keepOnDevice(name, text);
}

/** What was typed here before, by the person who uses this browser; null for nothing. */
export async function readTyped(name: PersonalKey): Promise<string | null> {
  const here = typed.get(name);
  if (here !== undefined && here.person === personOfDevice()) return here.text;
  return readOnDevice(name);
}

export function forgetTyped(name: PersonalKey): void {
  typed.delete(name);
  void forgetOnDevice(name);
}

export const forgetAllTyped = (): void => typed.clear();

onPersonChange(forgetAllTyped);
