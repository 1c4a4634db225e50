import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { siteLinksQuery } from "../lib/site/site-links.ts";
import { isSupportAddress } from "../lib/site/support.ts";
import styles from "./HelpScreen.module.css";

/**
 * Where people reach those who run the site, so that "Contact support" does not end at a help page that names nobody. A mail
 * address is shown in full, for whoever reads mail elsewhere (ledger COACH-221).
 */
export function SupportContact() {
  const { help } = usePhrases();
  const address = useQuery(siteLinksQuery).data?.support_contact;
  if (!isSupportAddress(address)) return null;
  const mailbox = address.startsWith("mailto:") ? address.slice("mailto:".length) : null;
  return (
    <a href={address} className={styles.all}>
      {mailbox === null ? help.contact : help.contactAt({ address: mailbox })}
    </a>
  );
}
