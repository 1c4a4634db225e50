import { useMantineColorScheme } from "@mantine/core";
import { isSimple } from "@plateful/access";
import type { User } from "@plateful/contract";
import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";
import {
  IconDeviceMobile,
  IconFileImport,
  IconKey,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconMail,
  IconPalette,
  IconShieldLock,
  IconTrash,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useChooseLanguage, useCompleteLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser } from "../lib/person/current-user.ts";
import { useLogOut } from "../lib/person/use-log-out.ts";
import { useBrand } from "../lib/site/brand.ts";
import { contactSupport } from "../lib/site/support.ts";
import { ChoiceDialog } from "./ChoiceDialog.tsx";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import { DevicesDialog } from "./DevicesDialog.tsx";
import { NumbersRow } from "./NumbersRow.tsx";
import styles from "./parts/ProfileScreen.module.css";
import { mayChooseLanguage } from "./parts/profile-view.ts";
import { useChangeAccount } from "./parts/use-change-account.ts";
import { ValueRow } from "./parts/ValueRow.tsx";

const ICON = { size: 22, stroke: 1.75 } as const;
const SCHEMES = ["auto", "light", "dark"] as const;
type Dialog = "language" | "colours" | "devices" | "delete";

/** Language, colours, devices, tokens, data of other apps, privacy, support, log out and deletion (ledger PROF-008, PROF-009, PROF-013). */
export function SystemSection({ user }: { user: User }) {
  const { profile, general, privacy } = usePhrases();
  const words = profile.system;
  const language = useCompleteLanguage();
  const chooseLanguage = useChooseLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [open, setOpen] = useState<Dialog | null>(null);
  const account = useChangeAccount();
  const { isLeaving, logOut } = useLogOut();
  const navigate = useNavigate();
  const brand = useBrand();
  const close = () => setOpen(null);
  const goTo = (href: string) => void navigate({ href });
  const supportUrl = brand?.support_url ?? null;
  const speak = (next: CompleteLanguage) => {
    close();
    // The screen changes at once; mails follow as soon as the server knows (ledger PROF-019).
    void chooseLanguage(next).then(() => account.mutate({ locale: next }));
  };
  return (
    <section aria-label={profile.app} className={styles.section}>
      <h2 className={styles.heading}>{profile.app}</h2>
      <div className={styles.card}>
        {isSimple(toAccessUser(user)) && (
          <ValueRow
            icon={<IconMail {...ICON} />}
            title={profile.rows.email}
            value={user.email}
            href={PATHS.changeEmail}
          />
        )}
        {mayChooseLanguage(user) && (
          <ValueRow
            icon={<IconLanguage {...ICON} />}
            title={words.language}
            value={words.languages[language]}
            onPress={() => setOpen("language")}
          />
        )}
        <ValueRow
          icon={<IconPalette {...ICON} />}
          title={words.colours}
          value={words.colourSchemes[colorScheme]}
          onPress={() => setOpen("colours")}
        />
        <NumbersRow user={user} />
        <ValueRow
          icon={<IconDeviceMobile {...ICON} />}
          title={words.devices}
          onPress={() => setOpen("devices")}
        />
        <ValueRow icon={<IconKey {...ICON} />} title={words.tokens} href={PATHS.tokens} />
        {user.intake !== null && (
          <ValueRow icon={<IconFileImport {...ICON} />} title={words.bring} href={PATHS.bring} />
        )}
        <ValueRow icon={<IconShieldLock {...ICON} />} title={privacy.page.title} href={PATHS.privacy} />
        <ValueRow
          icon={<IconLifebuoy {...ICON} />}
          title={words.support}
          onPress={() => void contactSupport(supportUrl, goTo, general.linkFailed)}
        />
        <ValueRow
          icon={<IconLogout {...ICON} />}
          title={words.logout}
          isBusy={isLeaving}
          onPress={() => void logOut()}
        />
        <ValueRow
          icon={<IconTrash {...ICON} />}
          title={profile.deletion.row}
          isDanger
          onPress={() => setOpen("delete")}
        />
      </div>
      {open === "language" && (
        <ChoiceDialog
          title={words.language}
          options={LANGUAGES.map((value) => ({ value, title: words.languages[value] }))}
          current={language}
          onChoose={speak}
          onClose={close}
        />
      )}
      {open === "colours" && (
        <ChoiceDialog
          title={words.colours}
          options={SCHEMES.map((value) => ({ value, title: words.colourSchemes[value] }))}
          current={colorScheme}
          onChoose={setColorScheme}
          onClose={close}
        />
      )}
      {open === "devices" && <DevicesDialog onClose={close} />}
      {open === "delete" && <DeleteAccountDialog onClose={close} />}
    </section>
  );
}
