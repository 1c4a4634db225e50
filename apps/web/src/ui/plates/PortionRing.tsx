import type { ReactNode } from "react";
import styles from "./PortionRing.module.css";

const CENTRE = 100;
const INNER = 74;
/** From the middle of one ring to that of the next. */
const APART = 9;
/** Of each end of a quarter, in degrees: quarters that touched would read as a day that is full. */
const GAP = 5;

function quarterPath(radius: number, quarter: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(quarter * 90 + GAP)}A${radius} ${radius} 0 0 1 ${at(quarter * 90 + 90 - GAP)}`;
}

/** A portion in quarters around a dish: each ring is one portion. Says nothing by itself; the number stands beside it. */
export function PortionRing({ portion, children }: { portion: number; children: ReactNode }) {
  const quarters = Math.round(portion * 4);
  const rings = Math.max(1, Math.ceil(portion));
  const places = Array.from({ length: rings * 4 }, (_, place) => place);
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {places.map((place) => (
          <path
            key={place}
            d={quarterPath(INNER + APART * Math.floor(place / 4) - (rings - 1) * 3, place % 4)}
            className={place < quarters ? styles.full : styles.open}
          />
        ))}
      </svg>
      <div className={styles.dish}>{children}</div>
    </div>
  );
}
