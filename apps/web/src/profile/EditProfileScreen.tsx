import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { DetailEditor } from "./DetailEditor.tsx";
import { DetailList } from "./DetailList.tsx";
import type { DetailField } from "./detail-field.ts";
import { HouseholdSection } from "./HouseholdSection.tsx";
import styles from "./ProfileScreen.module.css";
import { useDetailWords } from "./use-detail-words.ts";

/** Everything that someone can change about themselves, on one page. */
export function EditProfileScreen() {
  const { general, profile } = usePhrases();
  const user = useCurrentUser();
  const { personal, preferences, food, cooking } = useDetailWords(user);
  const [field, setField] = useState<DetailField | null>(null);
  const router = useRouter();
  useTitle(profile.editTitle);
  return (
    <div className={styles.page}>
      <PageHeader
        title={profile.editTitle}
        back={{ label: general.back, onBack: () => router.history.back() }}
      />
      <AccountSection user={user} onEditName={() => setField("name")} />
      <DetailList title={profile.preferences} details={preferences} onEdit={setField} />
      <DetailList title={profile.personal} details={personal} onEdit={setField} />
      <DetailList title={profile.food} details={food} onEdit={setField} />
      <DetailList title={profile.cooking} details={cooking} onEdit={setField} />
      <HouseholdSection user={user} />
      {field !== null && <DetailEditor field={field} onClose={() => setField(null)} />}
    </div>
  );
}
