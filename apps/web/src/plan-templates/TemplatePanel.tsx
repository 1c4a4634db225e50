import type { PlanTemplate } from "@plateful/contract";
import { typicalPercentages } from "@plateful/nutrition";
import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { IconButton } from "../ui/base/IconButton.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { ApplyPanel } from "./ApplyPanel.tsx";
import styles from "./TemplatesScreen.module.css";
import { sharesOf } from "./template-form.ts";
import { useTemplateFacts } from "./use-template-facts.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface TemplatePanelProps {
  template: PlanTemplate;
  only: number | undefined;
  mayEdit: boolean;
  isDesktop: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** The template in short: the parts of its energy as a bar, and its rules. */
function Summary({ template, edit }: { template: PlanTemplate; edit: ReactNode }) {
  const facts = useTemplateFacts(template);
  const { protein, carbohydrates, fat } = typicalPercentages(sharesOf(template));
  return (
    <>
      <span aria-hidden="true" className={styles.bar}>
        <i style={{ flexGrow: protein, background: "var(--protein)" }} />
        <i style={{ flexGrow: carbohydrates, background: "var(--carbs)" }} />
        <i style={{ flexGrow: fat, background: "var(--fat)" }} />
      </span>
      <div className={styles.rules}>
        <p className={styles.facts}>
          <span>{facts.energy}</span>
          <span>{facts.protein}</span>
          <span>{facts.meals}</span>
        </p>
        {edit}
      </div>
    </>
  );
}

/** One template with the clients to whom it can be applied: beside the cards, or as a sheet on a phone (ledger COACH-114). */
export function TemplatePanel(props: TemplatePanelProps) {
  const { template, only, mayEdit, isDesktop } = props;
  const { panel: words, form } = useTemplatePhrases();
  const { general } = usePhrases();
  const edit = mayEdit && (
    <IconButton label={form.edit({ name: template.name })} onClick={props.onEdit}>
      <IconPencil size={20} />
    </IconButton>
  );
  const body = (
    <>
      <Summary template={template} edit={!isDesktop && edit} />
      <ApplyPanel template={template} only={only} mayEdit={mayEdit} />
    </>
  );
  if (!isDesktop)
    return (
      <SheetDialog
        isOpen
        isTall
        onClose={props.onClose}
        title={template.name}
        subtitle={words.heading}
        closeLabel={general.close}
      >
        <div className={styles.sheet}>{body}</div>
      </SheetDialog>
    );
  return (
    <section aria-label={`${words.heading}: ${template.name}`} className={styles.panel}>
      <header className={styles.panelHead}>
        <div>
          <p className={styles.eyebrow}>{words.heading}</p>
          <h2 className={styles.panelTitle}>{template.name}</h2>
        </div>
        {edit}
      </header>
      {body}
    </section>
  );
}
