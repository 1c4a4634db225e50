import type { CheckIn, CheckInAnswer } from "@plateful/contract";
import { useEffect, useState } from "react";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "../lib/device/device-store.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";

const NAME = `${PERSONAL_PREFIX}check-in`;

interface Kept {
  readonly id: number;
  readonly step: number;
  readonly answers: readonly CheckInAnswer[];
}

interface CheckInDraft {
  /** False until it is known what was kept here before. */
  readonly isLoaded: boolean;
  readonly step: number;
  readonly answers: readonly CheckInAnswer[];
  readonly goTo: (step: number) => void;
  readonly answer: (answer: CheckInAnswer) => void;
  readonly forget: () => void;
}

/** Null for what is about another check-in, or was written by another version. */
function readKept(text: string | null, id: number): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return kept?.id === id && Array.isArray(kept.answers) ? kept : null;
  } catch {
    return null;
  }
}

/** What was answered so far, kept encrypted on this device, so that closing and reloading lose nothing (CHECK-004). */
export function useCheckInDraft({ id }: CheckIn): CheckInDraft {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isOver = false;
    void readOnDevice(NAME).then((text) => {
      if (!isOver) setKept(readKept(text, id) ?? { id, step: 1, answers: [] });
    });
    return () => {
      isOver = true;
    };
  }, [id]);
  const present = kept ?? { id, step: 1, answers: [] };
  const keep = (next: Kept) => {
    setKept(next);
    void keepOnDevice(NAME, JSON.stringify(next));
  };
  return {
    isLoaded: kept !== null,
    step: present.step,
    answers: present.answers,
    goTo: (step) => keep({ ...present, step }),
    answer: (given) =>
      keep({
        ...present,
        answers: [...present.answers.filter(({ question }) => question !== given.question), given],
      }),
    forget: () => void forgetOnDevice(NAME),
  };
}
