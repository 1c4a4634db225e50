/** What opened the menu that an element stands in, or the element itself. */
function standing(opener: Element | null): Element | null {
  const menu = opener?.closest('[role="menu"]');
  const target = menu?.getAttribute("aria-labelledby") ?? null;
  return target === null ? opener : document.getElementById(target);
}

/**
 * Gives the focus back to what opened a dialog, or to the screen when that is gone, so that a reader with a keyboard does not
 * begin at the top of the page. Whatever took the focus meanwhile keeps it.
 */
export function giveFocusBack(opener: Element | null): void {
  const place = standing(opener);
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement.isConnected) return;
    if (place instanceof HTMLElement && place !== body && place.isConnected) return place.focus();
    const screen = document.querySelector("main");
    if (screen === null) return;
    screen.tabIndex = -1;
    screen.focus({ preventScroll: true });
  });
}
