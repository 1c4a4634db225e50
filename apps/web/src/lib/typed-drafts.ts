import { forgetOnDevice, keepOnDevice, readOnDevice } from "./device-store.ts";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";
import { onPersonChange, personOfDevice } from "./session.ts";

/**
 * What somebody is still typing. It stays on the device, encrypted; and in the memory of the page, for the same person alone, so
 * that a session that ends while they type takes nothing with it. Whoever signs out leaves none of it.
 */
const typed = new Map<string, { readonly person: string; readonly text: string }>();

const keyOf = (name: string): string => `${PERSONAL_PREFIX}typed-${name}`;

export function keepTyped(name: string, text: string): void {
  const person = personOfDevice();
  if (person === null) return;
  typed.set(name, { person, text });
  void keepOnDevice(keyOf(name), text);
}

/** What was typed here before, by the person who uses this browser; null for nothing. */
export async function readTyped(name: string): Promise<string | null> {
  const here = typed.get(name);
  if (here !== undefined && here.person === personOfDevice()) return here.text;
  return readOnDevice(keyOf(name));
}

export function forgetTyped(name: string): void {
  typed.delete(name);
  void forgetOnDevice(keyOf(name));
}

export const forgetAllTyped = (): void => typed.clear();

onPersonChange(forgetAllTyped);
