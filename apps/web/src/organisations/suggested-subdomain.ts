const MAX_SUBDOMAIN = 63;

/** A subdomain that a name suggests: "Praktijk Puur" gives "praktijk-puur". */
export const suggestedSubdomain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, MAX_SUBDOMAIN);
