import { Button } from "@mantine/core";
import { VISITS_PHRASES } from "@plateful/phrases/visits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useCompleteLanguage } from "../language/LanguageProvider.tsx";
import { siteLinksQuery } from "./site-links.ts";
import { subdomainOverride } from "./subdomain.ts";
import styles from "./VisitQuestion.module.css";
import { type CountedPage, keepVisitConsent, useVisitConsent } from "./visit-consent.ts";

interface VisitQuestionProps {
  page: CountedPage;
  site: string;
  /** Of the practice. */
  name: string;
}

/**
 * The pixel lies in a page of its own, in a frame that runs nothing: so the policy of this page names no other origin, and
 * the service learns neither the address nor the content of it (docs/decisions/0060).
 */
function Pixel({ page, title }: { page: CountedPage; title: string }) {
  const address = `/tracking-pixel?${new URLSearchParams({ page, ...ofDeveloper() })}`;
  return <iframe src={address} title={title} sandbox="" hidden />;
}

/** A developer's machine has one host for all sites, and says in the address which is meant. */
function ofDeveloper(): Record<string, string> {
  const subdomain = subdomainOverride();
  return subdomain === null ? {} : { subdomain };
}

/** Whether a visit may be counted, asked once; and the way to take it back, where it is counted (ledger ORG-030, ORG-054). */
export function VisitQuestion({ page, site, name }: VisitQuestionProps) {
  const words = VISITS_PHRASES[useCompleteLanguage()];
  const { data: links } = useQuery(siteLinksQuery);
  const consent = useVisitConsent(site);
  const [wasAsked, setWasAsked] = useState(false);
  const titleId = useId();
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasAsked && consent !== null) outcome.current?.focus();
  }, [wasAsked, consent]);
  const answer = (given: "yes" | "no") => {
    setWasAsked(true);
    keepVisitConsent(site, given);
  };
  if (links?.loads_pixel !== true || (consent === "no" && !wasAsked)) return null;
  if (consent !== null)
    return (
      <div className={styles.line}>
        <p ref={outcome} tabIndex={-1} className={styles.outcome}>
          {consent === "yes" ? words.counted({ name }) : words.notCounted}
        </p>
        {consent === "yes" && (
          <>
            <button type="button" className={styles.stop} onClick={() => answer("no")}>
              {words.stop}
            </button>
            <Pixel page={page} title={words.counted({ name })} />
          </>
        )}
      </div>
    );
  return (
    <section aria-labelledby={titleId} className={styles.question}>
      <h2 id={titleId} className={styles.title}>
        {words.title({ name })}
      </h2>
      <p className={styles.text}>{words.text({ name })}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => answer("no")}>
          {words.refuse}
        </Button>
        <Button variant="default" onClick={() => answer("yes")}>
          {words.allow}
        </Button>
      </div>
    </section>
  );
}
