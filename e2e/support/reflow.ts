import type { Page } from "@playwright/test";

/** As narrow as 1280 pixels at 400 percent (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 640 } as const;

/** Runs in the page: what cannot be read or reached as the window is now. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it is sent into the page as it stands, where no other function is
function findCutOff(): string[] {
  const faults: string[] = [];
  const root = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.body;
  const { clientWidth } = document.documentElement;
  const page = document.scrollingElement ?? document.documentElement;

  const nameOf = (element: Element) => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50);
    return `${element.localName}.${String(element.getAttribute("class") ?? "").split(" ")[0]} “${words}”`;
  };
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden="true"], svg, [inert]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Kept for those who hear the page: one pixel, or out of sight until it has the focus. */
  const isForEars = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 || height <= 2) return true;
    }
    return false;
  };
  const cuts = (value: string) => value === "hidden" || value === "clip";
  const scrolls = (value: string) => value === "auto" || value === "scroll";
  const isInStrip = (element: Element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement)
      if (scrolls(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };

  /** What is seen of a line: what holds it may scroll, or show the beginning only. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it is sent into the page as it stands, where no other function is
  const seen = (element: Element, line: DOMRect): DOMRect => {
    let { left, right, top, bottom } = line;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Meant so: what does not fit is told by three dots, or comes into sight when it is scrolled.
      const isMeant = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      if (!isMeant && cuts(overflowX) && (left < box.left - 2 || right > box.right + 2))
        faults.push(`cut at its side: ${nameOf(element)}`);
      if (!isMeant && cuts(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4))
        faults.push(`cut at its foot: ${nameOf(element)}`);
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "")
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .map((line) => seen(element, line))
          .filter(({ width, height }) => width > 1 && height > 1);
      });

  if (page.scrollWidth > clientWidth + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInStrip(element),
    );
    faults.push(`the page is ${page.scrollWidth} wide: ${wide.slice(0, 4).map(nameOf).join(", ")}`);
  }
  const texts: { element: Element; rect: DOMRect; layer: Element | null }[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (isHidden(element) || isForEars(element)) continue;
    const rect = element.getBoundingClientRect();
    if (element.matches("a[href], button, input, select, textarea, [tabindex='0']")) {
      const isOutside = rect.left < -1 || rect.right > clientWidth + 1;
      if (isOutside && rect.bottom > 0 && !isInStrip(element))
        faults.push(`out of the window: ${nameOf(element)}`);
    }
    const lines = linesOf(element);
    if (lines.length === 0) continue;
    const box = element.closest("button, a, label, input, td, th, [role='status'], [role='alert']");
    if (box !== null && !isInStrip(element)) {
      const around = box.getBoundingClientRect();
      const isOut = lines.some((line) => {
        const middle = (line.top + line.bottom) / 2;
        return (
          line.left < around.left - 2 ||
          line.right > around.right + 2 ||
          middle < around.top ||
          middle > around.bottom
        );
      });
      if (isOut && getComputedStyle(box).display !== "inline") faults.push(`out of its box: ${nameOf(box)}`);
    }
    const layer = (() => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      return null;
    })();
    for (const line of lines) texts.push({ element, rect: line, layer });
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (
        one.layer !== other.layer ||
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      // Lines of text stand in boxes that are higher than the letters.
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && down > 0.4 * Math.min(one.rect.height, other.rect.height))
        faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
    }
  return [...new Set(faults)];
}

/** What is cut off, laid over something else or out of reach, as the window is now. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(findCutOff);

/** Sets the size of the text as a reader does in the browser, and gives the texts that do not follow. */
export function setTextSize(page: Page, percent: number): Promise<string[]> {
  return page.evaluate((size) => {
    const withText = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        element.closest("svg, [aria-hidden='true']") === null &&
        element.checkVisibility() &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
        ),
    );
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    const before = withText.map(sizeOf);
    document.documentElement.style.fontSize = size === 100 ? "" : `${size}%`;
    if (size === 100) return [];
    return withText
      .filter((element, at) => sizeOf(element) < (before[at] ?? 0) * (size / 100) * 0.95)
      .map((element) => `does not grow: ${element.localName} “${(element.textContent ?? "").slice(0, 40)}”`);
  }, percent);
}
