const clientsOnScreen = () => [...document.querySelectorAll<HTMLElement>("[data-client]")];

/** A row of the table takes the focus itself, a card on a phone lets its first link or button take it. */
function focus(element: HTMLElement | undefined): void {
  const target = element?.hasAttribute("tabindex")
    ? element
    : element?.querySelector<HTMLElement>("a, button");
  target?.focus();
}

/** Puts the focus on the client who is so many further than the present one. */
export function moveFocus(by: 1 | -1): void {
  const all = clientsOnScreen();
  const at = all.findIndex((one) => one.contains(document.activeElement));
  focus(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]);
}

/** Puts the focus back on a client in the list, once the list is drawn. */
export const focusClient = (id: number): void => {
  requestAnimationFrame(() => focus(clientsOnScreen().find(({ dataset }) => dataset.client === String(id))));
};
