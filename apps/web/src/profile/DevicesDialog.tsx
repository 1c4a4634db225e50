import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { Pill } from "../ui/Pill.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./DevicesDialog.module.css";
import { devicesQuery } from "./device-query.ts";
import { useEndDevice } from "./use-end-device.ts";

interface DevicesDialogProps {
  onClose: () => void;
}

/** Where the person is signed in, and the way to end that (ledger AUTH-033). */
export function DevicesDialog({ onClose }: DevicesDialogProps) {
  const { general, profile } = usePhrases();
  const language = useLanguage();
  const { data: devices, isError, refetch } = useQuery(devicesQuery);
  const end = useEndDevice();
  const words = profile.system;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.devices}
      subtitle={words.devicesText}
      closeLabel={general.close}
    >
      {devices === undefined && !isError && <SkeletonCard shape="row" />}
      {devices === undefined && isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={<Button onClick={() => void refetch()}>{general.retry}</Button>}
        />
      )}
      <ul className={styles.list}>
        {(devices ?? []).map((device) => (
          <li key={device.id} className={styles.device}>
            <span className={styles.words}>
              <span className={styles.label}>{device.label}</span>
              <span className={styles.used}>
                {words.lastUsed({ date: formatDate(language, localDate(new Date(device.last_used_at))) })}
              </span>
            </span>
            {device.current ? (
              <Pill tone="brand">{words.thisDevice}</Pill>
            ) : (
              <Button
                variant="default"
                aria-label={words.signOutDevice({ device: device.label })}
                loading={end.isPending && end.variables === device.id}
                onClick={() => end.mutate(device.id)}
              >
                {words.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
