import type { User } from "@plateful/contract";
import { IconTag } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clientMarksQuery } from "../lib/client/board-query.ts";
import { displayName } from "../lib/language/person-name.ts";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { TagPill } from "../ui/TagPill.tsx";
import styles from "./ClientLabels.module.css";
import { LabelsDialog } from "./LabelsDialog.tsx";

/** The labels of a client on their page, and the way to change them (ledger COACH-122). */
export function ClientLabels({ client }: { client: User }) {
  const { labels: words } = useTriagePhrases();
  const { data: marks } = useQuery(clientMarksQuery(client.id));
  const [isOpen, setIsOpen] = useState(false);
  if (marks === undefined) return null;
  return (
    <div className={styles.row}>
      {marks.labels.map((word) => (
        <TagPill key={word} word={word} />
      ))}
      <button type="button" className={styles.edit} onClick={() => setIsOpen(true)}>
        <IconTag size={18} stroke={1.75} aria-hidden="true" />
        {marks.labels.length === 0 ? words.give : words.change}
      </button>
      {isOpen && (
        <LabelsDialog
          clientId={client.id}
          name={displayName(client)}
          marks={marks}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
