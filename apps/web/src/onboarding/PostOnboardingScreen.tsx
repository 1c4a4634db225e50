import { Button } from "@mantine/core";
import { isSimple } from "@plateful/access";
import { IconArrowRight, IconBasket, IconCheck, IconChefHat, IconSparkles } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { Pill } from "../ui/Pill.tsx";
import { ArtSlide } from "../ui/plates/ArtSlide.tsx";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { SlideCarousel } from "../ui/SlideCarousel.tsx";
import { setupProblem } from "./answers/setup-problem.ts";
import styles from "./PostOnboardingScreen.module.css";
import { SetupFailure } from "./parts/SetupFailure.tsx";

const ICON = { size: 64, stroke: 1.4 } as const;

/** What the app can do now that there is a plan, or recipes (ledger ONB-086, ONB-087, SIM-001). */
export function PostOnboardingScreen() {
  const { onboarding, simpleOnboarding, general } = usePhrases();
  const user = useCurrentUser();
  const hasSimpleRecipes = isSimple(toAccessUser(user));
  const hasPlan = user?.intake?.weekly_nutrition_plan != null;
  const tour = { ...onboarding.tour, ...(hasSimpleRecipes && simpleOnboarding.tour) };
  const [problem, setProblem] = useState(setupProblem);
  const navigate = useNavigate();
  useTitle(tour.name);
  const count = tour.slides.length;
  const pictures: readonly ReactNode[] = [
    <FoodArt key="food" layout="trio" />,
    <PlateGauge
      key="gauge"
      description=""
      size={220}
      eaten={65}
      planned={35}
      target={100}
      icon={<IconCheck {...ICON} />}
    />,
    <PlateGauge key="cook" description="" size={220} icon={<IconChefHat {...ICON} />} />,
    <PlateGauge key="shop" description="" size={220} icon={<IconBasket {...ICON} />} />,
  ];
  const slides = tour.slides.map(({ title, text }, index) => ({
    key: title,
    content: (
      <ArtSlide
        headingLevel={index === 0 ? 1 : 2}
        title={title}
        text={text}
        art={<div className={styles.picture}>{pictures[index]}</div>}
      />
    ),
  }));
  // The week that was just planned comes first, wherever the app opens from then on (NAV-006).
  const end = hasPlan && !hasSimpleRecipes ? PATHS.planner : PATHS.home;
  const finish = () => void navigate({ to: end, replace: true });
  return (
    <main className={styles.page}>
      <div className={styles.skip}>
        <Button variant="subtle" onClick={finish}>
          {general.skip}
        </Button>
      </div>
      {problem !== null && (
        <div className={styles.failure}>
          <SetupFailure problem={problem} onTried={setProblem} />
        </div>
      )}
      <SlideCarousel
        label={tour.name}
        slides={slides}
        slideLabel={(number) => tour.slide({ number, count })}
        arrows={{ previous: general.previous, next: general.next }}
        footer={(index, goTo) => {
          const isLast = index === count - 1;
          const label = isLast ? tour.finish : index === 0 ? tour.start : general.next;
          return (
            <Button
              size="lg"
              fullWidth
              rightSection={<IconArrowRight size={20} aria-hidden="true" />}
              onClick={() => (isLast ? finish() : goTo(index + 1))}
            >
              {label}
            </Button>
          );
        }}
      />
      {problem === null && (hasPlan || hasSimpleRecipes) && (
        <div className={styles.badge}>
          <Pill tone="brand" icon={<IconSparkles size={16} aria-hidden="true" />}>
            {tour.badge}
          </Pill>
        </div>
      )}
    </main>
  );
}
