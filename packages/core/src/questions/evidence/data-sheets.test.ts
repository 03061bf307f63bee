import { describe, expect, it } from "vitest";
import { ProductFields } from "../../catalogue/product.ts";
import type { Language } from "../../platform/locale.ts";
import { figuresOf } from "./data-sheets.ts";
import { supporting } from "./support.ts";

const panel = {
  id: "01PANEL",
  category: "panels" as const,
  brand: "aesolar",
  fields: ProductFields.parse({
    name: "A460-MAH54Db Neostar 2S",
    productCode: "AIKO-A460",
    weight: 20_800,
    sizeX: 1757,
    sizeY: 1134,
    sizeZ: 30,
    minQuantity: 1,
    piecesPerPackage: 36,
    powerWatt: 460,
    efficiency: 23.1,
    cellsNumber: 108,
    technology: "ntype",
    voc: 41.06,
    isc: 14.2,
    tempCoefficient: -0.26,
    vocTempCoefficient: -0.22,
    maxSystemVoltage: 1500,
    productGuarantee: 25,
    performanceGuarantee: 30,
  }),
};

const answer = async (question: string, language: Language) =>
  supporting(question, await figuresOf(panel, language), [language])[0]?.passage.text;

describe("a question about a named product", () => {
  it.each([
    ["it", "Qual è l'efficienza del A460-MAH54Db Neostar 2S?", /^Efficienza: 23,1/],
    ["it", "Quante celle ha il pannello A460-MAH54Db Neostar 2S?", /celle: 108/],
    ["it", "Quanto pesa A460-MAH54Db Neostar 2S?", /^Peso: 20,8 kg/],
    ["it", "Qual è la tensione a circuito aperto del modulo A460-MAH54Db Neostar 2S?", /^Voc: 41,06 V/],
    ["it", "Che dimensioni ha il modulo A460-MAH54Db Neostar 2S?", /1757 × 1134 × 30 mm/],
    ["it", "Quanti anni di garanzia sul prodotto ha A460-MAH54Db Neostar 2S?", /^Garanzia prodotto: 25 anni/],
    ["it", "Coefficiente di temperatura del A460 MAH54Db Neostar 2S?", /^Coefficiente di temperatura: -0,26/],
    ["en", "How heavy is the A460-MAH54Db Neostar 2S panel?", /^Weight: 20.8 kg/],
    ["en", "What is the open circuit voltage of A460-MAH54Db Neostar 2S?", /^Voc: 41.06/],
    ["de", "Wie hoch ist die Leerlaufspannung von A460-MAH54Db Neostar 2S?", /^Voc: 41,06/],
    ["de", "Wie viel wiegt das Modul A460-MAH54Db Neostar 2S?", /20,8 kg/],
  ] as const)("%s: %s", async (language, question, told) => expect(await answer(question, language)).toMatch(told));

  it.each([
    "Posso montare il pannello A460-MAH54Db Neostar 2S su una barca?",
    "Quanto costa la spedizione del A460-MAH54Db Neostar 2S?",
    "A460-MAH54Db Neostar 2S resiste alla grandine e al peso della neve?",
    "A460-MAH54Db Neostar 2S",
  ])("is not answered by a figure that isn't asked for: %s", async (question) =>
    expect(await answer(question, "it")).toBeUndefined(),
  );
});
