import { energyReturnTexts } from "@solvia/texts/energy-return";
import { guidanceTexts } from "@solvia/texts/guidance";
import { seller } from "../../content/index.ts";
import { setting } from "../../platform/config.ts";
import type { Language } from "../../platform/locale.ts";
import { drawFieldRow, type Field } from "../../platform/pdf/field-rows.ts";
import { drawPdf, drawTable, grey, ink, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import { euroFormat, longDay, readerTag } from "../../platform/text/reader-format.ts";
import { instant } from "../../platform/time.ts";
import { pricesSince } from "./assumptions.ts";
import { energyReturn, type Plant } from "./energy-return.ts";
import { turns } from "./sun.ts";

type Texts = Awaited<ReturnType<typeof energyReturnTexts.in>>["energyReturn"];

/** Fields of one row. */
const besideEachOther = 3;

/** What an estimate is written with. */
interface Writer {
  t: Texts;
  figure: (value: number, decimals?: number) => string;
  percent: (basisPoints: number) => string;
  money: (cents: number) => string;
}

function writerOf(t: Texts, language: Language): Writer {
  // English as it is written in Italy separates thousands of a figure by a point and those of a sum by a comma.
  const tag = readerTag(language, language === "en" ? "GB" : "IT");
  const figure = (value: number, decimals = 2) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: decimals, useGrouping: "always" }).format(value);
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  return { t, figure, percent, money: euroFormat(tag) };
}

/** Every figure that the estimate rests on, also those that nobody has changed. */
function assumed(
  plant: Plant,
  reckoned: ReturnType<typeof energyReturn>,
  { t, figure, percent, money }: Writer,
): Field[] {
  const ways = [t.south, t.southSides, t.sides, t.northSides, t.north];
  const [first] = reckoned.years;
  return [
    [t.province, [plant.province]],
    [t.tilt, [`${plant.tilt}°`]],
    [t.turn, [ways[turns.indexOf(plant.turn)] ?? ""]],
    [t.power, [`${figure(plant.powerKw)} kWp`]],
    [t.consumption, [`${figure(plant.consumptionKwh)} kWh`]],
    [t.storage, [`${figure(plant.storageKwh)} kWh`]],
    [t.investment, [money(reckoned.investmentCents)]],
    [t.care, [money(first?.maintenanceCents ?? 0)]],
    [t.yield, [`${figure(reckoned.yieldKwhPerKw)} kWh`]],
    [t.price, [`${figure(plant.priceCents)} c€/kWh`]],
    [t.feedIn, [`${figure(plant.feedInCents)} c€/kWh`]],
    [t.rise, [percent(plant.priceRise)]],
    [t.daytime, [percent(plant.daytimeShare)]],
    [t.loss, [percent(plant.degradation)]],
    [t.co2, [`${figure(plant.co2Grams)} g`]],
    [t.deduction, [plant.deduction === 0 ? t.none : percent(plant.deduction)]],
  ];
}

/** What the first year brings, and when the plant has paid for itself. */
function found(reckoned: ReturnType<typeof energyReturn>, { t, figure, money }: Writer): Field[] {
  const { years, paybackYear, co2Kg } = reckoned;
  const [first] = years;
  if (!first) return [];
  const payback =
    paybackYear === undefined ? fill(t.noPayback, { year: years.length }) : fill(t.paybackYear, { year: paybackYear });
  return [
    [t.payback, [payback]],
    [t.saving, [money(first.savedCents + first.earnedCents - first.maintenanceCents)]],
    [t.avoided, [`${figure(co2Kg.firstYear)} kg`]],
    [t.yielded, [`${figure(first.yieldKwh)} kWh`]],
    [t.selfUsed, [`${figure(first.selfUsedKwh)} kWh`]],
    [t.fedIn, [`${figure(first.fedInKwh)} kWh`]],
  ];
}

/** An estimate as PDF in the reader's language: labelled as one, with every assumption, the first year and the cash flow. */
export async function energyReturnPaper(plant: Plant, language: Language, now: Date): Promise<Uint8Array> {
  const [{ energyReturn: t }, guidance] = await Promise.all([
    energyReturnTexts.in(language),
    guidanceTexts.in(language),
  ]);
  const { title, sections } = guidance["calcolo-ritorno-investimento"];
  const reckoned = energyReturn(plant);
  const writer = writerOf(t, language);
  const tag = readerTag(language, "IT");
  const page = (number: number, pages: number) => fill(guidance.common.page, { page: number, pages });
  const foot = `${seller.name} · ${setting("SITE_ORIGIN")}/calcolo-ritorno-investimento`;
  return drawPdf({ title, foot, page, on: now }, (pdf) => {
    const heading = (text: string) => {
      pdf.moveDown(0.6).font("bold").fontSize(13).text(text).font("regular").fontSize(9);
      pdf.y += mm(2);
    };
    const rows = (fields: readonly Field[]) => {
      for (let at = 0; at < fields.length; at += besideEachOther) {
        const some = fields.slice(at, at + besideEachOther);
        // The last row's fields stand below those of the others.
        while (some.length < besideEachOther) some.push(["", []]);
        drawFieldRow(pdf, some);
      }
    };
    const meta = `${t.estimate} · ${longDay(instant(now), tag)}`;
    pdf.fontSize(9).fillColor(grey).text(meta).fillColor(ink).moveDown(0.3);
    pdf.font("bold").fontSize(20).text(title).font("regular");
    heading(t.firstYear);
    rows(found(reckoned, writer));
    heading(t.assumptions);
    rows(assumed(plant, reckoned, writer));
    const since = fill(t.since, { date: longDay(`${pricesSince}T12:00:00.000Z`, tag) });
    pdf.fontSize(8).fillColor(grey).text(`${since}. ${t.notCounted}`);
    // The page's own last words: where each assumption comes from.
    for (const { heading: name, paragraphs } of sections.slice(-1)) pdf.text(`${name}. ${paragraphs.join(" ")}`);
    pdf.fillColor(ink);
    heading(t.cashFlow);
    drawTable(
      pdf,
      [
        { title: t.year, width: mm(24) },
        { title: t.net, width: mm(75), right: true },
        { title: t.balance, width: mm(75), right: true },
      ],
      reckoned.years.map(({ year, netCents, balanceCents }) => [
        String(year),
        writer.money(netCents),
        writer.money(balanceCents),
      ]),
    );
  });
}
