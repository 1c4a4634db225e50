/** Where most people have their mail; an address at one of these is never put in doubt. */
const PROVIDERS = [
  ...["gmail.com", "googlemail.com", "hotmail.com", "hotmail.nl", "hotmail.co.uk", "outlook.com", "live.com"],
  ...["live.nl", "live.co.uk", "msn.com", "icloud.com", "me.com", "mac.com", "yahoo.com", "yahoo.co.uk"],
  ...[
    "ziggo.nl",
    "kpnmail.nl",
    "kpnplanet.nl",
    "planet.nl",
    "xs4all.nl",
    "home.nl",
    "hetnet.nl",
    "casema.nl",
  ],
  ...["upcmail.nl", "chello.nl", "quicknet.nl", "telfort.nl", "tele2.nl", "solcon.nl", "proton.me"],
  ...["protonmail.com", "aol.com", "mail.com", "ymail.com", "email.com", "btinternet.com", "virginmedia.com"],
] as const;
/** Endings that exist nowhere, and what was meant. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ con: "com", cmo: "com", ocm: "com", vom: "com", xom: "com", comm: "com", coom: "com", c0m: "com" },
  ...{ nll: "nl", ln: "nl", nl1: "nl", ent: "net", ogr: "org" },
};
/** Below this length one letter more or less makes another name just as likely. */
const SHORTEST = 8;

/** Whether one letter was left out, added, replaced or swapped with its neighbour. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [left, right] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return left === right.slice(1);
  if (left.slice(1) === right.slice(1)) return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}

function likelyDomain(domain: string): string | null {
  const known: readonly string[] = PROVIDERS;
  if (known.includes(domain)) return null;
  const whole = domain.includes(".") ? undefined : known.find((one) => one.split(".")[0] === domain);
  const near = whole ?? known.find((meant) => meant.length >= SHORTEST && isOneSlipAway(domain, meant));
  if (near !== undefined) return near;
  const [ending = "", ...names] = domain.split(".").reverse();
  const meant = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return meant === undefined || names.length === 0 ? null : [...names.reverse(), meant].join(".");
}

/** The domain that was probably meant in an address with a likely typing error; null where nothing looks wrong. */
export function suggestDomain(email: string): string | null {
  const [name = "", domain = "", ...more] = email.trim().toLowerCase().split("@");
  return name === "" || domain === "" || more.length > 0 ? null : likelyDomain(domain);
}

/** The same address at another domain. */
export const atDomain = (email: string, domain: string): string => `${email.trim().split("@")[0]}@${domain}`;
