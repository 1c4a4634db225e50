import type { CheckIn, CheckInAnswer } from "@plateful/contract";
import { CHECK_IN_SCALE, topicOf } from "@plateful/nutrition";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";

export type Question = CheckIn["questions"][number];

interface QuestionWords {
  readonly text: string;
  /** Words for the ends of its scale; empty for an own question without. */
  readonly low: string;
  readonly high: string;
  /** A place on its scale in words. */
  readonly wordOf: (value: number) => string;
}

/** What a question says: in the reader's language for a topic, as it was written for a practice's own. */
export function useQuestionWords(): (question: Question) => QuestionWords {
  const words = useCheckInPhrases();
  return (question) => {
    const topic = topicOf(question.id);
    const scale =
      topic === null || !(topic in words.scales) ? null : words.scales[topic as keyof typeof words.scales];
    const text = topic === null ? (question.text ?? "") : words.topics[topic];
    if (scale !== null) {
      const wordOf = (value: number) => scale[value - 1] ?? "";
      return { text, low: scale[0], high: scale[4], wordOf };
    }
    const [low, high] = [question.low ?? "", question.high ?? ""];
    const named = (value: number) => {
      if (value === 1) return low;
      return value === CHECK_IN_SCALE ? high : "";
    };
    const wordOf = (value: number) => named(value) || words.place({ value, of: CHECK_IN_SCALE });
    return { text, low, high, wordOf };
  };
}

export const answerTo = (
  checkIn: Pick<CheckIn, "answers"> | null,
  question: Question,
): CheckInAnswer | undefined => checkIn?.answers.find((answer) => answer.question === question.id);
