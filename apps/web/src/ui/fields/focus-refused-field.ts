const REFUSED = '[aria-invalid="true"]';

/**
 * Leads to the first refused field of a form that was sent, whether the page refuses it at once or the server does later. A
 * field that is typed in meanwhile keeps the focus.
 *
 * @returns what ends it
 */
export function focusRefusedFields(page: Document): () => void {
  let stopWaiting = () => {};
  const waitIn = (form: HTMLFormElement) => {
    stopWaiting();
    const look = () => {
      const field = form.querySelector<HTMLElement>(REFUSED);
      if (field === null) return;
      stopWaiting();
      // A group is not focused itself.
      (field.matches("fieldset") ? field.querySelector("input") : field)?.focus();
    };
    const observer = new MutationObserver(look);
    const stop = () => {
      observer.disconnect();
      form.removeEventListener("input", stop);
    };
    stopWaiting = stop;
    observer.observe(form, { subtree: true, attributeFilter: ["aria-invalid"] });
    form.addEventListener("input", stop);
    look();
  };
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) waitIn(target);
  };
  page.addEventListener("submit", onSubmit);
  return () => {
    stopWaiting();
    page.removeEventListener("submit", onSubmit);
  };
}
