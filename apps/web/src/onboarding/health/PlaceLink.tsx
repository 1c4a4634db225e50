import { usePhrases } from "../../lib/language/LanguageProvider.tsx";

/** A place outside the product where people find advice. */
export function PlaceLink({ place }: { place: "doctor" | "dietitian" | "disorder" }) {
  const { general, healthAnswers } = usePhrases();
  const { name, url } = healthAnswers.outcome.places[place];
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${name}, ${general.opensInNewTab}`}>
      {name}
    </a>
  );
}
