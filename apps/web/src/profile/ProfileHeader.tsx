import { Button } from "@mantine/core";
import { isSimple, profileActions } from "@plateful/access";
import type { User } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { IconRefresh } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { isMobileApp } from "../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { toAccessUser } from "../lib/person/current-user.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { resetSimpleOnboarding } from "../simple-onboarding/index.ts";
import { MacroTiles } from "../ui/MacroTiles.tsx";
import styles from "./parts/ProfileScreen.module.css";
import { mondayMacros } from "./parts/profile-view.ts";

const MACROS = ["kcal", "protein", "carbohydrates", "fat"] as const;
/** No paid account management exists here, so no product stands for it. */
const NO_PRODUCTS = { active: [], any: [] };

function MacrosSummary({ user }: { user: User }) {
  const { profile } = usePhrases();
  const language = useLanguage();
  const macros = mondayMacros(user.intake);
  const amount = (name: (typeof MACROS)[number]) =>
    macros === null ? profile.noValue : formatNumber(language, roundHalfUp(macros[name]));
  return (
    <div className={styles.macros}>
      <MacroTiles
        isSmall
        label={profile.macros}
        tiles={MACROS.map((key) => ({
          key,
          name: profile.macroNames[key],
          amount: amount(key),
          ...(macros !== null && key !== "kcal" && { unit: profile.grams }),
        }))}
      />
    </div>
  );
}

/** Who this is, what the plan gives, and the way to a new plan (ledger PROF-001, PROF-009). */
export function ProfileHeader({ user }: { user: User }) {
  const { profile } = usePhrases();
  const navigate = useNavigate();
  const person = toAccessUser(user);
  const { coach } = user;
  const role = user.is_coach
    ? profile.coach
    : coach === null
      ? user.email
      : profile.coachedBy({ name: `${coach.first_name} ${coach.last_name}` });
  const actions = profileActions(person, { onMobile: isMobileApp(), products: NO_PRODUCTS });
  const showsNumbers = useShowsNumbers();
  const goTo = user.intake === null ? PATHS.goal : PATHS.diyIntake;
  const redoPreferences = () => {
    // The questions begin with what the profile says now, not with what was answered earlier (ledger SIM-006).
    resetSimpleOnboarding();
    void navigate({ to: PATHS.simpleMotivation });
  };
  return (
    <section aria-label={displayName(user)} className={`${styles.card} ${styles.section}`}>
      <div className={styles.who}>
        <span aria-hidden="true" className={styles.initials}>
          {initialsOf(user)}
        </span>
        <div className={styles.names}>
          <p className={styles.name}>{displayName(user)}</p>
          <p className={styles.role}>{role}</p>
        </div>
      </div>
      {!isSimple(person) && showsNumbers && <MacrosSummary user={user} />}
      {actions.redoNutritionPlanning && (
        <Button
          fullWidth
          variant="light"
          className={styles.redo ?? ""}
          leftSection={<IconRefresh size={20} aria-hidden="true" />}
          onClick={() => void navigate({ href: goTo })}
        >
          {user.intake === null ? profile.makePlan : profile.redoPlanning}
        </Button>
      )}
      {actions.redoSimplePreferences && (
        <Button
          fullWidth
          variant="light"
          className={styles.redo ?? ""}
          leftSection={<IconRefresh size={20} aria-hidden="true" />}
          onClick={redoPreferences}
        >
          {profile.redoPreferences}
        </Button>
      )}
    </section>
  );
}
