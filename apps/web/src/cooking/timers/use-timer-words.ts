import { timeSignOf } from "@plateful/phrases";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCookingPhrases } from "../words/use-cooking-phrases.ts";
import { useTimeText } from "../words/use-time-text.ts";
import { type CookTimer, clockText, hasEnded, timeLeft } from "./cook-timer.ts";

const MINUTE = 60_000;
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** What a timer says of itself: how much is left, of how much, and when it is ready or how long ago it was. */
export function useTimerWords() {
  const { timers: words } = useCookingPhrases();
  const language = useLanguage();
  const timeText = useTimeText();
  const clock = (at: number) => {
    const time = new Date(at);
    return [time.getHours(), time.getMinutes()].map(twoDigits).join(timeSignOf(language));
  };
  return (timer: CookTimer, now: number) => {
    const isOver = hasEnded(timer, now);
    const left = clockText(timeLeft(timer, now));
    const minutes = Math.floor(-timeLeft(timer, now) / MINUTE);
    const ago = minutes === 0 ? words.justNow : words.ago({ minutes });
    const whenReady = timer.endsAt === null ? words.paused : words.readyAt({ time: clock(timer.endsAt) });
    return {
      isOver,
      left,
      description: isOver ? words.ended(timer) : words.left({ name: timer.name, left }),
      of: words.of({ time: timeText(timer.total / 1000) }),
      place: timer.place === null ? words.ofStep({ step: timer.step + 1 }) : words.places[timer.place],
      when: isOver ? ago : whenReady,
    };
  };
}
