import { Button } from "@mantine/core";
import {
  IconBasket,
  IconCalendarWeek,
  IconFlask,
  IconTargetArrow,
  IconToolsKitchen2,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { ArtSlide } from "../ui/plates/ArtSlide.tsx";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { SlideCarousel } from "../ui/SlideCarousel.tsx";
import styles from "./WelcomeScreen.module.css";
import { rememberWelcome } from "./welcomed.ts";

const ICON = { size: 64, stroke: 1.4 } as const;
const PICTURES: readonly ReactNode[] = [
  null,
  <IconTargetArrow key="target" {...ICON} />,
  <IconFlask key="flask" {...ICON} />,
  <IconCalendarWeek key="week" {...ICON} />,
  <IconBasket key="basket" {...ICON} />,
];

/** The introduction, once per device before anybody signs up (ledger ONB-004, ONB-005). */
export function WelcomeScreen() {
  const { signIn, general } = usePhrases();
  const { walkthrough } = signIn;
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  useTitle(walkthrough.name);
  const count = walkthrough.slides.length;
  const brand = useBrand();
  // Whoever comes to a practice is welcomed by the practice (ledger ORG-070).
  const welcome = brand?.subdomain ? walkthrough.welcomeTo({ name: brand.name }) : null;
  const start = () => {
    rememberWelcome();
    void navigate({ to: PATHS.start, replace: true });
  };
  const slides = walkthrough.slides.map(({ title, text }, index) => ({
    key: title,
    content: (
      <ArtSlide
        headingLevel={index === 0 ? 1 : 2}
        title={(index === 0 && welcome) || title}
        text={text}
        art={
          index === 0 ? (
            <FoodArt />
          ) : (
            <div className={styles.picture}>
              <PlateGauge
                description=""
                size={220}
                icon={PICTURES[index] ?? <IconToolsKitchen2 {...ICON} />}
              />
            </div>
          )
        }
      />
    ),
  }));
  return (
    <main>
      <SlideCarousel
        label={walkthrough.name}
        slides={slides}
        slideLabel={(number) => walkthrough.slide({ number, count })}
        {...(isDesktop ? { arrows: { previous: general.previous, next: general.next } } : {})}
        footer={(index) =>
          index === count - 1 && (
            <Button size="lg" fullWidth onClick={start}>
              {walkthrough.start}
            </Button>
          )
        }
      />
    </main>
  );
}
