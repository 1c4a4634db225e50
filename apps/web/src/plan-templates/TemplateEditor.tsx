import type { PlanTemplate } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { clientQuery } from "../lib/client/client-query.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ChoosePlanDialog } from "./ChoosePlanDialog.tsx";
import { TemplateDialog } from "./TemplateDialog.tsx";
import { draftOf } from "./template-form.ts";
import { sharesQuery } from "./template-query.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

/** What is open over the screen. */
export type Opened =
  | { readonly kind: "new" | "choose" }
  | { readonly kind: "edit"; readonly template: PlanTemplate }
  | { readonly kind: "from"; readonly client: number };

interface FromPlanProps {
  client: number;
  hasPractice: boolean;
  write: (value: number) => string;
  onSaved: () => void;
  onClose: () => void;
}

/** The shares of a client's plan are read first; without any there is nothing to save. */
function FromPlan({ client, hasPractice, write, onSaved, onClose }: FromPlanProps) {
  const { form: words, choosePlan } = useTemplatePhrases();
  const { general } = usePhrases();
  const { data: shares, isError } = useQuery(sharesQuery(client));
  const { data: person } = useQuery(clientQuery(String(client)));
  const name = person === undefined ? "" : displayName(person);
  if (shares !== undefined && shares !== null && person !== undefined)
    return (
      <TemplateDialog
        title={words.fromTitle}
        text={words.fromText({ name })}
        base={null}
        start={draftOf({ name: "", note: "", isOfPractice: hasPractice }, shares, write)}
        hasPractice={hasPractice}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  return (
    <SheetDialog isOpen onClose={onClose} title={words.fromTitle} closeLabel={general.close}>
      {isError && <StatePanel kind="error" title={general.errorLoadingData} />}
      {shares === null && <StatePanel kind="empty" title={choosePlan.noShares} />}
      {shares === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
    </SheetDialog>
  );
}

interface TemplateEditorProps {
  opened: Opened;
  hasPractice: boolean;
  /** Asks whose plan a template starts from. */
  onFromPlan: () => void;
  onChoose: (client: number) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** The dialog in which a template is made or changed. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { opened, hasPractice, onFromPlan, onChoose, onSaved, onClose } = props;
  const { form: words } = useTemplatePhrases();
  const language = useLanguage();
  const write = (value: number) =>
    formatNumber(language, value, { useGrouping: false, maximumFractionDigits: 2 });
  if (opened.kind === "choose") return <ChoosePlanDialog onChoose={onChoose} onClose={onClose} />;
  if (opened.kind === "from")
    return <FromPlan client={opened.client} {...{ hasPractice, write, onSaved, onClose }} />;
  const base = opened.kind === "edit" ? opened.template : null;
  const start =
    base === null
      ? { name: "", note: "", isOfPractice: hasPractice }
      : { name: base.name, note: base.note, isOfPractice: base.is_of_practice };
  return (
    <TemplateDialog
      title={base === null ? words.newTitle : words.editTitle}
      base={base}
      {...(base === null ? { onFromPlan } : {})}
      start={draftOf(start, base, write)}
      hasPractice={hasPractice}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
