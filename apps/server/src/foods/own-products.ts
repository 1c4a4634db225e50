import { MAX_OWN_PRODUCTS, type OwnProduct, type ownProducts } from "@plateful/contract";
import { type LabelAmount, labelFaults, type ProductLabel } from "@plateful/nutrition";
import { toGtin14 } from "@plateful/quantities";
import { type FieldProblem, InvalidFields, invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  countOwnProducts,
  deleteOwnProduct,
  findOwnProduct,
  findOwnProductByGtin,
  insertOwnProduct,
  type OwnProductColumns,
  type OwnProductRow,
  pageOfOwnProducts,
  tryLockOwnProducts,
  updateOwnProduct,
} from "./own-product-store.ts";

type Calls = typeof ownProducts;
type Fields = Call<Calls["create"]>["body"];

/** After how long a product may be written when two were written at once. */
const BUSY_SECONDS = 1;

const present = ({ user_id: user, gtin: barcode, created, ...columns }: OwnProductRow): OwnProduct => ({
  ...columns,
  user,
  barcode,
  unit: columns.unit as OwnProduct["unit"],
  figures_per: columns.figures_per as LabelAmount,
  created: created.toISOString(),
});

/** A stored product as something to count with. */
export const labelOf = (row: OwnProductRow): ProductLabel => ({
  figures: row,
  per: row.figures_per as LabelAmount,
  unit: row.unit as ProductLabel["unit"],
  servingSize: row.serving_size,
});

async function getRow(db: Db, id: number): Promise<OwnProductRow> {
  const row = await findOwnProduct(db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

function readGtin(barcode: string): string {
  const gtin = toGtin14(barcode);
  if (gtin === null) throw invalidField("barcode", "barcode");
  return gtin;
}

/** @throws InvalidFields for figures that no product can have (FOOD-060). */
function checkFigures(fields: OwnProductColumns): void {
  const label = labelOf({ ...fields } as OwnProductRow);
  if (label.per === "SERVING" && label.servingSize === null) throw invalidField("serving_size", "required");
  const problems = labelFaults(label).map(
    (fault): FieldProblem =>
      fault.kind === "tooMuch"
        ? { path: [fault.field], error: { code: "max", limit: fault.limit } }
        : { path: [], error: { code: "parts_over_whole" } },
  );
  if (problems.length > 0) throw new InvalidFields(problems);
}

/** What is stored of the fields of a call; what is left out is not known. */
function toColumns(fields: Fields): OwnProductColumns {
  const columns = {
    name: fields.name,
    brand: fields.brand ?? null,
    gtin: fields.barcode === undefined || fields.barcode === null ? null : readGtin(fields.barcode),
    unit: fields.unit,
    figures_per: fields.figures_per,
    serving_size: fields.serving_size ?? null,
    kcal: fields.kcal,
    fat: fields.fat,
    saturated_fat: fields.saturated_fat ?? null,
    carbohydrates: fields.carbohydrates,
    sugars: fields.sugars ?? null,
    fiber: fields.fiber ?? null,
    protein: fields.protein,
    salt: fields.salt ?? null,
  };
  checkFigures(columns);
  return columns;
}

/** @throws Problem throttled while another call writes the products of the person. */
async function lock(db: Db, userId: number): Promise<void> {
  if (!(await tryLockOwnProducts(db, userId))) throw new Problem("throttled", BUSY_SECONDS);
}

/** @throws InvalidFields own_barcode_taken for a number that another product of the person has (FOOD-061). */
async function checkBarcode(db: Db, userId: number, gtin: string | null, own?: number): Promise<void> {
  const taken = gtin === null ? undefined : await findOwnProductByGtin(db, userId, gtin);
  if (taken !== undefined && taken.id !== own) throw invalidField("barcode", "own_barcode_taken");
}

export async function listOwnProducts(call: Call<Calls["list"]>, http: Http): Promise<Page<OwnProduct>> {
  const { query, barcode } = call.query;
  const gtin = barcode === undefined ? undefined : readGtin(barcode);
  const wanted = { userId: call.subjectId, query, gtin };
  const { rows, count } = await pageOfOwnProducts(call.db, wanted, pageWindow(call.query));
  return toPage(call.query, http, count, rows.map(present));
}

export const getOwnProduct = async (call: Call<Calls["get"]>): Promise<OwnProduct> =>
  present(await getRow(call.db, call.params.id));

/**
 * Keeps a product that someone copied from its label (FOOD-059).
 * @throws InvalidFields too_many_products with 2,000 already.
 */
export async function createOwnProduct(call: Call<Calls["create"]>): Promise<OwnProduct> {
  const { db, subjectId: userId } = call;
  const columns = toColumns(call.body);
  await lock(db, userId);
  await checkBarcode(db, userId, columns.gtin ?? null);
  if ((await countOwnProducts(db, userId)) >= MAX_OWN_PRODUCTS) throw invalidField("", "too_many_products");
  return present(await insertOwnProduct(db, userId, columns, call.now));
}

async function write({ db }: Pick<Call, "db">, row: OwnProductRow, fields: Fields): Promise<OwnProduct> {
  const columns = toColumns(fields);
  await lock(db, row.user_id);
  await checkBarcode(db, row.user_id, columns.gtin ?? null, row.id);
  return present(await updateOwnProduct(db, row.id, columns));
}

/** PUT: what is left out is not known. What was logged before keeps its figures (FOOD-064). */
export async function replaceOwnProduct(call: Call<Calls["replace"]>): Promise<OwnProduct> {
  return write(call, await getRow(call.db, call.params.id), call.body);
}

/** PATCH: what is left out stays. */
export async function changeOwnProduct(call: Call<Calls["change"]>): Promise<OwnProduct> {
  const row = await getRow(call.db, call.params.id);
  const changes = Object.entries(call.body).filter(([, value]) => value !== undefined);
  return write(call, row, { ...present(row), ...Object.fromEntries(changes) });
}

/** What was logged of it stays in the diary (FOOD-064). */
export async function removeOwnProduct(call: Call<Calls["remove"]>): Promise<undefined> {
  await deleteOwnProduct(call.db, (await getRow(call.db, call.params.id)).id);
}
