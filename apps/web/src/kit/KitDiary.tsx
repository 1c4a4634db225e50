import { IconCoffee, IconDots, IconSunrise, IconToolsKitchen2 } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../ui/base/IconButton.tsx";
import { Legend } from "../ui/charts/Legend.tsx";
import { MacroBar } from "../ui/MacroBar.tsx";
import { MealCard } from "../ui/MealCard.tsx";
import { MealRow } from "../ui/MealRow.tsx";
import { DayRing } from "../ui/plates/DayRing.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { RecipeCard } from "../ui/RecipeCard.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { WeekStrip } from "../ui/WeekStrip.tsx";
import styles from "./KitPage.module.css";
import { kitPlate } from "./kit-plates.ts";

const DAYS = [
  { weekday: "Mon", day: "16", eaten: 1, planned: 1 },
  { weekday: "Tue", day: "17", eaten: 0.92, planned: 1 },
  { weekday: "Wed", day: "18", eaten: 0.52, planned: 0.9 },
  { weekday: "Thu", day: "19", eaten: 0, planned: 1 },
  { weekday: "Fri", day: "20", eaten: 0, planned: 0.85 },
  { weekday: "Sat", day: "21", eaten: 0, planned: 0 },
  { weekday: "Sun", day: "22", eaten: 0, planned: 0 },
];

const OVERVIEWS = [
  { title: "Morning", eaten: 0, planned: 1905, left: "1,910", words: "kcal left", isOver: false },
  { title: "Under target", eaten: 991, planned: 300, left: "919", words: "kcal left", isOver: false },
  { title: "Over target", eaten: 2290, planned: 0, left: "380", words: "kcal over", isOver: true },
];

const RECIPES = [
  "Baked salmon, asparagus and new potatoes",
  "Chicken tikka with peas",
  "Quinoa bowl with halloumi",
  "Shakshuka with feta",
];

export function KitDiary() {
  const [selected, setSelected] = useState("18");
  const [eaten, setEaten] = useState(true);
  const [isLoved, setIsLoved] = useState(true);
  return (
    <>
      <WeekStrip
        label="16 to 22 March"
        previousLabel="Previous week"
        nextLabel="Next week"
        onPrevious={() => {}}
        onNext={() => {}}
      >
        {DAYS.map((day) => (
          <DayRing
            key={day.day}
            weekday={day.weekday}
            day={day.day}
            description={`${day.weekday} ${day.day} March`}
            eatenShare={day.eaten}
            plannedShare={day.planned}
            isSelected={selected === day.day}
            isToday={day.day === "18"}
            onSelect={() => setSelected(day.day)}
          />
        ))}
      </WeekStrip>
      <section className={styles.section}>
        <h2>Overview</h2>
        <div className={styles.grid}>
          {OVERVIEWS.map((overview) => (
            <SectionCard key={overview.title}>
              <div className={styles.overview}>
                <PlateGauge
                  eaten={overview.eaten}
                  planned={overview.planned}
                  target={1910}
                  value={overview.left}
                  caption={overview.words}
                  description={`${overview.left} ${overview.words}`}
                  isOver={overview.isOver}
                />
                <Bars isOver={overview.isOver} />
              </div>
              <div className={styles.foot}>
                <Legend eaten="Eaten" planned="Planned" target="Target" />
                <b>1,703 / 1,910 kcal</b>
              </div>
            </SectionCard>
          ))}
          <SectionCard>
            <div className={styles.overview}>
              <PlateGauge
                split={{ protein: 0.25, carbs: 0.5, fat: 0.25 }}
                value="1,910"
                caption="kcal a day"
                description="1,910 kcal a day, a quarter from protein"
              />
              <PlateGauge value="1,910" caption="kcal to plan" description="1,910 kcal to plan" />
            </div>
          </SectionCard>
        </div>
      </section>
      <section className={styles.section}>
        <h2>Meals</h2>
        <div className={styles.grid}>
          <MealCard
            title="Breakfast"
            icon={<IconSunrise size={20} stroke={1.75} />}
            amount={
              <>
                <b>479</b> / 478 kcal
              </>
            }
            eatenShare={0.81}
            plannedShare={1}
            menu={
              <IconButton label="More for breakfast">
                <IconDots size={20} />
              </IconButton>
            }
            addLabel="Add to breakfast"
            onAdd={() => {}}
          >
            <MealRow
              name="Berry skyr bowl with granola"
              meta="386 kcal · 29 g protein"
              pictureUrl={kitPlate("Berry skyr bowl with granola", "thumb")}
              isEaten={eaten}
              eatenLabel="Berry skyr bowl eaten"
              onToggleEaten={() => setEaten(!eaten)}
              onOpen={() => {}}
            />
            <MealRow
              name="Flat white, semi-skimmed"
              meta="1 cup · 93 kcal · 6 g protein"
              pictureUrl={null}
              icon={<IconCoffee size={28} stroke={1.5} />}
              isEaten={false}
              eatenLabel="Flat white eaten"
              onToggleEaten={() => {}}
              onOpen={() => {}}
            />
            <MealRow
              name="Crispy tofu with sesame greens and a rather long name that runs over two lines"
              meta="512 kcal · 27 g protein"
              pictureUrl={kitPlate("Crispy tofu, sesame greens and rice", "thumb")}
              isEaten={false}
              isSaving
              eatenLabel="Crispy tofu eaten"
              onToggleEaten={() => {}}
              onOpen={() => {}}
            />
          </MealCard>
          <MealCard
            title="Lunch"
            icon={<IconToolsKitchen2 size={20} stroke={1.75} />}
            amount="0 / 573 kcal"
            addLabel="Add to lunch"
            onAdd={() => {}}
          />
        </div>
      </section>
      <section className={styles.section}>
        <h2>Recipes</h2>
        <div className={styles.recipes}>
          {RECIPES.map((name, index) => (
            <RecipeCard
              key={name}
              name={name}
              href={`#${index}`}
              pictureUrl={kitPlate(name, "square")}
              time="30 min"
              meta="526 kcal · 39 g protein"
              {...(index === 1 ? { plannedLabel: "Planned" } : {})}
              favourite={{
                isOn: index === 0 && isLoved,
                label: `Favourite: ${name}`,
                onToggle: () => setIsLoved(!isLoved),
              }}
            />
          ))}
        </div>
      </section>
    </>
  );
}

function Bars({ isOver }: { isOver: boolean }) {
  return (
    <div className={styles.bars}>
      <MacroBar
        colour="protein"
        label="Protein"
        eaten={62}
        planned={36}
        target={118}
        state="ok"
        eatenText="62"
        targetText="118 g"
        description="62 of 118 g, on target with plan"
      />
      <MacroBar
        colour="carbs"
        label="Carbs"
        eaten={113}
        planned={40}
        target={233}
        state="short"
        eatenText="113"
        targetText="233 g"
        description="113 of 233 g"
      />
      <MacroBar
        colour="fat"
        label="Fat"
        eaten={isOver ? 68 : 30}
        planned={isOver ? 0 : 36}
        target={56}
        state="warning"
        eatenText={isOver ? "68" : "30"}
        targetText="56 g"
        description="10 g over with plan"
      />
    </div>
  );
}
