import type { Settings } from "../settings/settings.ts";

const YEAR_SECONDS = 31_536_000;

const policyWith = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Only the page of a tracking pixel lets itself be framed (ledger ORG-053).
    "frame-src 'self'",
    // An organisation's welcome video lies where the organisation keeps its videos.
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text never turns into HTML or code; the app's one rule allows its own scripts as workers.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join(";");

const POLICY = policyWith();
/** A worker obeys the policy of its own script: that of the barcode decoder may compile WebAssembly, and no page may. */
export const BARCODE_WORKER_POLICY = policyWith("'wasm-unsafe-eval'");

/** The headers of every answer, also of errors and files: what a browser may do with it, and where it may be shown. */
export function strictHeaders({ publicUrl }: Pick<Settings, "publicUrl">): Readonly<Record<string, string>> {
  return {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}
