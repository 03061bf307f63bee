import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { workbookOf, zipOf } from "../support/zip.ts";

let cloud: LocalCloud;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: true });
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Job {
  id: string;
  state: string;
  counts: Record<string, number>;
  writes: Record<string, number>;
  report?: string;
}

const table = [
  "seriesName;brand;category;typology;productCode;name;weight;powerWatt;protectionClass;productGuarantee;currentOutput;connectorType;price.public.it",
  "Wallbox Alfa;Alfa;emobility;monophase;IMP-1;Wallbox uno;4500;7400;IP54;2;32;Tipo 2;499,00",
  "Wallbox Alfa;Alfa;emobility;monophase;IMP-2;Wallbox due;4500;;IP54;2;32;Tipo 2;499,00",
].join("\n");

const resting = ["asking", "checked", "done", "undone", "failed"];

async function rested(id: string): Promise<Job> {
  for (let waited = 0; waited < 450; waited++) {
    const { body: job } = await admin.call("GET", `/back-office/product-imports/${id}`);
    const known = job as Job;
    if (resting.includes(known.state)) return known;
    await pause(200);
  }
  throw new Error("the import did not end");
}

async function asked(
  text: string | Uint8Array<ArrayBuffer>,
  dryRun: boolean,
  fileName = "listino.csv",
  kind = "products",
): Promise<Job> {
  const form = new FormData();
  const type = fileName.endsWith(".xlsx")
    ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    : "text/csv";
  form.append("file", new Blob([text], { type }), fileName);
  form.append("fileName", fileName);
  form.append("dryRun", String(dryRun));
  const { status, body } = await admin.call("POST", `/back-office/${kind}/import`, form);
  expect(status).toBe(200);
  return rested((body as Job).id);
}
const rowsOf = async ({ id }: Job, filter: string) =>
  (await admin.call("GET", `/back-office/product-imports/${id}/rows?filter=${filter}`)).body as { items: object[] };

it("checks a table in the background, imports what was checked, changes nothing the second time, and takes all back", async () => {
  const checked = await asked(table, true);
  expect(checked).toMatchObject({ state: "checked", counts: { created: 1, refused: 1 } });
  expect((await rowsOf(checked, "refused")).items).toEqual([
    expect.objectContaining({
      row: 3,
      problems: [expect.objectContaining({ heading: "powerWatt", code: "required" })],
    }),
  ]);
  const path = `/back-office/product-imports/${checked.id}`;
  expect((await admin.call("POST", `${path}/undo`)).status).toBe(409);
  expect((await admin.call("POST", `${path}/confirm`, {})).status).toBe(200);
  const done = await rested(checked.id);
  expect(done).toMatchObject({ state: "done", writes: { written: 1 } });
  expect((await admin.call("POST", `${path}/confirm`, {})).status).toBe(409);
  const again = await asked(table, false);
  expect(again).toMatchObject({ state: "done", counts: { created: 0, unchanged: 1, refused: 1 } });

  const { headers } = await admin.call("GET", `/download-file/${again.report}`);
  const report = await (await fetch(headers.get("location")!)).text();
  expect(report.split("\n").slice(0, 2)).toEqual([
    "row,outcome,productCode,reasons,filledByRule,changes,written",
    "2,unchanged,IMP-1,,,,",
  ]);
  const other = await new Caller(cloud.url).login("cliente@solvia.example");
  expect((await other.call("GET", `/download-file/${again.report}`)).status).toBe(404);
  for (const [method, address] of [
    ["GET", `${path}/rows`],
    ["POST", `${path}/undo`],
  ] as const) {
    expect((await other.call(method, address)).status).toBe(403);
  }

  expect((await admin.call("POST", `${path}/undo`)).status).toBe(200);
  expect(await rested(checked.id)).toMatchObject({ state: "undone", writes: { undone: 1, kept: 0 } });
  expect((await asked(table, true)).counts).toMatchObject({ created: 1 });
});

it("refuses a workbook with a document type at once, and asks what columns mean that it does not know", async () => {
  const doctype = '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>';
  const bomb = await asked(new Uint8Array(zipOf(workbookOf(doctype))), true, "bomb.xlsx");
  expect(bomb).toMatchObject({ state: "failed", problem: "unreadable-table", reason: "document-type" });
  const unknown = await asked("Colore;Gusto\nrosso;dolce\n", true);
  expect(unknown).toMatchObject({ state: "asking", questions: [{ code: "product-code" }, { code: "series" }] });
  const choices = [{ target: "productCode" }, { target: "seriesName" }];
  const path = `/back-office/product-imports/${unknown.id}/columns`;
  expect((await admin.call("PUT", path, { choices: [{ target: "colour" }] })).status).toBe(422);
  expect((await admin.call("PUT", path, { choices })).status).toBe(200);
  expect(await rested(unknown.id)).toMatchObject({ state: "checked", counts: { refused: 1 } });
});

it("asks about a column with numbers that is left out, remembers the answer, and lists what was imported", async () => {
  const list = "Codice;Tipo;Paese;Prezzo;Ribasso\nNON-C-E;Piattaforma;Italia;80,00;15\n";
  const open = await asked(list, true, "ribassi.csv", "prices");
  expect(open).toMatchObject({ state: "asking", questions: [{ code: "left-out", column: 4, sample: "15" }] });
  const others = ["productCode", "priceType", "locale", "price"].map((target) => ({ target }));
  const choices = [...others, { target: "discount", discountAs: "percent" }];
  await admin.call("PUT", `/back-office/product-imports/${open.id}/columns`, { choices });
  expect(await rested(open.id)).toMatchObject({ state: "checked", counts: { refused: 1 } });
  const mended = list.replace("Ribasso\n", "Ribasso;Motivo del rifiuto\n").replace("15\n", "15;Nessun prodotto\n");
  expect(await asked(mended, true, "ribassi.rifiutate.csv", "prices")).toMatchObject({ state: "checked" });
  const { body } = await admin.call("GET", "/back-office/product-imports?kind=prices&limit=1");
  const first = body as { items: object[]; cursor: string };
  expect(first.items).toMatchObject([{ fileName: "ribassi.rifiutate.csv", state: "checked", counts: { refused: 1 } }]);
  const next = await admin.call("GET", `/back-office/product-imports?kind=prices&limit=1&cursor=${first.cursor}`);
  expect(next.body).toMatchObject({ items: [{ id: open.id, by: { name: expect.stringContaining(" ") } }] });
});
