import { IconChevronLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { LanguageSwitch } from "../lib/language/LanguageSwitch.tsx";
import { useBrand } from "../lib/site/brand.ts";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { FoodArt } from "../ui/plates/FoodArt.tsx";
import { Logo } from "../ui/plates/Logo.tsx";
import styles from "./SignInFrame.module.css";

interface SignInFrameProps {
  children: ReactNode;
  /** Shows the food above the form on a phone too; a desktop always has it beside the form. */
  hasArtOnPhone?: boolean;
  onBack?: () => void;
}

/** The screens before sign-in: food on top or at the side, one column with the question. */
export function SignInFrame({ children, hasArtOnPhone = false, onBack }: SignInFrameProps) {
  const { general, navigation } = usePhrases();
  const brand = useBrand();
  return (
    <div className={classNames(styles.frame, hasArtOnPhone && styles.withArt)}>
      <div className={styles.art}>
        <FoodArt />
      </div>
      <div className={styles.side}>
        <header className={styles.header}>
          {onBack && (
            <IconButton label={general.back} onClick={onBack}>
              <IconChevronLeft size={24} />
            </IconButton>
          )}
          <span className={styles.logo}>
            <Logo name={brand?.name ?? "Plateful"} image={brand?.logo_visible ? brand.logo : null} />
          </span>
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.footer}>
          <LanguageSwitch />
          <AppLink href={PATHS.help} className={styles.help}>
            {navigation.help}
          </AppLink>
        </footer>
      </div>
    </div>
  );
}
