import { energyReturnTexts } from "@solvia/texts/energy-return";
import { beforeAll, describe, expect, it, test } from "vitest";
import { pdfPages, pdfText } from "../../../../../tests/support/pdf-text.ts";
import { languages } from "../../platform/locale.ts";
import { assumptions } from "./assumptions.ts";
import type { Plant } from "./energy-return.ts";
import { energyReturnPaper } from "./return-paper.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const now = new Date("2026-11-29T10:00:00Z");
const plant: Plant = {
  ...assumptions,
  province: "RM",
  tilt: 30,
  turn: 45,
  powerKw: 3.45,
  consumptionKwh: 3_000,
  storageKwh: 5,
  deduction: 5_000,
};
const joined = (text: string): string => text.replaceAll(/\s/g, "");

test.for(languages)("is written in %s: labelled an estimate, with what it leaves out", async (language) => {
  const paper = await energyReturnPaper(plant, language, now);
  const text = joined(pdfText(paper));
  const { energyReturn: t } = await energyReturnTexts.in(language);
  for (const words of [t.estimate, t.notCounted, t.southSides, t.balance]) expect(text).toContain(joined(words));
});

describe("the Italian paper", () => {
  it("says every assumption, changed or not, and every year", async () => {
    const text = joined(pdfText(await energyReturnPaper(plant, "it", now)));
    for (const words of [
      "3,45 kWp",
      "3.000 kWh",
      "19,55 c€/kWh",
      "4,75 c€/kWh",
      "35%",
      "0,5%",
      "230 g",
      "50%",
      "29 novembre 2026",
    ])
      expect(text).toContain(joined(words));
  });

  it("is the same whenever it is drawn, on two pages at most", async () => {
    const [one, other] = [await energyReturnPaper(plant, "it", now), await energyReturnPaper(plant, "it", now)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(pdfPages(one).length).toBeLessThanOrEqual(2);
  });
});
