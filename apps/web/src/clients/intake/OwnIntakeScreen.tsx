import "../../ui/fields/form-styles.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import styles from "../parts/ClientPage.module.css";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import { ClientProfileForm } from "./ClientProfileForm.tsx";
import { unitsOfCoach } from "./profile-form.ts";
import { keptProfileQuery } from "./use-profile-draft.ts";

/**
 * The questions that a client answers before their coach makes a plan (ledger COACH-185). Who has answered changes that in the
 * profile, and who has no coach makes a plan of their own.
 */
export function OwnIntakeScreen() {
  const { own: words } = useIntakePhrases();
  const { general } = usePhrases();
  const person = useCurrentUser();
  const navigate = useNavigate();
  const [hadAnswers] = useState(person.intake !== null);
  const { data: kept } = useQuery(keptProfileQuery(person, unitsOfCoach(person)));
  useTitle(words.title);
  if (person.coach === null) return <Navigate to={PATHS.goal} replace />;
  if (hadAnswers) return <Navigate to={PATHS.profile} replace />;
  const toPlanner = () => void navigate({ to: PATHS.planner, replace: true });
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text({ coach: person.coach.first_name })}
        back={{ label: general.back, onBack: toPlanner }}
      />
      {kept !== undefined && <ClientProfileForm client={person} kept={kept} isOwn onDone={toPlanner} />}
    </div>
  );
}
