import { findDurations } from "@plateful/quantities";
import {
  clauseOf,
  goesByItself,
  isMeanwhile,
  isOfWhatGoesOn,
  ovenTemperature,
  placeOfHands,
  placeOfTime,
  type StepPlace,
} from "./step-words.ts";

/** A step, or a part of one: what the hands do, and then what goes on by itself. */
export interface DishPiece {
  readonly text: string;
  /** From 0. */
  readonly step: number;
  readonly hands: "HOB" | "BOARD";
  /** Minutes that the text names and that the cook waits for at the pan. */
  readonly handMinutes: number;
  /** How much of the other minutes of work it takes, against the other pieces. */
  readonly weight: number;
  /** What goes on by itself behind it; null for nothing. */
  readonly goesOn: { readonly place: Exclude<StepPlace, "BOARD">; readonly minutes: number } | null;
  /** Done while what came before it goes on. */
  readonly isMeanwhile: boolean;
  /** Of the oven, as it was set last; null where no step says. */
  readonly temperature: number | null;
}

/** Longer times in the fridge or on the table are no part of a preparation: it ends, and the dish stands on. */
const MAX_REST_MINUTES = 60;
/** Whatever only waits behind a piece, its own words are short work: into the oven, lid on. */
const PUT_AWAY = 0.3;

/** Where a sentence ends; "1.5" is none. */
const END = /[.!?]\s+/g;

/** The sentences of a text, each with what stands between it and the next, so that they add up to the text. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(END)].map((end) => end.index + end[0].length);
  return [0, ...ends]
    .map((start, at) => text.slice(start, ends[at] ?? text.length))
    .filter((sentence) => sentence !== "");
}

interface Time {
  readonly place: StepPlace;
  readonly minutes: number;
  readonly byItself: boolean;
}

function timesOf(sentence: string, before: string): Time[] {
  return findDurations(sentence).map((duration) => {
    const minutes = Math.round(duration.seconds / 6) / 10;
    const clause = clauseOf(sentence, duration);
    const place = placeOfTime(clause, sentence, before);
    return { place, minutes, byItself: goesByItself(clause, place, minutes) };
  });
}

/** What goes on behind a piece: the place of its longest time that needs nobody, and all those times there. */
function whatGoesOn(times: readonly Time[]): DishPiece["goesOn"] {
  const waits = times.filter(
    ({ byItself, place, minutes }) =>
      byItself && place !== "BOARD" && (place !== "REST" || minutes <= MAX_REST_MINUTES),
  );
  const longest = [...waits].sort((one, other) => other.minutes - one.minutes)[0];
  if (longest === undefined || longest.place === "BOARD") return null;
  const there = waits.filter(({ place }) => place === longest.place);
  return { place: longest.place, minutes: there.reduce((sum, { minutes }) => sum + minutes, 0) };
}

/** Sentences of a step that belong together: it is cut behind what goes by itself, and before what is done meanwhile. */
function cutStep(step: string, before: string): string[] {
  const parts: string[] = [];
  let part = "";
  let isCut = false;
  for (const sentence of sentencesOf(step)) {
    const cuts: boolean = part !== "" && ((isCut && !isOfWhatGoesOn(sentence)) || isMeanwhile(sentence));
    if (cuts) parts.push(part);
    part = cuts ? sentence : part + sentence;
    const goesOn = timesOf(sentence, before + parts.join("") + part).some(({ byItself }) => byItself);
    isCut = goesOn || (isCut && !cuts);
  }
  return [...parts, part].map((text) => text.trim()).filter((text) => text !== "");
}

/** The steps of a dish cut into work and what goes on behind it, in their order. */
export function dishPieces(steps: readonly string[]): DishPiece[] {
  let before = "";
  return steps.flatMap((step, at) =>
    cutStep(step, before).map((text): DishPiece => {
      const times = sentencesOf(text).flatMap((sentence) => {
        before += ` ${sentence}`;
        return timesOf(sentence, before);
      });
      const goesOn = whatGoesOn(times);
      const waited = times.filter(({ place, byItself }) => place !== "REST" && !byItself);
      const isAtPan = waited.some(({ place }) => place === "HOB");
      const words = Math.max(4, text.split(/\s+/).length);
      return {
        ...{ text, step: at, goesOn, isMeanwhile: isMeanwhile(text) },
        hands: goesOn?.place === "HOB" || (isAtPan && goesOn?.place !== "OVEN") ? "HOB" : placeOfHands(text),
        handMinutes: waited.reduce((sum, { minutes }) => sum + minutes, 0),
        weight: goesOn === null ? words : words * PUT_AWAY,
        temperature: ovenTemperature(before),
      };
    }),
  );
}
