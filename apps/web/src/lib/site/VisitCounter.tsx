import { lazy, Suspense } from "react";
import { useBrand } from "./brand.ts";
import type { CountedPage } from "./visit-consent.ts";

const VisitQuestion = lazy(async () => ({ default: (await import("./VisitQuestion.tsx")).VisitQuestion }));

/** Asks visitors of a practice with a tracking pixel whether they may be counted. Loaded for no other site. */
export function VisitCounter({ page }: { page: CountedPage }) {
  const brand = useBrand();
  if (brand === null || brand.subdomain === null || brand.tracking_pixel_id === null) return null;
  return (
    <Suspense>
      <VisitQuestion page={page} site={brand.subdomain} name={brand.name} />
    </Suspense>
  );
}
