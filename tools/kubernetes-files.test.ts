import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadAll } from "js-yaml";
import { describe, expect, it } from "vitest";
import { readDataSettings, readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { getReadiness } from "../packages/contract/src/index.ts";
import { KNOWN_SETTINGS } from "./known-settings.ts";
import { KUBERNETES_FIELDS } from "./kubernetes-fields.ts";
import { ROOT } from "./run.ts";

type Labels = Readonly<Record<string, string>>;
type Env = readonly { readonly name: string; readonly value: string }[];

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env: Env;
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}
interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}
interface Pod {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly serviceAccountName: string;
    readonly automountServiceAccountToken: boolean;
    readonly securityContext: object;
    readonly terminationGracePeriodSeconds?: number;
    readonly containers: readonly Container[];
    readonly volumes: readonly {
      readonly name: string;
      readonly persistentVolumeClaim?: { readonly claimName: string };
    }[];
  };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has fields of its own
  readonly spec: any;
  readonly data?: Readonly<Record<string, string>>;
}

const FOLDER = join(ROOT, "ops/kubernetes");
const read = (file: string) => readFileSync(join(FOLDER, file), "utf8");
const manifests = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => loadAll(read(file)) as Manifest[]);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const one = (kind: string, name: string): Manifest => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
const podOf = ({ kind, spec }: Manifest): Pod | undefined =>
  kind === "CronJob" ? spec.jobTemplate.spec.template : spec?.template;
const pods = manifests.flatMap((manifest) => {
  const pod = podOf(manifest);
  return pod === undefined ? [] : [[`${manifest.kind} ${manifest.metadata.name}`, pod] as const];
});
const containerOf = (pod: Pod): Container => {
  const [container] = pod.spec.containers;
  if (container === undefined) throw new Error("A pod has no container.");
  return container;
};

const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgres://plateful_login:x@postgres:5432/plateful",
  DATABASE_OWNER_URL: "postgres://plateful_owner:x@postgres:5432/plateful",
  SECRET_KEY: "kQ3vXn8RrPz1cYd7LmT0bWgE5uHsJaF2",
  DATA_KEYS: "2026:wIJb0iE4A1k9fQWmZ3U7sTn2xLrYcVhGq6oDp5yR8eM=",
  BACKUP_KEY: `AGE-SECRET-KEY-1${"Q".repeat(58)}`,
  METRICS_TOKEN: "5f1e7c0a9b3d48e2a6c4f8d1",
  SMTP_URL: "smtps://mail.plateful.example:465",
  MEDIA_BUCKET_KEY_ID: "kQ3vXn8RrPz1",
  MEDIA_BUCKET_SECRET: "cYd7LmT0bWgE5uHsJaF2",
};
/** The environment of a container, with the secrets that an operator fills in. */
const environmentOf = ({ env, envFrom }: Container): Record<string, string> => ({
  ...Object.fromEntries(
    envFrom.flatMap(({ configMapRef, secretRef }) =>
      Object.entries(
        configMapRef === undefined
          ? secretRef?.name === "plateful"
            ? SECRETS
            : {}
          : (one("ConfigMap", configMapRef.name).data ?? {}),
      ),
    ),
  ),
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
});

/** Fields that no list of the API knows, as a mistyped one is: the cluster would refuse it, or ignore it. */
function unknownFields(value: unknown, shape: string, path: string): string[] {
  const fields = KUBERNETES_FIELDS[shape];
  if (fields === undefined || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (!(key in fields)) return [`${path}.${key}`];
    const next = fields[key] ?? "";
    return Array.isArray(child)
      ? child.flatMap((each, at) => unknownFields(each, next, `${path}.${key}[${at}]`))
      : unknownFields(child, next, `${path}.${key}`);
  });
}

const isPartOf = (labels: Labels, whole: Labels) =>
  Object.entries(labels).every(([key, value]) => whole[key] === value);

