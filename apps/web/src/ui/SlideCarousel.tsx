import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, type UIEvent, useRef, useState } from "react";
import { classNames } from "./base/class-names.ts";
import { IconButton } from "./base/IconButton.tsx";
import styles from "./SlideCarousel.module.css";

interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface SlideCarouselProps {
  label: string;
  slides: readonly Slide[];
  /** "Slide 2 of 5", for the dots. */
  slideLabel: (number: number) => string;
  /** Labels of the arrows; without them there are only dots and swiping. */
  arrows?: { readonly previous: string; readonly next: string };
  /** What stands below the dots, for the slide that is shown. */
  footer: (index: number, goTo: (index: number) => void) => ReactNode;
}

/** Slides that are swiped, or reached by dots and arrows. Where it is scrolled to is the only state. */
export function SlideCarousel({ label, slides, slideLabel, arrows, footer }: SlideCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = (next: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: next * width, behavior: "instant" });
    setIndex(next);
  };
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
  const last = slides.length - 1;
  return (
    <section aria-label={label} aria-roledescription="carousel" className={styles.carousel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reachable by keyboard */}
      <ul ref={strip} tabIndex={0} className={styles.strip} aria-label={label} onScroll={follow}>
        {slides.map(({ key, content }, position) => (
          <li key={key} aria-hidden={position !== index} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {arrows && (
          <IconButton label={arrows.previous} isDisabled={index === 0} onClick={() => goTo(index - 1)}>
            <IconChevronLeft size={22} />
          </IconButton>
        )}
        {slides.map(({ key }, position) => (
          <button
            key={key}
            type="button"
            aria-label={slideLabel(position + 1)}
            aria-current={position === index ? "step" : undefined}
            className={styles.dot}
            onClick={() => goTo(position)}
          >
            <i className={classNames(styles.mark, position === index && styles.current)} />
          </button>
        ))}
        {arrows && (
          <IconButton label={arrows.next} isDisabled={index === last} onClick={() => goTo(index + 1)}>
            <IconChevronRight size={22} />
          </IconButton>
        )}
      </div>
      <div className={styles.footer}>{footer(index, goTo)}</div>
    </section>
  );
}
