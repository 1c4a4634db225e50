import "../../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { PATHS } from "../../lib/address/paths.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useCopyLink } from "../../lib/site/copy-link.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./Invitations.module.css";

/** The address at which people become clients of the practice by themselves (ledger ORG-037, COACH-136). */
export function PracticeLinkCard({ address }: { address: string | null }) {
  const { link: words } = useIntakePhrases();
  const { organisation } = useCurrentUser();
  const copyLink = useCopyLink();
  if (address === null)
    return (
      <SectionCard title={words.practice.title}>
        <p className={styles.text}>{words.practice.none}</p>
        {organisation === null && (
          <AppLink href={PATHS.clients} className={styles.link}>
            {words.practice.name}
          </AppLink>
        )}
      </SectionCard>
    );
  return (
    <SectionCard title={words.practice.title}>
      <div className={styles.form}>
        <p className={styles.text}>
          {organisation?.waitlist_enabled === true ? words.practice.closed : words.practice.text}
        </p>
        <TextInput
          readOnly
          aria-label={words.practice.label}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copyLink(address, words.copied)}
        >
          {words.copy}
        </Button>
      </div>
    </SectionCard>
  );
}
