import { accessProblem, showsChatLauncher } from "@plateful/access";
import { lazy, Suspense, useState } from "react";
import { SubscriptionSection } from "../billing/index.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { ModeSwitch } from "../lib/person/ModeSwitch.tsx";
import { SupportChatButton } from "../lib/site/SupportChatButton.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { CycleSection } from "./CycleSection.tsx";
import { DetailList } from "./DetailList.tsx";
import { HealthSection } from "./HealthSection.tsx";
import { HouseholdSection } from "./household/HouseholdSection.tsx";
import { MessagesSection } from "./MessagesSection.tsx";
import { ProductsSection } from "./ProductsSection.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import type { DetailField } from "./parts/detail-field.ts";
import styles from "./parts/ProfileScreen.module.css";
import { showsCycle } from "./parts/profile-view.ts";
import { useDetailWords } from "./parts/use-detail-words.ts";
import { SystemSection } from "./SystemSection.tsx";

const DetailEditor = lazy(async () => ({
  default: (await import("./editors/DetailEditor.tsx")).DetailEditor,
}));

/** The person's own page: plan, details, app and account (ledger PROF-001 to PROF-011). */
export function ProfileScreen() {
  const { profile } = usePhrases();
  const user = useCurrentUser();
  const { personal, preferences, food, cooking } = useDetailWords(user);
  const [field, setField] = useState<DetailField | null>(null);
  useTitle(profile.title);
  // What whoever is blocked is refused is not offered to them (ledger COACH-206).
  const isOpen = accessProblem(toAccessUser(user), new Date().toISOString()) === null;
  return (
    <div className={styles.page}>
      <PageHeader title={profile.title} />
      <div className={styles.columns}>
        <ProfileHeader user={user} />
        {user.is_coach && <ModeSwitch className={styles.mode} />}
        <AccountSection user={user} onEdit={setField} />
        {isOpen && (user.coach !== null || user.is_coach) && <MessagesSection user={user} />}
        <DetailList title={profile.preferences} details={preferences} onEdit={setField} />
        <DetailList title={profile.personal} details={personal} onEdit={setField} />
        <DetailList title={profile.food} details={food} onEdit={setField} />
        <DetailList title={profile.cooking} details={cooking} onEdit={setField} />
        {isOpen && <HealthSection />}
        {isOpen && <HouseholdSection user={user} />}
        {isOpen && <ProductsSection user={user} />}
        {user.intake !== null && showsCycle(user) && <CycleSection intake={user.intake} />}
        <SubscriptionSection user={user} />
        <SystemSection user={user} />
      </div>
      <p className={styles.version}>
        {profile.system.version({ version: __APP_VERSION__ })}
        <a className={styles.licences} href="/licences.txt" target="_blank" rel="noreferrer">
          {profile.system.licences}
        </a>
      </p>
      {showsChatLauncher(toAccessUser(user)) && <SupportChatButton isAboveTabs />}
      {field !== null && (
        <Suspense fallback={null}>
          <DetailEditor field={field} onClose={() => setField(null)} />
        </Suspense>
      )}
    </div>
  );
}
