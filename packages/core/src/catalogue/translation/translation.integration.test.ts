import { afterAll, beforeAll, expect, it } from "vitest";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { startTranslator } from "@solvia/local/services/translator";
import { announced } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { saveProduct } from "../editing/save-product.ts";
import { saveSeries } from "../series/save-series.ts";
import { correctTranslation, seriesTranslations } from "./correct-translation.ts";
import { correctProductTexts, productTranslations } from "./product-translations.ts";
import { textsForReader } from "./read-translations.ts";
import { runSeriesTranslation } from "./run-translation.ts";
import { translateSeries, translationStatus } from "./start-translation.ts";
import { ProductTextsEntity } from "./texts.table.ts";
import { translateProduct } from "./translate-product.ts";
import { productTranslationAsked, seriesTranslationAsked } from "../events.ts";

useDatabase();

const at = (minutes: number) => new Date(Date.parse("2026-11-20T10:00:00Z") + minutes * 60_000);
const now = at(0);
let translator: Awaited<ReturnType<typeof startTranslator>>;
beforeAll(async () => {
  translator = await startTranslator();
  Object.assign(process.env, { TRANSLATE_REGION: "eu-central-1", AWS_ENDPOINT_URL_TRANSLATE: translator.url });
});
afterAll(() => translator.stop());

const italian = {
  descriptionTitle: "Energia dal tetto",
  descriptionSubtitle: "",
  descriptionRich: "<h3>Voltalia Sole</h3><p>Il modulo Voltalia eroga 430 W a 25 °C.</p>",
  description2Rich: "",
};
const italy = { locale: "it" as const };
let count = 0;
async function aSeries(texts = { it: italian }) {
  count += 1;
  const series = { brand: "Voltalia", imageUrl: "/p.svg", imageUrlSmall: "/p.svg", category: "panels" as const };
  return (await saveSeries({ ...series, name: `Sole ${count}`, typology: "fullblack", texts }, now)).id;
}
const asked = async (seriesId: string) =>
  (await announced(seriesTranslationAsked)).filter((payload) => payload.seriesId === seriesId);
async function run(seriesId: string, minutes = 0) {
  await translateSeries(italy, seriesId, at(minutes));
  const jobs = await asked(seriesId);
  for (const { jobId } of jobs) await runSeriesTranslation(seriesId, jobId, () => at(minutes));
}
const textsIn = async (seriesId: string, language: string) =>
  (await seriesTranslations(seriesId)).items.find((item) => item.language === language);

it("translates a series into thirteen languages and says how far it is", async () => {
  const id = await aSeries();
  expect(await translationStatus(id)).toMatchObject({ state: "none", total: 13 });
  expect(await translateSeries(italy, id, now)).toMatchObject({ state: "queued", done: 0 });
  await run(id);
  expect(await translationStatus(id)).toMatchObject({ state: "done", done: 13, total: 13, kept: 0 });
  const german = await textsIn(id, "de");
  expect(german?.texts.descriptionTitle).toBe("[prova it→de] Energia dal tetto");
  expect(german?.texts.descriptionRich).toContain("Voltalia eroga 430 W a 25 °C.");
  expect(german?.origins.descriptionTitle).toEqual({ by: "machine", outdated: false });
});

it("asked twice it is one run, and its message twice is one translation", async () => {
  const id = await aSeries();
  await Promise.all([translateSeries(italy, id, now), translateSeries(italy, id, now)]);
  const jobs = await asked(id);
  expect(jobs).toHaveLength(1);
  const jobId = jobs[0]?.jobId ?? "";
  await runSeriesTranslation(id, jobId, () => now);
  const once = await seriesTranslations(id);
  await runSeriesTranslation(id, jobId, () => now);
  expect(await seriesTranslations(id)).toEqual(once);
});

it("never overwrites what a person corrected, and renews the rest when the Italian changes", async () => {
  const id = await aSeries();
  await run(id);
  const before = await textsIn(id, "de");
  await correctTranslation(id, "de", {
    version: before?.version ?? 0,
    texts: { descriptionTitle: "Strom vom Dach" },
  });
  const series = { id, name: `Sole ${count}`, brand: "Voltalia", category: "panels" as const, typology: "fullblack" };
  const changed = { ...italian, descriptionTitle: "Energia dal sole", descriptionSubtitle: "Per ogni tetto" };
  await saveSeries({ ...series, imageUrl: "/p.svg", imageUrlSmall: "/p.svg", texts: { it: changed } }, now);
  await run(id, 30);
  expect(await textsIn(id, "de")).toMatchObject({
    texts: { descriptionTitle: "Strom vom Dach", descriptionSubtitle: "[prova it→de] Per ogni tetto" },
    origins: { descriptionTitle: { by: "hand", outdated: true } },
  });
  expect((await textsIn(id, "fr"))?.texts.descriptionTitle).toBe("[prova it→fr] Energia dal sole");
  expect(await translationStatus(id)).toMatchObject({ state: "done", kept: 1 });
});

