import { useEffect, useState } from "react";
import type { PersonalKey } from "./personal-prefix.ts";
import { forgetTyped, keepTyped, readTyped } from "./typed-drafts.ts";

/** The text of one field as far as it is written; it outlasts leaving the screen and reloading, until it is emptied. */
export function useTypedText(name: PersonalKey) {
  const [text, setText] = useState("");
  useEffect(() => {
    let isGone = false;
    void readTyped(name).then((kept) => {
      // Whoever typed while it was read goes on with that.
      if (!isGone && kept !== null) setText((now) => (now === "" ? kept : now));
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  const write = (next: string) => {
    setText(next);
    if (next.trim() === "") forgetTyped(name);
    else keepTyped(name, next);
  };
  return { text, write };
}
