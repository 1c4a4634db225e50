import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCopyLink } from "../../lib/site/copy-link.ts";
import { siteLinksQuery } from "../../lib/site/site-links.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StepList } from "../../ui/StepList.tsx";
import styles from "./ConnectAssistant.module.css";
import { useTokenPhrases } from "./use-token-phrases.ts";

/** The address of the page's own host, so that people of a practice stay on its site. */
const ADDRESS = "/mcp";

/** Where an assistant is connected, and how; nothing where the operator has switched that off (ledger DOOR-028). */
export function ConnectAssistant() {
  const { assistant: words } = useTokenPhrases();
  const { data: site } = useQuery(siteLinksQuery);
  const copyLink = useCopyLink();
  if (site?.takes_assistants !== true) return null;
  const address = `${location.origin}${ADDRESS}`;
  return (
    <div className={styles.place}>
      <SectionCard title={words.title}>
        <div className={styles.body}>
          <p>{words.text}</p>
          <div className={styles.address}>
            <TextInput
              label={words.address}
              readOnly
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
          <StepList steps={words.steps} />
          <p className={styles.privacy}>{words.privacy}</p>
        </div>
      </SectionCard>
    </div>
  );
}
