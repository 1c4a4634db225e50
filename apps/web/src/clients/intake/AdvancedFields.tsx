import { NativeSelect } from "@mantine/core";
import type { Organisation } from "@plateful/contract";
import { ENERGY_METHODS, PROTEIN_PROFILES, SUSTAINABILITY_LEVELS } from "@plateful/nutrition";
import { IconChevronDown } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toNutritionTenant } from "../../lib/person/nutrition-tenant.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientProfileForm.module.css";
import type { ProfileForm } from "./profile-form.ts";

interface AdvancedFieldsProps {
  form: ProfileForm;
  /** Whose protein profile holds unless the coach chooses another one for this client. */
  organisation: Organisation | null;
  onChange: (change: Partial<ProfileForm>) => void;
}

const OF_PRACTICE = "";

/** What most clients never need: the formula, how sustainable the plan is, and how much protein (ledger COACH-077, COACH-109). */
export function AdvancedFields({ form, organisation, onChange }: AdvancedFieldsProps) {
  const { clients } = usePhrases();
  const words = clients.profileForm.advanced;
  const usual = toNutritionTenant(organisation).proteinProfile;
  return (
    <details className={styles.advanced}>
      <summary>
        {words.title}
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      <SectionCard>
        <div className={styles.fields}>
          <NativeSelect
            label={words.energyMethod}
            value={form.energyMethod}
            data={ENERGY_METHODS.map((value) => ({ value, label: words.energyMethods[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ energyMethod: ENERGY_METHODS.find((one) => one === value) ?? "AUTO" })
            }
          />
          <NativeSelect
            label={words.sustainability}
            value={form.sustainability}
            data={SUSTAINABILITY_LEVELS.map((value) => ({ value, label: words.sustainabilities[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ sustainability: SUSTAINABILITY_LEVELS.find((one) => one === value) ?? "OPTIMAL" })
            }
          />
          <NativeSelect
            label={words.protein}
            description={words.proteinNote}
            value={form.proteinProfile ?? OF_PRACTICE}
            data={[
              { value: OF_PRACTICE, label: words.asPractice({ profile: words.proteins[usual] }) },
              ...PROTEIN_PROFILES.map((value) => ({ value, label: words.proteins[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ proteinProfile: PROTEIN_PROFILES.find((one) => one === value) ?? null })
            }
          />
        </div>
      </SectionCard>
    </details>
  );
}
