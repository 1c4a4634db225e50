import { useSyncExternalStore } from "react";
import { keepAwake, onCookingChange, wantsAwake } from "./timers/timer-store.ts";

export interface AwakeWish {
  readonly isWanted: boolean;
  readonly choose: (isOn: boolean) => void;
}

/** Whether the screen is to stay on while someone cooks on this device. */
export const useAwakeWish = (): AwakeWish => ({
  isWanted: useSyncExternalStore(onCookingChange, wantsAwake),
  choose: keepAwake,
});
