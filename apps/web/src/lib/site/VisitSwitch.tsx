import { Switch } from "@mantine/core";
import { VISITS_PHRASES } from "@plateful/phrases/visits";
import { useQuery } from "@tanstack/react-query";
import { useCompleteLanguage } from "../language/LanguageProvider.tsx";
import { useBrand } from "./brand.ts";
import { siteLinksQuery } from "./site-links.ts";
import { keepVisitConsent, useVisitConsent } from "./visit-consent.ts";

/** Shows what was answered about counting visits to this practice's site, and takes it back (ledger ORG-054). */
export function VisitSwitch({ className }: { className?: string | undefined }) {
  const words = VISITS_PHRASES[useCompleteLanguage()];
  const { data: links } = useQuery(siteLinksQuery);
  const brand = useBrand();
  const site = brand?.subdomain ?? null;
  const consent = useVisitConsent(site ?? "");
  if (brand === null || site === null || brand.tracking_pixel_id === null || links?.loads_pixel !== true)
    return null;
  return (
    <div className={className}>
      <Switch
        labelPosition="left"
        size="lg"
        label={words.switch(brand)}
        description={words.switchText}
        checked={consent === "yes"}
        onChange={(event) => keepVisitConsent(site, event.currentTarget.checked ? "yes" : "no")}
      />
    </div>
  );
}
