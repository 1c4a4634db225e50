import { useEffect } from "react";
import type { Turning } from "./use-turning.ts";

/** Six seconds of silence; what is shorter than five no browser gives the buttons to. */
const SILENCE = "/silence.wav";

type Action = "nexttrack" | "previoustrack" | "play" | "pause";

function handle(action: Action, act: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, act);
  } catch {
    // A browser may know fewer buttons.
  }
}

export const hasHeadsetButtons = (): boolean => "mediaSession" in navigator;

/**
 * Turns steps by the buttons of a headset or a watch. A browser gives a page these buttons only while it plays something, so it plays
 * silence, which pauses the music of other apps: therefore someone has to switch it on.
 */
export function useHeadset(isOn: boolean, title: string, { onNext, onBack }: Turning): void {
  useEffect(() => {
    if (!isOn || !hasHeadsetButtons()) return;
    const silence = new Audio(SILENCE);
    silence.loop = true;
    // Refused without a press, or without the file: then the buttons do nothing, and all other ways are there.
    const play = () => void silence.play().catch(() => undefined);
    play();
    return () => {
      silence.pause();
      silence.removeAttribute("src");
    };
  }, [isOn]);
  useEffect(() => {
    if (!isOn || !hasHeadsetButtons()) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title });
    const acts = { nexttrack: onNext, previoustrack: onBack, play: onNext, pause: onNext } as const;
    for (const [action, act] of Object.entries(acts)) handle(action as Action, act);
    return () => {
      for (const action of Object.keys(acts)) handle(action as Action, null);
      navigator.mediaSession.metadata = null;
    };
  }, [isOn, title, onNext, onBack]);
}
