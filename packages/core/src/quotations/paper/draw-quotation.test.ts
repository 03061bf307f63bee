import { expect, it } from "vitest";
import { quotationsTexts } from "@solvia/texts/quotations";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { amountsOf, wordsFor } from "../../orders/index.ts";
import { languages, type Language } from "../../platform/locale.ts";
import type { QuotationLine, QuotationVersion } from "../quotation.ts";
import { orderLineOf } from "../version/amounts.ts";
import { versionHash } from "../version/content-hash.ts";
import { drawQuotation } from "./draw-quotation.ts";

const sentOn = "2026-11-20T09:00:00.000Z";

/** A version of so many lines, the last of them optional, for a company that reads a language. */
function version(count: number, language: Language = "it", companyId: string | undefined = "c1"): QuotationVersion {
  const order = exampleOrder(language, "it");
  const [line] = order.lines;
  if (!line) throw new Error("The example has a line");
  const { productId, name, brand, productCode, category, imageUrl, path, weight, piecesPerPackage } = line;
  const article = { productId, name, brand, productCode, category, imageUrl, path, weight, piecesPerPackage };
  const lines = Array.from({ length: count }, (_, at): QuotationLine => ({
    ...article,
    lineId: `l${at}`,
    language,
    shippingTime: line.shippingTime,
    quantity: 4,
    optional: at === count - 1 && at > 0,
    note: at === 0 ? "Con staffe nere" : undefined,
    list: 20_000,
    discount: 0.05,
    unit: 19_000,
  }));
  const content = {
    lines,
    address: "pickup" as const,
    termsOfPayment: "hundred_upon_order" as const,
    reducedVat: false,
    validUntil: "2026-12-05",
    reference: "Cascina Bellaria",
    customerNotes: "Consegna al piano su richiesta.",
  };
  const counted = lines.filter(({ optional }) => !optional).map((one) => orderLineOf(one, one.quantity, "it"));
  const facts = { business: companyId !== undefined, verified: true, vatNumber: "IT", check: undefined };
  const amounts = amountsOf(
    { lines: counted, locale: "it", address: "pickup", reducedVat: false },
    { ...facts, now: new Date(sentOn) },
  );
  const customer = { name: "Ada Neri", email: "ada@example.com", language, companyName: "Neri Srl" };
  const of = { quotationId: "q1", userId: "u1", version: 3, number: "AB12-CD34", locale: "it" as const };
  const whole = { ...of, content, customer, companyId, amounts, sentOn };
  return { ...whole, hash: versionHash(whole) };
}

const drawn = async (of: QuotationVersion) => drawQuotation(of, await quotationsTexts.in(of.customer.language));
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 0;

it("is the same bytes whenever it is drawn", async () => {
  const [one, other] = [await drawn(version(12)), await drawn(version(12))];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

it("a long one goes over pages, and each begins with the columns' titles", async () => {
  const pdf = await drawn(version(200));
  expect(pagesOf(pdf)).toBeGreaterThan(5);
  const { product, code, pieces } = wordsFor("it", "it");
  // The optional line has a table of its own, which may stand on the last of them.
  expect(pdfText(pdf).split(withoutSpaces(`${product}${code}${pieces}`)).length - 1).toBeGreaterThanOrEqual(
    pagesOf(pdf) - 1,
  );
});

it.each(languages)("%s: says version, hash, validity, total and notes in its customer's words", async (language) => {
  const of = version(3, language);
  const { quotation: texts } = await quotationsTexts.in(language);
  const words = wordsFor(language, "it");
  const text = pdfText(await drawn(of));
  for (const said of [
    of.number,
    `${texts.version} 3`,
    of.hash,
    words.day("2026-12-05"),
    words.money(of.amounts.total),
    texts.lines.optionalTitle,
    words.listPrice,
    texts.lines.discount,
    // What a piece costs by the list, and what it costs here.
    words.money(20_000),
    words.money(19_000),
    "Cascina Bellaria",
    "Con staffe nere",
    "Consegna al piano su richiesta.",
  ])
    expect(text).toContain(withoutSpaces(said));
});

it("a price without a discount stands alone: no list price, no column for it", async () => {
  const of = version(2);
  const lines = of.content.lines.map((one) => ({ ...one, discount: 0, unit: one.list }));
  const { quotation: texts } = await quotationsTexts.in("it");
  const text = pdfText(await drawn({ ...of, content: { ...of.content, lines } }));
  expect(text).not.toContain(withoutSpaces(wordsFor("it", "it").listPrice));
  expect(text).not.toContain(withoutSpaces(texts.lines.discount));
});

it("a private buyer reads prices with VAT, a company net ones", async () => {
  const money = (cents: number) => withoutSpaces(wordsFor("it", "it").money(cents));
  expect(pdfText(await drawn(version(2, "it")))).toContain(money(19_000));
  const asPrivate = pdfText(await drawn({ ...version(2, "it"), companyId: undefined }));
  expect(asPrivate).not.toContain(money(19_000));
  expect(asPrivate).not.toContain(money(20_000));
});

it("says in words why its VAT is the reduced one, none or that of an export, and nothing more at the full rate", async () => {
  const whole = version(2, "it");
  const at = async (rule: "domestic-reduced" | "intra-community" | "export" | "domestic") => {
    const treatment = { ...whole.amounts.treatment, rule };
    return pdfText(await drawn({ ...whole, amounts: { ...whole.amounts, treatment } }));
  };
  const said = {
    "domestic-reduced": "IVA ridotta sui beni",
    "intra-community": "inversione contabile",
    export: "esportata",
  };
  for (const rule of ["domestic-reduced", "intra-community", "export", "domestic"] as const) {
    const text = await at(rule);
    for (const [of, words] of Object.entries(said)) expect(text.includes(withoutSpaces(words))).toBe(of === rule);
  }
});
