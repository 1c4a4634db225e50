let isPressed = false;

if (typeof window !== "undefined") {
  const watch = (name: string, isDown: boolean) =>
    window.addEventListener(
      name,
      () => {
        isPressed = isDown;
      },
      { capture: true, passive: true },
    );
  watch("pointerdown", true);
  watch("pointerup", false);
  watch("pointercancel", false);
}

/**
 * Runs once the press under way is over, click included. A field that is left by pressing something else must not show its
 * error before that: what is pressed would move, and the click would miss it.
 */
export function afterPress(run: () => void): void {
  const later = () => setTimeout(run);
  if (!isPressed) {
    later();
    return;
  }
  const end = new AbortController();
  const over = () => {
    end.abort();
    later();
  };
  window.addEventListener("pointerup", over, { signal: end.signal });
  window.addEventListener("pointercancel", over, { signal: end.signal });
}
