import { Button } from "@mantine/core";
import { Notice } from "../ui/Notice.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import styles from "./KitPage.module.css";

export function KitStates() {
  return (
    <section className={styles.section}>
      <h2>States</h2>
      <div className={styles.grid}>
        <div className={styles.stack}>
          <SkeletonCard shape="week" />
          <SkeletonCard shape="overview" />
          <SkeletonCard shape="meal" />
          <SkeletonCard shape="row" />
        </div>
        <StatePanel
          kind="not-found"
          title="No recipes found"
          text="Try another word, or remove the filter “Up to 10 min”."
          actions={<Button variant="light">Clear filters</Button>}
        />
        <StatePanel
          kind="error"
          title="This didn’t load"
          text="Check your connection and try again."
          actions={<Button variant="light">Try again</Button>}
        />
        <div className={styles.stack}>
          <Notice kind="offline" title="You’re offline">
            Showing what we saved at 08:12.
          </Notice>
          <Notice
            kind="info"
            title="You see Sanne’s plan"
            action={<Button variant="subtle">Back to client</Button>}
          />
          <Notice kind="ok" title="Saved" />
          <Notice kind="error" title="Not saved">
            Your connection dropped.
          </Notice>
          <SkeletonCard shape="recipe" />
        </div>
        <SectionCard>
          <StatePanel kind="empty" title="An empty plate for Saturday" text="Your targets are ready." />
        </SectionCard>
      </div>
      <StickyActions>
        <Button size="lg">Continue</Button>
      </StickyActions>
    </section>
  );
}
