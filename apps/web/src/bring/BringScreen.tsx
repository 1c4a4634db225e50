import type { BroughtFile } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ReadFailed } from "../lib/server/ReadFailed.tsx";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import styles from "./Bring.module.css";
import { BroughtHistory } from "./BroughtHistory.tsx";
import { broughtFilesQuery, isUnderWay } from "./brought-file-query.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { FileResult } from "./FileResult.tsx";
import { FileUnderWay } from "./FileUnderWay.tsx";
import { KnownApps } from "./KnownApps.tsx";
import { useBringPhrases } from "./use-bring-phrases.ts";
import { useReadBroughtFile } from "./use-read-brought-file.ts";
import { useRefreshWhenBrought } from "./use-refresh-when-brought.ts";

/** What the screen is about now: what is on its way, else what waits for an answer, else what came of the last one. */
function Present({ files }: { files: readonly BroughtFile[] }) {
  const onItsWay = files.find(isUnderWay);
  if (onItsWay !== undefined) return <FileUnderWay file={onItsWay} />;
  const ready = files.find(({ status }) => status === "READY");
  if (ready !== undefined) return <FilePreview key={ready.id} file={ready} />;
  const [last] = files;
  return last?.status === "DONE" || last?.status === "FAILED" ? <FileResult file={last} /> : null;
}

function Bring({ files }: { files: readonly BroughtFile[] }) {
  const phrases = usePhrases();
  const reading = useReadBroughtFile();
  useRefreshWhenBrought(files);
  const refused = refusalAt(reading.error, "file");
  const isReady = files.some(({ status }) => status === "READY");
  return (
    <>
      {files.some(isUnderWay) ? null : (
        <ChooseFile
          isOther={isReady}
          isReading={reading.isPending}
          problem={refused ?? refusalOf(reading.error, [], phrases)}
          onFile={(file) => reading.mutate(file)}
        />
      )}
      <Present files={files} />
      <BroughtHistory files={files.filter(({ status }) => status !== "READY")} />
      <KnownApps isUnknown={refused !== undefined} />
    </>
  );
}

/** Brings a diary, weights and recipes from another app: a file, its preview, its import and its undo (ledger DOOR-030). */
export function BringScreen() {
  const { general } = usePhrases();
  const words = useBringPhrases();
  const navigate = useNavigate();
  const { data: files, error, isFetching, refetch } = useQuery(broughtFilesQuery);
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.profile }) }}
      />
      {files !== undefined ? (
        <Bring files={files} />
      ) : error === null ? (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      ) : (
        <ReadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
