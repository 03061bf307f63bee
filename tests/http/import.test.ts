import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

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
  refused: { row: number; problems: { field: string; code: string }[] }[];
  report?: string;
}

const table = [
  "seriesName;brand;category;typology;productCode;name;weight;powerWatt;protectionClass;productGuarantee;currentOutput;connectorType;price.public.it",
  "Wallbox Alfa;Alfa;emobility;monophase;IMP-1;Wallbox uno;4500;7400;IP54;2;32;Tipo 2;499,00",
  "Wallbox Alfa;Alfa;emobility;monophase;IMP-2;Wallbox due;4500;;IP54;2;32;Tipo 2;499,00",
].join("\n");

async function imported(dryRun: boolean): Promise<Job> {
  const form = new FormData();
  form.append("file", new Blob([table], { type: "text/csv" }), "listino.csv");
  form.append("fileName", "listino.csv");
  form.append("dryRun", String(dryRun));
  const { status, body } = await admin.call("POST", "/back-office/products/import", form);
  expect(status).toBe(200);
  const { id } = body as Job;
  for (let waited = 0; waited < 450; waited++) {
    const { body: job } = await admin.call("GET", `/back-office/product-imports/${id}`);
    if (["done", "failed"].includes((job as Job).state)) return job;
    await pause(200);
  }
  throw new Error("the import did not end");
}

it("judges a table in the background, then imports it, then changes nothing, each with a report", async () => {
  const judged = await imported(true);
  expect(judged).toMatchObject({ state: "done", counts: { created: 1, refused: 1 } });
  expect(judged.refused).toEqual([
    expect.objectContaining({ row: 3, problems: [expect.objectContaining({ field: "powerWatt", code: "required" })] }),
  ]);
  expect((await imported(false)).counts).toMatchObject({ created: 1, refused: 1 });
  const again = await imported(false);
  expect(again.counts).toMatchObject({ created: 0, unchanged: 1, refused: 1 });

  const { headers } = await admin.call("GET", `/download-file/${again.report}`);
  const report = await (await fetch(headers.get("location")!)).text();
  expect(report.split("\n").slice(0, 2)).toEqual([
    "row,outcome,productCode,reasons,filledByRule",
    "2,unchanged,IMP-1,,",
  ]);
  const other = await new Caller(cloud.url).login("cliente@solvia.example");
  expect((await other.call("GET", `/download-file/${again.report}`)).status).toBe(404);
});