it("leaves alone the texts that the series itself has in another language", async () => {
  const english = { ...italian, descriptionTitle: "Power from the roof" };
  const id = await aSeries({ it: italian, en: english } as { it: typeof italian });
  await run(id);
  expect(await textsIn(id, "en")).toMatchObject({
    version: 0,
    texts: { descriptionTitle: "Power from the roof" },
    origins: { descriptionTitle: { by: "hand", outdated: false } },
  });
});

it("is asked from the Italian locale alone", async () => {
  const id = await aSeries();
  const refused = { code: "locale-not-allowed" };
  await expect(translateSeries({ locale: "it", adminLocale: "gb" }, id, now)).rejects.toMatchObject(refused);
});

it("gives the reader's language, else the fallback's, else Italian, text by text", async () => {
  const id = await aSeries();
  const series = { id, texts: { it: { ...italian, descriptionSubtitle: "Solo italiano" } } };
  await correctTranslation(id, "de", { version: 0, texts: { descriptionTitle: "Strom vom Dach" } });
  await correctTranslation(id, "en", {
    version: 0,
    texts: { descriptionTitle: "Power", descriptionRich: "<p>Roof</p>" },
  });
  expect(await textsForReader(series, ["de", "en", "it"])).toEqual({
    descriptionTitle: "Strom vom Dach",
    descriptionSubtitle: "Solo italiano",
    descriptionRich: "<p>Roof</p>",
    description2Rich: "",
  });
  expect(await textsForReader(series, ["it"])).toMatchObject({ descriptionTitle: "Energia dal tetto" });
});

it("tells the second of two who correct the same language", async () => {
  const id = await aSeries();
  await correctTranslation(id, "pl", { version: 0, texts: { descriptionTitle: "Energia z dachu" } });
  await expect(
    correctTranslation(id, "pl", { version: 0, texts: { descriptionTitle: "Inaczej" } }),
  ).rejects.toMatchObject({ code: "version-conflict" });
});

it("translates the short texts of a product, its code untouched", async () => {
  const seriesId = await aSeries();
  const technical = { powerWatt: 430, productGuarantee: 25, performanceGuarantee: 30, cellsNumber: 108 };
  const { id } = await saveProduct(
    {
      seriesId,
      translate: true,
      fields: {
        name: "Modulo VOL-430 da 430 W",
        productCode: "VOL-430",
        weight: 21_500,
        minQuantity: 1,
        piecesPerPackage: 36,
        tempCoefficient: -0.29,
        efficiency: 22.5,
        technology: "ntype",
        ...technical,
      },
    },
    now,
  );
  expect(await announced(productTranslationAsked)).toContainEqual({ productId: id });
  await translateProduct(id);
  const { Item } = await ProductTextsEntity.build(GetItemCommand).key({ productId: id }).send();
  expect(Item?.texts.pt?.name).toBe("[prova it→pt-PT] Modulo VOL-430 da 430 W");
  await translateProduct(id);
  const { Item: again } = await ProductTextsEntity.build(GetItemCommand).key({ productId: id }).send();
  expect(again?.version).toBe(Item?.version);
  const correction = { version: again?.version ?? 0, texts: { name: "VOL-430, 430 W" } };
  await correctProductTexts(id, "de", correction);
  await expect(correctProductTexts(id, "de", correction)).rejects.toMatchObject({ code: "version-conflict" });
  await translateProduct(id);
  const { source, items } = await productTranslations(id);
  expect(source).toEqual({ name: "Modulo VOL-430 da 430 W", descriptionTitle: "", descriptionSubtitle: "" });
  expect(items).toHaveLength(13);
  expect(items.find(({ language }) => language === "de")).toMatchObject({
    texts: { name: "VOL-430, 430 W" },
    origins: { name: { by: "hand", outdated: false } },
  });
});

it("says that a run has failed, and lets another one begin", async () => {
  const id = await aSeries();
  await translateSeries(italy, id, now);
  const [job] = await asked(id);
  await translator.stop();
  await expect(runSeriesTranslation(id, job?.jobId ?? "", () => now)).rejects.toThrow("ECONNREFUSED");
  expect(await translationStatus(id)).toMatchObject({ state: "failed" });
  expect(await translateSeries(italy, id, at(1))).toMatchObject({ state: "queued" });
});
