import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { DetailList } from "./DetailList.tsx";
import { DetailEditor } from "./editors/DetailEditor.tsx";
import { HouseholdSection } from "./household/HouseholdSection.tsx";
import type { DetailField } from "./parts/detail-field.ts";
import styles from "./parts/ProfileScreen.module.css";
import { useDetailWords } from "./parts/use-detail-words.ts";

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
      <AccountSection user={user} onEdit={setField} />
      <DetailList title={profile.preferences} details={preferences} onEdit={setField} />
      <DetailList title={profile.personal} details={personal} onEdit={setField} />
      <DetailList title={profile.food} details={food} onEdit={setField} />
      <DetailList title={profile.cooking} details={cooking} onEdit={setField} />
      <HouseholdSection user={user} />
      {field !== null && <DetailEditor field={field} onClose={() => setField(null)} />}
    </div>
  );
}
