import { TextInput } from "@mantine/core";
import {
  ENERGY_BALANCE_LIMITS,
  ENERGY_BALANCE_OPTIONS,
  energyBalanceOf,
  withEnergyBalance,
} from "@plateful/nutrition";
import { useState } from "react";
import { classNames } from "../ui/base/class-names.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./EnergyBalance.module.css";
import { usePlanEditor } from "./editor-context.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const OWN = "own";
/** The bar reaches a little beyond the expenditure, and further when the plan does. */
const ROOM = 1.18;

interface OptionProps {
  value: string;
  title: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ value, title, text, isChosen, onChoose }: OptionProps) {
  return (
    <label className={classNames(styles.option, isChosen && styles.chosen)}>
      <input
        type="radio"
        name="energy-balance"
        value={value}
        checked={isChosen}
        className={styles.input}
        onChange={onChoose}
      />
      <b>{title}</b>
      <span>{text}</span>
    </label>
  );
}

/** Far enough from both ends of the scale for the words that are centred there. */
const inSight = (place: string) => `clamp(4.5rem, ${place}, calc(100% - 4.5rem))`;

/** The energy of the plan on a scale with the expenditure. Decorative: the numbers stand around it. */
function EnergyBar() {
  const { planEditor } = useEditorPhrases();
  const { plan, source } = usePlanEditor();
  const amounts = useAmounts();
  const { tdee } = source.basis;
  const { calories } = plan.adjustedDailyMacros;
  const most = Math.max(tdee, calories) * ROOM;
  const share = (kcal: number) => `${(kcal / most) * 100}%`;
  return (
    <div aria-hidden="true" className={styles.scale}>
      <span className={styles.energy} style={{ insetInlineStart: inSight(share(calories)) }}>
        {amounts.kcal(calories)}
      </span>
      <span className={styles.track}>
        <i className={styles.fill} style={{ width: share(calories) }} />
        <i className={styles.knob} style={{ insetInlineStart: share(calories) }} />
        <i className={styles.tick} style={{ insetInlineStart: share(tdee) }} />
      </span>
      <span className={styles.expenditure} style={{ insetInlineStart: inSight(share(tdee)) }}>
        {planEditor.energy.expenditure({ kcal: amounts.kcal(tdee) })}
      </span>
    </div>
  );
}

/** Percent of the expenditure: five quick choices, or any from 10 to 500 (ledger COACH-049). */
export function EnergyChoice() {
  const { planEditor, nutrition } = useEditorPhrases();
  const words = planEditor.energy;
  const { plan, source, change } = usePlanEditor();
  const amounts = useAmounts();
  const { energyBalance } = plan;
  const isQuick = ENERGY_BALANCE_OPTIONS.some((option) => String(option) === energyBalance);
  const [isOwn, setIsOwn] = useState(!isQuick);
  const limits = {
    min: amounts.grams(ENERGY_BALANCE_LIMITS.min),
    max: amounts.grams(ENERGY_BALANCE_LIMITS.max),
  };
  const choose = (text: string) => change((before) => withEnergyBalance(before, text, source.basis));
  return (
    <SectionCard>
      <fieldset aria-label={words.balance} className={styles.options}>
        {ENERGY_BALANCE_OPTIONS.map((option) => (
          <Option
            key={option}
            value={String(option)}
            title={amounts.percent(option)}
            text={words.options[option]}
            isChosen={!isOwn && energyBalance === String(option)}
            onChoose={() => {
              setIsOwn(false);
              choose(String(option));
            }}
          />
        ))}
        <Option
          value={OWN}
          title={words.own}
          text={words.ownRange(limits)}
          isChosen={isOwn}
          onChoose={() => setIsOwn(true)}
        />
      </fieldset>
      {isOwn && (
        <TextInput
          className={styles.own ?? ""}
          label={words.ownPercent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={energyBalance}
          rightSection={<span aria-hidden="true">{nutrition.units.percent}</span>}
          rightSectionWidth={36}
          error={energyBalanceOf(energyBalance) === null ? words.outOfRange(limits) : null}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      <EnergyBar />
    </SectionCard>
  );
}
