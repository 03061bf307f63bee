import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { pdfText } from "../support/pdf-text.ts";

let cloud: LocalCloud;
let visitor: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
});
afterAll(() => cloud.stop());

const plant = { province: "RM", powerKw: 3, consumptionKwh: 3_000 } as const;

it("reckons for anybody by where the plant stands, with the house's assumptions", async () => {
  const { status, body } = await visitor.call("POST", "/energy-return", plant);
  expect(status).toBe(200);
  expect(body).toMatchObject({ yieldKwhPerKw: 1_300, investmentCents: 480_000, pricesSince: "2026-01-01" });
  const { years } = body as { years: { yieldKwh: number; selfUsedKwh: number; fedInKwh: number }[] };
  expect(years).toHaveLength(25);
  expect(years[0]).toMatchObject({ yieldKwh: 3_900, selfUsedKwh: 1_024, fedInKwh: 2_876 });
});

it("what is typed counts instead of what is assumed", async () => {
  const typed = { ...plant, investmentCents: 300_000, maintenanceCents: 0, priceCents: 30, yieldKwhPerKw: 1_200 };
  const { body } = await visitor.call("POST", "/energy-return", typed);
  expect(body).toMatchObject({ yieldKwhPerKw: 1_200, investmentCents: 300_000, paybackYear: 8 });
});

it("is taken along as PDF, labelled an estimate, with every assumption", async () => {
  const paper = (query: string) => fetch(`${cloud.url}/api/energy-return/paper?${query}`);
  const asked = "province=RM&powerKw=3&consumptionKwh=3000&tilt=30&turn=0&priceCents=20.5&language=en";
  const response = await paper(asked);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const text = pdfText(new Uint8Array(await response.arrayBuffer()));
  for (const words of [
    "An estimate, not a quotation",
    "3,900 kWh",
    "20.5 c€/kWh",
    "€4,800.00",
    "230 g",
    "Running balance",
  ])
    expect(text).toContain(words.replaceAll(" ", ""));
  const refused = await paper("province=XX&powerKw=0&consumptionKwh=3000&tilt=31");
  expect(refused.status).toBe(422);
  const { errors } = (await refused.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).toSorted()).toEqual(["powerKw", "province", "tilt"]);
});

it.each([
  [{ province: "XX" }, "province"],
  [{ province: "OT" }, "province"],
  [{ powerKw: 0 }, "powerKw"],
  [{ powerKw: 1_001 }, "powerKw"],
  [{ consumptionKwh: 99 }, "consumptionKwh"],
  [{ consumptionKwh: 3_000.5 }, "consumptionKwh"],
  [{ tilt: 31 }, "tilt"],
  [{ turn: -45 }, "turn"],
  [{ storageKwh: -1 }, "storageKwh"],
  [{ daytimeShare: 10_001 }, "daytimeShare"],
  [{ priceCents: 201 }, "priceCents"],
  [{ deduction: 6_500 }, "deduction"],
  [{ investmentCents: 0.5 }, "investmentCents"],
])("refuses %j at its field", async (wrong, field) => {
  const { status, body } = await visitor.call("POST", "/energy-return", { ...plant, ...wrong });
  expect(status).toBe(422);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
});
