import { formatDate } from "@plateful/phrases";
import {
  IconBasket,
  IconCalendarEvent,
  IconChartLine,
  IconChefHat,
  IconSoup,
  IconSunrise,
  IconUser,
} from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { classNames } from "../ui/base/class-names.ts";
import { MacroBar } from "../ui/MacroBar.tsx";
import { MealCard } from "../ui/MealCard.tsx";
import { MealRow } from "../ui/MealRow.tsx";
import { DayRing } from "../ui/plates/DayRing.tsx";
import { Logo } from "../ui/plates/Logo.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./Previews.module.css";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** A week in which Wednesday is today; the numbers are examples. */
const DAYS = [
  "2026-11-16",
  "2026-11-17",
  "2026-11-18",
  "2026-11-19",
  "2026-11-20",
  "2026-11-21",
  "2026-11-22",
];
const TODAY = DAYS[2] ?? "";
const EATEN = [1, 0.9, 0.3, 0, 0, 0, 0];
const MACROS = [
  { key: "protein", colour: "protein", eaten: 23, planned: 62, target: 85 },
  { key: "carbohydrates", colour: "carbs", eaten: 49, planned: 99, target: 148 },
  { key: "fat", colour: "fat", eaten: 20, planned: 47, target: 67 },
] as const;
const ENERGY = { eaten: 460, planned: 1075, target: 1535 };
const ICON = { size: 22, stroke: 1.75 } as const;
const nothing = () => {};

function Week() {
  const language = useLanguage();
  return (
    <div className={styles.week}>
      {DAYS.map((date, index) => (
        <DayRing
          key={date}
          weekday={formatDate(language, date, { weekday: "short" })}
          day={String(Number(date.slice(-2)))}
          description=""
          eatenShare={EATEN[index] ?? 0}
          plannedShare={1}
          isSelected={date === TODAY}
          isToday={date === TODAY}
          onSelect={nothing}
        />
      ))}
    </div>
  );
}

function Overview() {
  const { diary, nutrition } = usePhrases();
  const count = useCount();
  return (
    <div className={styles.overview}>
      <PlateGauge
        {...ENERGY}
        description=""
        value={count(ENERGY.target - ENERGY.eaten)}
        caption={diary.kcalLeft}
        size={128}
      />
      <div className={styles.bars}>
        {MACROS.map(({ key, ...amounts }) => (
          <MacroBar
            key={key}
            {...amounts}
            label={nutrition.nutrients[key]}
            state="ok"
            eatenText={count(amounts.eaten)}
            targetText={`${count(amounts.target)} ${nutrition.units.g}`}
            description=""
          />
        ))}
      </div>
    </div>
  );
}

function Tabs() {
  const { navigation: words } = usePhrases();
  const tabs = [
    { label: words.planner, icon: <IconCalendarEvent {...ICON} /> },
    { label: words.recipes, icon: <IconChefHat {...ICON} /> },
    { label: words.progress, icon: <IconChartLine {...ICON} /> },
    { label: words.groceries, icon: <IconBasket {...ICON} /> },
    { label: words.profile, icon: <IconUser {...ICON} /> },
  ];
  return (
    <div className={styles.tabs}>
      {tabs.map(({ label, icon }, index) => (
        <span key={label} className={classNames(styles.tab, index === 0 && styles.current)}>
          <span className={styles.tabIcon}>{icon}</span>
          {label}
        </span>
      ))}
    </div>
  );
}

export interface PreviewProps {
  name: string;
  /** Address of the logo; null where none shows. */
  logo: string | null;
}

/** A client's day, as it looks with the brand (design "Branding"). */
export function DiaryPreview({ name, logo }: PreviewProps) {
  const language = useLanguage();
  const { diary, meals, nutrition } = usePhrases();
  const { sample } = useOwnPracticePhrases().branding;
  const count = useCount();
  const kcal = (amount: number) => `${count(amount)} ${nutrition.units.kcal}`;
  const amount = (eaten: number, target: number) => `${count(eaten)} / ${kcal(target)}`;
  return (
    <div className={styles.screen}>
      <div className={styles.diary}>
        <Logo name={name} image={logo} />
        <div>
          <p className={styles.eyebrow}>{formatDate(language, TODAY, { month: "long", year: "numeric" })}</p>
          <p className={styles.title}>{diary.planForToday}</p>
        </div>
        <Week />
        <Overview />
        <MealCard
          title={meals.moments.BREAKFAST}
          icon={<IconSunrise size={20} stroke={1.75} />}
          amount={amount(460, 461)}
          eatenShare={1}
          plannedShare={1}
          addLabel={diary.add}
          onAdd={nothing}
        >
          <MealRow
            name={sample.breakfast}
            meta={kcal(460)}
            pictureUrl="/dishes/yoghurt.svg"
            isEaten
            eatenLabel=""
          />
        </MealCard>
        <MealCard
          title={meals.moments.LUNCH}
          icon={<IconSoup size={20} stroke={1.75} />}
          amount={amount(0, 476)}
          plannedShare={1}
          addLabel={diary.add}
          onAdd={nothing}
        >
          <MealRow
            name={sample.lunch}
            meta={kcal(476)}
            pictureUrl="/dishes/salad.svg"
            isEaten={false}
            eatenLabel=""
          />
        </MealCard>
      </div>
      <Tabs />
    </div>
  );
}
