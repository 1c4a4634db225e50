import "../ui/fields/form-styles.ts";
import { Button, useComputedColorScheme } from "@mantine/core";
import { useState } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { LeaveDialog } from "../lib/dialogs/LeaveDialog.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useHasRight } from "../lib/person/own-rights.ts";
import { RightGate } from "../lib/person/RightGate.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import styles from "./Branding.module.css";
import { BrandingForm } from "./BrandingForm.tsx";
import { BrandPreviewDialog } from "./BrandPreviewDialog.tsx";
import type { StageScreen } from "./BrandStage.tsx";
import { PracticeRows } from "./PracticeRows.tsx";
import { StagePane } from "./StagePane.tsx";
import { type BrandingFormState, useBrandingForm } from "./use-branding-form.ts";
import { useLogoImage } from "./use-logo-image.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

function SaveButton({ form }: { form: BrandingFormState }) {
  const { branding: words } = useOwnPracticePhrases();
  return (
    <Button disabled={!form.canSave} loading={form.isSaving} onClick={() => form.submit()}>
      {form.base === null ? words.create : words.save}
    </Button>
  );
}

/** The scheme of the preview: that of the app, or the other one when asked for. */
function usePreviewScheme() {
  const appScheme = useComputedColorScheme("light");
  const [isOther, setIsOther] = useState(false);
  const scheme = (appScheme === "dark") === isOther ? ("light" as const) : ("dark" as const);
  return { scheme, swap: () => setIsOther(!isOther) };
}

/**
 * The coach's brand: a form beside phones that show it before it is saved, while the app around keeps the saved one
 * (ledger COACH-076, ORG-003 to ORG-009, ORG-046).
 */
function Branding() {
  const { branding: words } = useOwnPracticePhrases();
  const { organisation } = useCurrentUser();
  const isDesktop = useIsDesktop();
  const { scheme, swap } = usePreviewScheme();
  const [front, setFront] = useState<StageScreen>("diary");
  const [isPreviewing, setIsPreviewing] = useState(false);
  const form = useBrandingForm(organisation);
  const { draft, base } = form;
  const image = useLogoImage(draft);
  useTitle(words.title);
  const shown = {
    name: draft.name.trim() || (base?.name ?? words.unnamed),
    logo: draft.showsLogo ? image : null,
    colour: draft.colour,
    scheme,
  };
  const save = <SaveButton form={form} />;
  const fields = <BrandingForm form={form} image={image} isDesktop={isDesktop} />;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <PageHeader title={words.title} {...(isDesktop ? { subtitle: words.intro } : { actions: save })} />
      </div>
      {isDesktop && fields}
      <StagePane
        {...shown}
        front={front}
        save={isDesktop && save}
        isDesktop={isDesktop}
        onChoose={setFront}
        onScheme={swap}
        onPreview={() => setIsPreviewing(true)}
      />
      {!isDesktop && fields}
      {isPreviewing && <BrandPreviewDialog {...shown} first={front} onClose={() => setIsPreviewing(false)} />}
      <LeaveDialog isChanged={form.isAtRisk} words={words} />
    </div>
  );
}

/** On a phone the other screens of the practice are found here, also by a coach who may not change its brand. */
function WithoutBrand() {
  const mayBrand = useHasRight("BRAND");
  const isDesktop = useIsDesktop();
  if (mayBrand || isDesktop) return null;
  return (
    <div className={styles.rows}>
      <PracticeRows />
    </div>
  );
}

/** The coach's brand, for those who may change it (ledger TEAM-017). */
export function CoachModeAccountScreen() {
  return (
    <>
      <RightGate right="BRAND">
        <Branding />
      </RightGate>
      <WithoutBrand />
    </>
  );
}
