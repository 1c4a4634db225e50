import { type CSSProperties, useRef } from "react";
import styles from "./NumberRuler.module.css";

interface NumberRulerProps {
  value: number;
  step: number;
  onMove: (value: number) => void;
}

/** Distance between two ticks; the style sheet draws them at the same distance. */
const TICK_PX = 8;

/** A ruler that is pulled sideways. For pointers only: keyboards and screen readers have the field and the buttons. */
export function NumberRuler({ value, step, onMove }: NumberRulerProps) {
  const pull = useRef<{ x: number; value: number } | null>(null);
  const offset = `${-(value / step) * TICK_PX}px`;
  return (
    <div
      aria-hidden="true"
      className={styles.ruler}
      style={{ "--offset": offset } as CSSProperties}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pull.current = { x: event.clientX, value };
      }}
      onPointerMove={(event) => {
        if (!pull.current) return;
        const ticks = Math.round((pull.current.x - event.clientX) / TICK_PX);
        onMove(pull.current.value + ticks * step);
      }}
      onPointerUp={() => {
        pull.current = null;
      }}
      onPointerCancel={() => {
        pull.current = null;
      }}
    >
      <span className={styles.ticks} />
      <span className={styles.needle} />
    </div>
  );
}
