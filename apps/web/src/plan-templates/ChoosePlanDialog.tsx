import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { listClients } from "@plateful/contract";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Avatar } from "../clients/index.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { call } from "../lib/server/call.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./TemplateDialog.module.css";
import { TEMPLATES } from "./template-query.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface ChoosePlanDialogProps {
  onChoose: (client: number) => void;
  onClose: () => void;
}

/** Whose plan becomes a template. */
export function ChoosePlanDialog({ onChoose, onClose }: ChoosePlanDialogProps) {
  const { choosePlan: words, panel } = useTemplatePhrases();
  const { general } = usePhrases();
  const count = useCount();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery({
    queryKey: [...TEMPLATES, "choose-plan", search],
    queryFn: ({ signal }) =>
      call(listClients, { query: { card: true, ...(search === "" ? {} : { search }) }, signal }),
    placeholderData: keepPreviousData,
  });
  const withPlan = data?.results.filter(({ card }) => typeof card?.kcal_a_day === "number") ?? [];
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      closeLabel={general.close}
    >
      <div className={styles.form}>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {data === undefined && !isError && (
          <div role="status" aria-label={general.loading}>
            <SkeletonCard shape="row" />
            <SkeletonCard shape="row" />
          </div>
        )}
        {data === undefined && isError && (
          <StatePanel
            kind="error"
            title={general.errorLoadingData}
            actions={<Button onClick={() => void refetch()}>{general.tryAgain}</Button>}
          />
        )}
        {data !== undefined && withPlan.length === 0 && (
          <StatePanel kind="empty" title={search === "" ? words.none : panel.noneFound} />
        )}
        <div>
          {withPlan.map((client) => (
            <ListRow
              key={client.id}
              icon={<Avatar id={client.id} initials={initialsOf(client)} />}
              title={displayName(client)}
              text={`${count(client.card?.kcal_a_day ?? 0)} ${panel.kcalADay}`}
              onPress={() => onChoose(client.id)}
            />
          ))}
        </div>
      </div>
    </SheetDialog>
  );
}
