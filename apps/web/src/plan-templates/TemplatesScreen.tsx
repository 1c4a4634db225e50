import "../ui/fields/form-styles.ts";
import { Button } from "@mantine/core";
import type { PlanTemplate } from "@plateful/contract";
import { IconChevronLeft, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import type { TemplateSearch } from "../lib/address/template-search.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { type Opened, TemplateEditor } from "./TemplateEditor.tsx";
import { TemplateGrid } from "./TemplateGrid.tsx";
import { TemplatePanel } from "./TemplatePanel.tsx";
import styles from "./TemplatesScreen.module.css";
import { templatesQuery } from "./template-query.ts";
import { UsesCard } from "./UsesCard.tsx";
import { useTemplatePhrases } from "./use-template-phrases.ts";

const addressOfPlan = (client: number) =>
  `${PATHS.client.replace("$clientId", String(client))}?tab=nutrition-plan`;

/** The way back to the client for whom the templates were opened. */
function BackToClient({ id }: { id: number }) {
  const { panel: words } = useTemplatePhrases();
  const { clients } = usePhrases();
  const { data } = useQuery(clientQuery(String(id)));
  return (
    <AppLink href={addressOfPlan(id)} className={styles.back}>
      <IconChevronLeft size={20} aria-hidden="true" />
      {data === undefined ? clients.toList : words.backTo({ name: displayName(data) })}
    </AppLink>
  );
}

interface LoadedProps {
  templates: readonly PlanTemplate[];
  mayEdit: boolean;
  search: TemplateSearch;
  onOpen: (opened: Opened) => void;
}

/** The cards beside the panel; on a phone the panel opens over them. */
function Loaded({ templates, mayEdit, search, onOpen }: LoadedProps) {
  const words = useTemplatePhrases();
  const isDesktop = useIsDesktop();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const known = templates.find(({ id }) => id === chosenId);
  const chosen = known ?? (isDesktop ? templates[0] : undefined);
  if (templates.length === 0)
    return (
      <StatePanel
        kind="empty"
        title={words.empty.title}
        text={mayEdit ? words.empty.text : words.empty.noRight}
        actions={
          mayEdit && (
            <Button size="lg" onClick={() => onOpen({ kind: "choose" })}>
              {words.empty.action}
            </Button>
          )
        }
      />
    );
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <TemplateGrid templates={templates} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
        <UsesCard mayEdit={mayEdit} />
      </div>
      {chosen !== undefined && (
        <TemplatePanel
          key={chosen.id}
          template={chosen}
          only={search.client}
          mayEdit={mayEdit}
          isDesktop={isDesktop}
          onEdit={() => onOpen({ kind: "edit", template: chosen })}
          onClose={() => setChosenId(null)}
        />
      )}
    </div>
  );
}

/** The plan templates of a coach and of the practice, to be kept and applied (ledger COACH-110 to COACH-115). */
export function TemplatesScreen() {
  const words = useTemplatePhrases();
  const { general } = usePhrases();
  useTitle(words.title);
  const search: TemplateSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useQuery(templatesQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { client } = search;
  const shown: Opened | null = search.from === undefined ? opened : { kind: "from", client: search.from };
  const showAll = () => {
    setOpened(null);
    if (search.from !== undefined) void navigate({ to: PATHS.templates, search: {}, replace: true });
  };
  /** Whoever came from a client and saved nothing goes back to that client. */
  const close = () => {
    setOpened(null);
    if (search.from !== undefined) void navigate({ href: addressOfPlan(search.from), replace: true });
  };
  const mayEdit = data?.may_edit === true;
  const isDesktop = useIsDesktop();
  // On a phone the practice's own screen leads here, and back.
  const onBack = () => void navigate({ to: PATHS.coachAccount });
  return (
    <div className={styles.page}>
      {client !== undefined && <BackToClient id={client} />}
      <PageHeader
        {...(isDesktop || client !== undefined ? {} : { back: { label: general.back, onBack } })}
        title={words.title}
        subtitle={words.intro}
        actions={
          mayEdit && (
            <Button
              variant="default"
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpened({ kind: "new" })}
            >
              {words.add}
            </Button>
          )
        }
      />
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading} className={styles.cards}>
          {[1, 2, 3, 4].map((card) => (
            <SkeletonCard key={card} shape="day" />
          ))}
        </div>
      )}
      {data === undefined && isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {general.tryAgain}
            </Button>
          }
        />
      )}
      {data !== undefined && (
        <Loaded templates={data.templates} mayEdit={mayEdit} search={search} onOpen={setOpened} />
      )}
      {data !== undefined && mayEdit && shown !== null && (
        <TemplateEditor
          opened={shown}
          hasPractice={data.has_practice}
          onFromPlan={() => setOpened({ kind: "choose" })}
          onSaved={showAll}
          onClose={close}
          onChoose={(id) => {
            setOpened(null);
            void navigate({ to: PATHS.templates, search: { from: id } });
          }}
        />
      )}
    </div>
  );
}