describe("the manifests for Kubernetes", () => {
  it("OPS-039: have the kinds and fields that the API has, and one of each name", () => {
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(
      manifests.flatMap((manifest) =>
        unknownFields(manifest, `${manifest.apiVersion} ${manifest.kind}`, manifest.metadata.name),
      ),
    ).toEqual([]);
    for (const { apiVersion, kind } of manifests)
      expect(Object.keys(KUBERNETES_FIELDS)).toContain(`${apiVersion} ${kind}`);
  });

  it.each(["Service", "PodDisruptionBudget", "Deployment"])(
    "OPS-039: each %s is about the pods of one deployment",
    (kind) => {
      const deployments = ofKind("Deployment").map(podOf) as Pod[];
      for (const { spec } of ofKind(kind)) {
        const labels = spec.selector.matchLabels ?? spec.selector;
        expect(deployments.filter((pod) => isPartOf(labels, pod.metadata.labels))).toHaveLength(1);
      }
    },
  );

  it("OPS-039: how many pods there are is said by the autoscaler where there is one", () => {
    for (const { spec } of ofKind("HorizontalPodAutoscaler"))
      expect(one("Deployment", spec.scaleTargetRef.name).spec).not.toHaveProperty("replicas");
  });

  it("OPS-039: each way in leads to a port of a service, by TLS", () => {
    const rules = ofKind("Ingress").flatMap(({ spec }) => spec.rules);
    const hosts = ofKind("Ingress").flatMap(({ spec }) => spec.tls.flatMap((tls: Labels) => tls.hosts));
    expect(rules.map(({ host }) => host)).toEqual(hosts);
    for (const { http } of rules) {
      const { service } = http.paths[0].backend;
      const ports: readonly { readonly name: string }[] = one("Service", service.name).spec.ports;
      expect(ports.map(({ name }) => name)).toContain(service.port.name);
    }
  });

  it.each(pods)("OPS-039: %s names a volume, a claim and an account that are there", (_, { spec }) => {
    one("ServiceAccount", spec.serviceAccountName);
    const claims = spec.volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
    for (const name of claims) one("PersistentVolumeClaim", name);
    const volumes = spec.volumes.map(({ name }) => name);
    const mounts = spec.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name));
    expect(mounts.toSorted()).toEqual(volumes.toSorted());
  });

  it("OPS-039: serve calls and work with every setting that production asks for, and none that is unknown", () => {
    const roles = ofKind("Deployment").map((manifest) => {
      const given = environmentOf(containerOf(podOf(manifest) as Pod));
      expect(Object.keys(given).filter((name) => !KNOWN_SETTINGS.has(name))).toEqual([]);
      const settings = readSettings(given);
      expect(settings).toMatchObject({
        production: true,
        host: "0.0.0.0",
        trustProxy: { kind: "hops", count: 1 },
        smtpUrl: SECRETS.SMTP_URL,
        metrics: { port: 9464, token: SECRETS.METRICS_TOKEN },
        mediaBucket: { secret: SECRETS.MEDIA_BUCKET_SECRET },
      });
      for (const name of ["SECRET_KEY", "DATA_KEYS"])
        expect(() => readSettings({ ...given, [name]: "" })).toThrow();
      return settings.role;
    });
    expect(roles.sort()).toEqual(["web", "worker"]);
    const names = [...read("secrets.env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(names.map(([, name]) => name).sort()).toEqual(Object.keys(SECRETS).sort());
    expect(names.map(([, , value]) => value).join("")).toBe("");
  });

  it("OPS-039: migrate before, and back up encrypted to a volume, by commands that exist", () => {
    const job = containerOf(podOf(one("Job", "plateful-migrate")) as Pod);
    const backup = containerOf(podOf(one("CronJob", "plateful-backup")) as Pod);
    for (const { command } of [job, backup]) {
      const [file = ""] = /tools\/[\w-]+\.ts/.exec(command?.join(" ") ?? "") ?? [];
      expect(readFileSync(join(ROOT, file), "utf8")).toContain("runCommand");
    }
    expect(readDataSettings(environmentOf(backup)).backups).toMatchObject({
      key: SECRETS.BACKUP_KEY,
      folder: expect.stringMatching(/^\/var\/lib\/plateful\/backups\//),
    });
  });

  it("OPS-039: ask how a pod does at an address that exists, and restart it for its port alone", () => {
    for (const manifest of ofKind("Deployment")) {
      const pod = podOf(manifest) as Pod;
      const { startupProbe, readinessProbe, livenessProbe, ports = [] } = containerOf(pod);
      for (const probe of [startupProbe, readinessProbe])
        expect(probe?.httpGet).toEqual({ path: `/api/${getReadiness.path}`, port: "http" });
      expect(livenessProbe?.tcpSocket).toEqual({ port: "http" });
      expect(livenessProbe?.httpGet).toBeUndefined();
      const metrics = ports.find(({ name }) => name === "metrics")?.containerPort;
      expect(String(metrics)).toBe(one("ConfigMap", "plateful").data?.METRICS_PORT);
      // The product ends within ten seconds, after the pause in which it is still sent calls.
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
    }
  });

  it.each(pods)(
    "OPS-040: %s is not root, writes to its own folders alone and asks the cluster nothing",
    (_, pod) => {
      expect(pod.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10_001,
        seccompProfile: { type: "RuntimeDefault" },
      });
      expect(pod.spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources, image, env } of pod.spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(resources.requests).toHaveProperty("cpu");
        expect(resources.limits).toHaveProperty("memory");
        const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
          version: string;
        };
        expect(image).toBe(`plateful:${version}`);
        expect(env.map(({ name }) => name).filter((name) => name in SECRETS)).toEqual([]);
      }
    },
  );

  it("OPS-040: refuse what no rule names, and let calls in from the ingress controller alone", () => {
    const policies = ofKind("NetworkPolicy").map(({ spec }) => spec);
    const refusal = policies.find(({ ingress, egress }) => ingress === undefined && egress === undefined);
    expect(refusal.policyTypes).toEqual(["Ingress", "Egress"]);
    for (const [, pod] of pods)
      expect(isPartOf(refusal.podSelector.matchLabels, pod.metadata.labels)).toBe(true);
    const calls = policies.filter(({ ingress }) => JSON.stringify(ingress ?? "").includes('"http"'));
    expect(calls.map(({ ingress }) => ingress[0].from.length)).toEqual([1]);
    expect(read("settings.yaml")).not.toMatch(/SECRET|PASSWORD|KEY:/);
  });
});
