import { downloadDiary, downloadMeasurements, downloadMyData, downloadRecipes } from "@plateful/contract";
import { IconBook2, IconRuler2, IconToolsKitchen2 } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { DownloadRow } from "./DownloadRow.tsx";

/** Everything that is stored about the person, and what other apps and spreadsheets read (ledger PRIV-016, DOOR-083). */
export function DownloadRows() {
  const { download, takeOut } = usePhrases().privacy;
  return (
    <>
      <DownloadRow {...download} endpoint={downloadMyData} />
      <DownloadRow {...takeOut.diary} icon={IconBook2} endpoint={downloadDiary} file={takeOut.diaryFile} />
      <DownloadRow
        {...takeOut.measurements}
        icon={IconRuler2}
        endpoint={downloadMeasurements}
        file={takeOut.measurementsFile}
      />
      <DownloadRow
        {...takeOut.recipes}
        icon={IconToolsKitchen2}
        endpoint={downloadRecipes}
        file={takeOut.recipesFile}
      />
    </>
  );
}
