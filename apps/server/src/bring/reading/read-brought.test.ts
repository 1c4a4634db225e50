import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { zipOf } from "../../../test/zip-of.ts";
import { type BroughtRecord, faultOf, type PackedPart, type ReadFile } from "./brought-record.ts";
import { readBrought } from "./read-brought.ts";

const TODAY = "2026-11-20";

async function read(
  content: string | Uint8Array,
  name = "file.csv",
): Promise<{ file: ReadFile; records: BroughtRecord[] }> {
  const parts: PackedPart[] = [];
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const file = await readBrought({ bytes, name, zone: "Europe/Amsterdam", today: TODAY }, (part) =>
    parts.push(part),
  );
  const records = parts.flatMap((part) => JSON.parse(gunzipSync(part.content).toString()) as BroughtRecord[]);
  return { file, records };
}
const refusalOf = async (content: string | Uint8Array, name?: string) => {
  try {
    await read(content, name);
    return null;
  } catch (error) {
    return faultOf(error);
  }
};
const kilograms = (records: readonly BroughtRecord[]) =>
  records.flatMap((one) => (one.kind === "weight" ? [[one.date, one.value, one.unit]] : []));

describe("files of each app", () => {
  it("DOOR-034 MyFitnessPal: a sum of each meal, also of one under a name of one's own", async () => {
    const table = [
      "Date,Meal,Calories,Fat (g),Saturated Fat,Carbohydrates (g),Fiber,Protein (g),Note",
      '2024-01-15,Breakfast,"1,500.5",12,3,40,3,20,',
      "2024-01-15,Pre-workout,200,1,0,40,n/a,2,",
    ].join("\r\n");
    const { file, records } = await read(`\u{feff}${table}\r\n`);
    expect(file).toMatchObject({ app: "MYFITNESSPAL", meals: { count: 2, days: 1 } });
    expect(file.askedMeals).toEqual([{ name: "Pre-workout", count: 1 }]);
    expect(records[0]).toMatchObject({ kcal: 1500.5, fiber: 3, isSum: true, meal: "Breakfast" });
    expect(records[1]).toMatchObject({ name: "MyFitnessPal, Pre-workout", fiber: null });
  });

  it("DOOR-034 Cronometer: servings, and days only where the servings are not in the same file", async () => {
    const servings =
      "Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g)\n2026-06-10,08:14 PM,Uncategorized,Rice,80.00 g,311,6,68,1";
    const days =
      "Date,Energy (kcal),Protein (g),Carbs (g),Fat (g),Completed\n2026-06-10,311,6,68,1,true\n2026-06-11,0,0,0,0,false";
    const weights =
      "Day,Time,Metric,Unit,Amount\n2026-06-10,07:00 AM,Weight,lbs,160.5\n2026-06-10,,Body Fat,%,20";
    const alone = await read(days);
    expect(alone.records).toMatchObject([{ name: "Cronometer", kcal: 311, isSum: true }]);
    const zip = await zipOf({
      "servings.csv": servings,
      "dailysummary.csv": days,
      "biometrics.csv": weights,
    });
    const { file, records } = await read(zip, "export.zip");
    expect(file).toMatchObject({ app: "CRONOMETER", meals: { count: 1 }, weights: { count: 1 } });
    expect(records[0]).toMatchObject({ time: "20:14", meal: null, amount: 80, unit: "g" });
    expect(kilograms(records)).toEqual([["2026-06-10", 160.5, "LB"]]);
  });

  it("DOOR-034 Lose It!: American dates, counts of its units, nothing that was deleted", async () => {
    const { file, records } = await read(
      [
        "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)",
        "03/04/2024,Strawberries,Fruit,Snacks,200.0,Grams,67,0,n/a,1,12",
        "03/04/2024,Pizza,Pizza,Dinner,2,Slices,500,true,1,1,1",
      ].join("\n"),
    );
    expect(file).toMatchObject({ app: "LOSE_IT", askedDate: null });
    expect(records).toMatchObject([{ date: "2024-03-04", amount: 200, unit: "g", kcal: 67, fat: 0 }]);
    const weighed = await read(
      "Date,Weight,Last Updated,Deleted\n05/02/2023,191.9,x,false\n05/03/2023,1,x,true",
    );
    expect([weighed.file.app, weighed.file.asksUnit]).toEqual(["LOSE_IT", true]);
    expect(kilograms(weighed.records)).toEqual([["2023-05-02", 191.9, null]]);
  });

  it("DOOR-034 MacroFactor: the food log by its hours", async () => {
    const { file, records } = await read(
      "Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Fat (g),Carbs (g),Protein (g)\n2026-10-05,07:30 AM,Oats,cup,1,80,300,5,54,10",
    );
    expect(file.app).toBe("MACROFACTOR");
    expect(records).toMatchObject([{ time: "07:30", amount: 80, unit: "g", name: "Oats" }]);
  });

  it("DOOR-034 FDDB: kilojoules, decimal commas, the amount before the name", async () => {
    const head =
      '"datum_tag_monat_jahr_stunde_minute";"bezeichnung";"interne_id";"kj";"kj_aktivitaeten";"fett_g";"kh_g";"protein_g";';
    const { file, records } = await read(
      `${head}\n"03.04.2024 23:44";"150 g Birne, reif";"1";"418,4";"0";"0,3";"30";"1,5";`,
    );
    expect(file).toMatchObject({ app: "FDDB", askedDate: null });
    expect(records).toMatchObject([
      { date: "2024-04-03", time: "23:44", name: "Birne, reif", amount: 150, kcal: 100, fat: 0.3 },
    ]);
  });

  it("DOOR-034 weights of Fitbit, Garmin, Samsung Health and of a table", async () => {
    const google = await read(
      "timestamp,weight grams,data source\n2026-08-14T23:30:00Z,81500,Scale",
      "weight.csv",
    );
    expect(kilograms(google.records)).toEqual([["2026-08-15", 81.5, "KG"]]);
    const json = '[{"logId":1,"weight":180.2,"bmi":25,"date":"01/31/20","time":"23:59:59"}]';
    expect(kilograms((await read(json, "weight-2020-01.json")).records)).toEqual([
      ["2020-01-31", 180.2, "LB"],
    ]);
    const garmin =
      'Time,Weight,Change,BMI,\n" Jul 18, 2026",\n8:28 AM,80.0 kg,0.5 kg,25.0,\n" 17 Sep 2026",\n17:08,81.4 kg,--,--,';
    expect(kilograms((await read(garmin)).records)).toEqual([
      ["2026-07-18", 80, "KG"],
      ["2026-09-17", 81.4, "KG"],
    ]);
    const samsung =
      "com.samsung.health.weight,6320001,12\nstart_time,time_offset,weight,\n2026-06-19 23:00:00.000,UTC+0900,75.4,";
    expect(kilograms((await read(samsung)).records)).toEqual([["2026-06-20", 75.4, "KG"]]);
    const table = await read("Datum;Gewicht\n13-4-2024;81,5 kg");
    expect(kilograms(table.records)).toEqual([["2024-04-13", 81.5, "KG"]]);
  });
});

