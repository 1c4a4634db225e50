import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { createClientMagicLink, type InvitedClient } from "@plateful/contract";
import { IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { displayName } from "../../lib/language/person-name.ts";
import { call } from "../../lib/server/call.ts";
import { useCopyLink } from "../../lib/site/copy-link.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../../ui/SkeletonCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./Invitations.module.css";

interface ClientLinkDialogProps {
  client: Pick<InvitedClient, "client" | "first_name" | "last_name" | "email">;
  onClose: () => void;
}

/** A link that the coach hands over, to a client whose mail does not arrive (ledger AUTH-041, COACH-136). */
export function ClientLinkDialog({ client, onClose }: ClientLinkDialogProps) {
  const { link: words } = useIntakePhrases();
  const { general } = usePhrases();
  const copyLink = useCopyLink();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["client-link", client.client],
    queryFn: ({ signal }) => call(createClientMagicLink, { query: { client: client.client }, signal }),
    // Each one is new, and the one before stops working: it is asked for once, for this dialog.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
  const link = data?.magic_link;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.client.title({ name: displayName(client) })}
      closeLabel={general.close}
      {...(link === undefined
        ? {}
        : {
            actions: (
              <Button
                size="lg"
                leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => void copyLink(link, words.copied)}
              >
                {words.copy}
              </Button>
            ),
          })}
    >
      <div className={styles.form}>
        <p className={styles.text}>{words.client.text}</p>
        {link !== undefined && (
          <TextInput
            readOnly
            label={words.client.label}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        {link === undefined && !isError && (
          <div role="status" aria-label={general.loading}>
            <SkeletonCard shape="row" />
          </div>
        )}
        {isError && (
          <StatePanel
            kind="error"
            title={words.failed}
            actions={
              <Button loading={isFetching} onClick={() => void refetch()}>
                {general.tryAgain}
              </Button>
            }
          />
        )}
      </div>
    </SheetDialog>
  );
}
