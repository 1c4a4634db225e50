import { IconChefHat, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refusalOf } from "../lib/server/refusal-of.ts";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { ListRow } from "../ui/ListRow.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { ContactFields, NameFields } from "./BrandFields.tsx";
import styles from "./Branding.module.css";
import { ColourFields } from "./ColourFields.tsx";
import { ContrastProof } from "./ContrastProof.tsx";
import { LogoField } from "./LogoField.tsx";
import { PracticeRows } from "./PracticeRows.tsx";
import type { BrandingFormState } from "./use-branding-form.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const TABS = ["name", "logo", "colour", "contact"] as const;
type Tab = (typeof TABS)[number];

interface BrandingFormProps {
  form: BrandingFormState;
  /** Address of the logo as it is shown now. */
  image: string | null;
  isDesktop: boolean;
}

function Fields({ form, image, tab }: Omit<BrandingFormProps, "isDesktop"> & { tab: Tab }) {
  const { draft, error, base, change } = form;
  const fields = { draft, error, onChange: change };
  if (tab === "name")
    return <NameFields {...fields} subdomain={base === null ? undefined : base.subdomain} />;
  if (tab === "logo") return <LogoField {...fields} image={image} />;
  return tab === "colour" ? <ColourFields {...fields} /> : <ContactFields {...fields} />;
}

/** The lists of recipes that the practice recommends. */
function RecipeListsRow({ form }: Pick<BrandingFormProps, "form">) {
  const { fitting } = usePhrases();
  if (form.base?.recipe_system_type !== "COMPLEX") return null;
  return (
    <ListRow
      look="card"
      icon={<IconChefHat size={24} stroke={1.75} />}
      title={fitting.lists.title}
      text={fitting.lists.intro}
      href={PATHS.coachRecipes}
    />
  );
}

function FixedColours() {
  const { proof } = useOwnPracticePhrases().branding;
  return (
    <p className={styles.fixed}>
      <IconLock size={16} stroke={1.75} aria-hidden="true" /> {proof.fixed}
    </p>
  );
}

/** The fields of the brand: all at once beside the phones, one part at a time on a sheet below them (design "Branding"). */
export function BrandingForm({ form, image, isDesktop }: BrandingFormProps) {
  const phrases = usePhrases();
  const { branding: words } = useOwnPracticePhrases();
  const [tab, setTab] = useState<Tab>("colour");
  const proof = <ContrastProof colour={form.draft.colour} />;
  const refusal = refusalOf(
    form.error,
    ["name", "primary_colour", "logo", "support_url", "subdomain"],
    phrases,
  );
  if (!isDesktop)
    return (
      <div className={styles.sheet}>
        <div aria-hidden="true" className={styles.grabber} />
        <form noValidate className={styles.form} onSubmit={form.submit}>
          <UnitToggle
            label={words.sections}
            options={TABS.map((value) => ({ value, label: words.tabs[value] }))}
            value={tab}
            isWide
            onChange={setTab}
          />
          <Fields form={form} image={image} tab={tab} />
          <p className={styles.error}>{refusal}</p>
        </form>
        {tab === "colour" && proof}
        {tab === "colour" && <FixedColours />}
        <PracticeRows />
        <RecipeListsRow form={form} />
      </div>
    );
  return (
    <div className={styles.columns}>
      <SectionCard>
        <form noValidate className={styles.form} onSubmit={form.submit}>
          {TABS.map((each) => (
            <Fields key={each} form={form} image={image} tab={each} />
          ))}
          <p className={styles.error}>{refusal}</p>
        </form>
      </SectionCard>
      <SectionCard>{proof}</SectionCard>
      <FixedColours />
      <RecipeListsRow form={form} />
    </div>
  );
}
