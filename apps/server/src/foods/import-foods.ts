import { createHash } from "node:crypto";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import {
  type HashedProduct,
  listOfferedIds,
  listSourceHashes,
  retireProducts,
  saveProducts,
} from "./food-import-store.ts";
import { rewriteFoodWords } from "./food-search-store.ts";
import type { ImportedProduct, Rejection } from "./imported-product.ts";

/** Products are written in lots: one statement for each row would take all night. */
const LOT = 1_000;

/** What an import did, in numbers of products. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  readonly rejected: Partial<Record<Rejection | "twice", number>>;
}

export interface FoodImport {
  readonly source: string;
  readonly products: AsyncIterable<ImportedProduct | Rejection> | Iterable<ImportedProduct | Rejection>;
  /** Whether what the source does not name is taken out; false for a part of it. */
  readonly isWhole: boolean;
}

const hashOf = (product: ImportedProduct): string =>
  createHash("sha256").update(JSON.stringify(product)).digest("hex");

/** One import under way: products are collected into lots, compared and written. */
class RunningImport {
  readonly report: ImportReport = { added: 0, changed: 0, unchanged: 0, removed: 0, rejected: {} };
  private readonly seen = new Set<string>();
  private lot: HashedProduct[] = [];
  private readonly services: Services;
  private readonly source: string;

  constructor(services: Services, source: string) {
    this.services = services;
    this.source = source;
  }

  async take(product: ImportedProduct | Rejection): Promise<void> {
    if (typeof product === "string") return this.reject(product);
    if (this.seen.has(product.sourceId)) return this.reject("twice");
    this.seen.add(product.sourceId);
    this.lot.push({ ...product, hash: hashOf(product) });
    if (this.lot.length >= LOT) await this.writeLot();
  }

  private reject(reason: Rejection | "twice"): void {
    this.report.rejected[reason] = (this.report.rejected[reason] ?? 0) + 1;
  }

  async writeLot(): Promise<void> {
    const lot = this.lot;
    this.lot = [];
    if (lot.length === 0) return;
    await inSystemScope(this.services.db, async (trx) => {
      const ids = lot.map(({ sourceId }) => sourceId);
      const known = await listSourceHashes(trx, this.source, ids);
      const fresh = lot.filter(({ sourceId, hash }) => known.get(sourceId) !== hash);
      if (fresh.length > 0) await saveProducts(trx, this.source, fresh);
      const added = fresh.filter(({ sourceId }) => !known.has(sourceId)).length;
      this.report.added += added;
      this.report.changed += fresh.length - added;
      this.report.unchanged += lot.length - fresh.length;
    });
  }

  async retireUnseen(): Promise<void> {
    await inSystemScope(this.services.db, async (trx) => {
      const offered = await listOfferedIds(trx, this.source);
      const gone = offered.filter((id) => !this.seen.has(id));
      if (gone.length > 0) await retireProducts(trx, this.source, gone);
      this.report.removed = gone.length;
    });
  }
}

/**
 * Brings the products of a source into the database. They are found by the source's own ids, so a repeat changes nothing;
 * what the source has dropped is no longer offered. Each lot is a transaction: an import that breaks off can be run again.
 */
export async function importFoods(services: Services, wanted: FoodImport): Promise<ImportReport> {
  const running = new RunningImport(services, wanted.source);
  for await (const product of wanted.products) await running.take(product);
  await running.writeLot();
  if (wanted.isWhole) await running.retireUnseen();
  const { report } = running;
  if (report.added + report.changed + report.removed > 0) await inSystemScope(services.db, rewriteFoodWords);
  return report;
}
