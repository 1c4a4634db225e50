import { Button } from "@mantine/core";
import { IconBarbell, IconBolt, IconSearch, IconSparkles, IconTrendingDown } from "@tabler/icons-react";
import { useState } from "react";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { Stepper } from "../ui/fields/Stepper.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { ListRow } from "../ui/ListRow.tsx";
import { ProgressHeader } from "../ui/navigation/ProgressHeader.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./KitPage.module.css";

const PERIODS = [
  { value: "week", label: "1 week" },
  { value: "month", label: "1 month" },
  { value: "all", label: "All" },
] as const;

export function KitControls() {
  const [goal, setGoal] = useState("lose");
  const [period, setPeriod] = useState<"week" | "month" | "all">("month");
  const [portions, setPortions] = useState(2);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.section}>
      <h2>Choices and buttons</h2>
      <ProgressHeader step={4} steps={9} description="Step 4 of 9" backLabel="Back" onBack={() => {}} />
      <div className={styles.grid}>
        <div className={styles.stack}>
          <ChoiceCard
            kind="radio"
            name="goal"
            value="lose"
            title="Lose weight"
            description="A steady deficit, with enough protein to keep muscle"
            icon={<IconTrendingDown size={24} stroke={1.75} />}
            isChecked={goal === "lose"}
            onChange={() => setGoal("lose")}
          />
          <ChoiceCard
            kind="radio"
            name="goal"
            value="gain"
            title="Gain muscle"
            description="A small surplus around your training"
            icon={<IconBarbell size={24} stroke={1.75} />}
            isChecked={goal === "gain"}
            onChange={() => setGoal("gain")}
          />
          <ChoiceCard
            kind="checkbox"
            name="nuts"
            value="nuts"
            title="No nuts"
            isChecked
            onChange={() => {}}
          />
        </div>
        <div className={styles.stack}>
          <div className={styles.row}>
            <Button size="lg">Primary</Button>
            <Button size="lg" variant="light">
              Soft
            </Button>
            <Button size="lg" variant="default">
              Ghost
            </Button>
          </div>
          <div className={styles.row}>
            <Button loading>Saving</Button>
            <Button disabled>Disabled</Button>
            <Button variant="subtle">Plain</Button>
          </div>
          <UnitToggle label="Period" options={PERIODS} value={period} onChange={setPeriod} isWide />
          <Stepper
            label="Portions"
            lessLabel="Fewer portions"
            moreLabel="More portions"
            value={portions}
            min={1}
            max={8}
            valueText={String(portions)}
            onChange={setPortions}
          />
          <div className={styles.row}>
            <Pill tone="brand">Planned</Pill>
            <Pill tone="ok">On target</Pill>
            <Pill tone="warning">Needs a plan</Pill>
            <Pill tone="over">95 %</Pill>
            <Pill tone="info">No profile yet</Pill>
            <Pill>Draft</Pill>
          </div>
          <Button variant="light" onClick={() => setIsOpen(true)}>
            Open the sheet
          </Button>
        </div>
        <SectionCard title="Rows">
          <ListRow
            icon={<IconSearch size={22} />}
            title="Add a product"
            text="Search foods and brands"
            href="#a"
          />
          <ListRow
            icon={<IconBolt size={22} />}
            title="Quick add"
            text="Just the calories"
            onPress={() => {}}
          />
          <ListRow title="Language" end="English" />
          <ListRow title="Delete account" isDanger onPress={() => {}} />
        </SectionCard>
        <ListRow
          look="filled"
          icon={<IconSparkles size={24} />}
          title="Choose for me"
          text="A full day that fits your targets, in one press"
          onPress={() => {}}
        />
      </div>
      <SheetDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Add to dinner"
        subtitle="142 of 668 kcal still open"
        closeLabel="Close"
        actions={<Button size="lg">Choose for dinner</Button>}
      >
        <ListRow icon={<IconSearch size={22} />} title="Add a recipe" text="Matched to this meal" href="#a" />
        <ListRow icon={<IconBolt size={22} />} title="Quick add" text="Calories and macros" href="#b" />
      </SheetDialog>
    </section>
  );
}