describe("how files are written", () => {
  const german = "Datum;Mahlzeit;Name;kcal\n13.04.2024;Frühstück;Müsli;1.180,5";
  const isRead = (records: readonly BroughtRecord[]) =>
    expect(records).toMatchObject([{ date: "2024-04-13", meal: "Frühstück", name: "Müsli", kcal: 1180.5 }]);

  it("DOOR-035 in UTF-8, UTF-16 and Windows-1252", async () => {
    isRead((await read(german)).records);
    isRead((await read(`\u{feff}${german}`)).records);
    isRead((await read(Buffer.from(`\u{feff}${german}`, "utf16le"))).records);
    isRead((await read(Buffer.from(german, "latin1"))).records);
  });

  it("DOOR-035 with tabs, a title above the columns, empty lines and signs that are no text", async () => {
    const { records } = await read("My diary\n\ndate\tname\tkcal\n\n2024-04-13\tSo\u0000up\u0007\t200\n\n");
    expect(records).toMatchObject([{ name: "So up", kcal: 200 }]);
  });

  it("DOOR-044 an archive that unpacks to too much, a broken one and a file that is none are refused", async () => {
    const bomb = await zipOf({ "diary.csv": `date,name,kcal\n${"\n".repeat(310_000_000)}` });
    expect(bomb.length).toBeLessThan(50_000_000);
    expect(await refusalOf(bomb, "bomb.zip")).toBe("file_too_long");
    const whole = await zipOf({ "diary.csv": "date,name,kcal\n2024-04-13,Soup,200" });
    expect(await refusalOf(whole.subarray(0, whole.length - 30), "cut.zip")).toBe("file_damaged");
    expect(await refusalOf(await zipOf({ "notes.txt": "nothing" }), "notes.zip")).toBe("file_unknown");
    expect(await refusalOf(Buffer.from([0, 1, 2, 3, 255, 254]))).toBe("file_unknown");
  });

  it("DOOR-044 a file of more lines than are read is refused", async () => {
    const task = { name: "diary.csv", zone: "Europe/Amsterdam", today: TODAY, maxLines: 100 };
    const of = (lines: number) =>
      new TextEncoder().encode(`date,name,kcal\n${"2024-04-13,a,1\n".repeat(lines)}`);
    expect(await readBrought({ ...task, bytes: of(100) }, () => {})).toMatchObject({ meals: { count: 100 } });
    await expect(readBrought({ ...task, bytes: of(101) }, () => {})).rejects.toMatchObject({
      fault: "file_too_long",
    });
  });
});
