import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { useTypedText } from "../../lib/device/use-typed-text.ts";

export interface TypedSource {
  readonly address: string;
  readonly text: string;
  readonly writeAddress: (text: string) => void;
  readonly writeText: (text: string) => void;
}

/** What was typed to be imported; it outlasts leaving the screen and reloading, until it has been read. */
export function useTypedSource(): TypedSource {
  const address = useTypedText(`${PERSONAL_PREFIX}practice-recipe-address`);
  const text = useTypedText(`${PERSONAL_PREFIX}practice-recipe-text`);
  return {
    ...{ address: address.text, text: text.text },
    ...{ writeAddress: address.write, writeText: text.write },
  };
}
