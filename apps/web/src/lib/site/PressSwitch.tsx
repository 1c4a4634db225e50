import { Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { allowCountingPresses, mayCountPresses } from "./counted-presses.ts";
import { siteLinksQuery } from "./site-links.ts";

/** Asks whether presses may be counted, where the site counts any; off until someone switches it on (ledger ANALYTICS-005). */
export function PressSwitch({ className }: { className?: string | undefined }) {
  const { privacy } = usePhrases();
  const { data: site } = useQuery(siteLinksQuery);
  const [isOn, setOn] = useState(mayCountPresses);
  if (site?.counts_presses !== true) return null;
  return (
    <div className={className}>
      <Switch
        labelPosition="left"
        size="lg"
        label={privacy.presses.title}
        description={privacy.presses.text}
        checked={isOn}
        onChange={(event) => {
          allowCountingPresses(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
