import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import styles from "./FilterSelect.module.css";

interface FilterSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly text: string }[];
  onChange: (value: T) => void;
}

/** One of a few, with its name above what is chosen; the phone's own list opens. */
export function FilterSelect<T extends string>({ label, value, options, onChange }: FilterSelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} aria-hidden="true" className={styles.arrow} />
    </div>
  );
}
