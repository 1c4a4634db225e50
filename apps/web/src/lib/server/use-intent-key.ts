import { useCallback, useRef } from "react";
import { newIdempotencyKey } from "./call.ts";

interface IntentKey {
  /** The key of this intent: the same for every retry of the same body, another one for another body. */
  readonly keyFor: (body: unknown) => string;
  /** The intent has been carried out; the same body sent later is a new one. */
  readonly done: () => void;
}

/** Lets a person press a button again after a failure without doing anything twice. */
export function useIntentKey(): IntentKey {
  const kept = useRef<{ body: string; key: string } | null>(null);
  const keyFor = useCallback((body: unknown) => {
    const text = JSON.stringify(body);
    if (kept.current?.body !== text) kept.current = { body: text, key: newIdempotencyKey() };
    return kept.current.key;
  }, []);
  const done = useCallback(() => {
    kept.current = null;
  }, []);
  return { keyFor, done };
}
