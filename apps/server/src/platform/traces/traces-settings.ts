import { SettingsError } from "../settings/settings-error.ts";

/** Where spans are sent: a collector that takes OTLP over HTTP (ledger OPS-041). */
export interface TracesSettings {
  /** The address that takes spans, `/v1/traces` included. */
  readonly url: string;
  /** Sent with every batch, such as the key of a hosted collector. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name under which the collector lists this product. */
  readonly service: string;
  /** Share of the traces begun here that are recorded, 0 to 1. */
  readonly ratio: number;
}

/** `name=value` pairs with commas between, values percent-encoded, as the OpenTelemetry specification writes them. */
function readHeaders(value: string | undefined): Record<string, string> {
  const pairs = (value ?? "")
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, text] = /^([\w-]+)\s*=\s*([!-~]+)$/.exec(pair) ?? [];
      if (name === undefined || text === undefined)
        throw new SettingsError("OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other=value.");
      try {
        return [name.toLowerCase(), decodeURIComponent(text)];
      } catch {
        throw new SettingsError(`The value of ${name} in OTEL_EXPORTER_OTLP_HEADERS is not percent-encoded.`);
      }
    }),
  );
}

function readRatio(value: string | undefined): number {
  if (value === undefined || value === "") return 1;
  const ratio = Number(value);
  if (!(ratio >= 0 && ratio <= 1))
    throw new SettingsError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${value}".`);
  return ratio;
}

/**
 * Reads the settings of traces, which have the names that OpenTelemetry gives them; undefined = nothing is traced.
 * @throws SettingsError for an address that is none, or one at which the key of the collector would travel in the open.
 */
export function readTraces(env: NodeJS.ProcessEnv, production: boolean): TracesSettings | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined;
  if (base === undefined) return undefined;
  if (!/^https?:\/\/\S+$/.test(base) || !URL.canParse(base))
    throw new SettingsError("OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.");
  const headers = readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS);
  if (production && Object.keys(headers).length > 0 && !base.startsWith("https://"))
    throw new SettingsError(
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an https address when OTEL_EXPORTER_OTLP_HEADERS is set.",
    );
  return {
    url: `${base.endsWith("/") ? base.slice(0, -1) : base}/v1/traces`,
    headers,
    service: env.OTEL_SERVICE_NAME || "plateful",
    ratio: readRatio(env.OTEL_TRACES_SAMPLER_ARG),
  };
}
