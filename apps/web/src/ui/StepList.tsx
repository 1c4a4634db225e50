import styles from "./StepList.module.css";

/** What one does, in order, each with its number. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
