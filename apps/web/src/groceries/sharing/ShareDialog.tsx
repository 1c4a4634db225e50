import { Button, TextInput } from "@mantine/core";
import type { GroceryShare } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { localDate } from "../../lib/language/local-date.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { Face } from "./Face.tsx";
import styles from "./ShareDialog.module.css";
import { useShareLink } from "./use-share-link.ts";

interface ShareDialogProps {
  share: GroceryShare;
  onClose: () => void;
}

/** Makes the link for shopping together, says what the others will see, and ends it again (ledger GROC-031, GROC-034). */
export function ShareDialog({ share, onClose }: ShareDialogProps) {
  const { general, groceries } = usePhrases();
  const language = useLanguage();
  const words = groceries.sharing;
  const { link, isBusy, send, make, withdraw, remove } = useShareLink();
  const { link_expires_at: end, shoppers } = share;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <Button size="lg" loading={isBusy} onClick={() => void (link === null ? make() : send(link))}>
          {link === null ? words.makeLink : words.sendLink}
        </Button>
      }
    >
      <p className={styles.text}>{words.intro}</p>
      <ul className={styles.seen}>
        <li>{words.theySee}</li>
        <li>{words.theyDo}</li>
        <li>{words.theyDoNotSee}</li>
      </ul>
      {end !== null && (
        <div className={styles.link}>
          {link !== null && (
            <TextInput
              label={words.link}
              readOnly
              value={link}
              className={styles.address ?? ""}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <span>
            {words.linkWorks({
              date: formatDate(language, localDate(new Date(end)), { day: "numeric", month: "long" }),
            })}
          </span>
          <Button variant="subtle" disabled={isBusy} onClick={() => void withdraw()}>
            {words.withdraw}
          </Button>
        </div>
      )}
      {shoppers.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.people}</h3>
          <ul className={styles.people}>
            {shoppers.map(({ id, name }, index) => {
              const shownName = name ?? words.nameless;
              return (
                <li key={id} className={styles.person}>
                  <Face name={shownName} place={index + 1} />
                  <span className={styles.name}>{shownName}</span>
                  <Button
                    variant="subtle"
                    aria-label={words.removePerson({ name: shownName })}
                    onClick={() => void remove(id, shownName)}
                  >
                    {general.remove}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </SheetDialog>
  );
}
