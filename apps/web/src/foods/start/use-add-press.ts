import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";

type AddState = "ready" | "busy" | "added";

export interface AddPress {
  readonly state: AddState;
  readonly fault: string | null;
  readonly press: () => void;
}

/** A button that adds something with one press and turns into a tick; a failure is said beside it and can be tried again. */
export function useAddPress(onAdd: (idempotencyKey: string) => Promise<unknown>): AddPress {
  const { general } = usePhrases();
  const [state, setState] = useState<AddState>("ready");
  const [fault, setFault] = useState<string | null>(null);
  // The same key until it is in: a second try after a failure adds it once.
  const [key, setKey] = useState(newIdempotencyKey);
  const press = async () => {
    if (state === "busy") return;
    setState("busy");
    setFault(null);
    try {
      await onAdd(key);
      setKey(newIdempotencyKey());
      setState("added");
    } catch (error) {
      const refusal = error instanceof CallError ? (error.general ?? error.detail) : undefined;
      setFault(refusal ?? general.somethingWentWrong);
      setState("ready");
    }
  };
  return { state, fault, press: () => void press() };
}
