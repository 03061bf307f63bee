import { expect, it } from "vitest";
import { byCode, company, payment, seller, workedExample } from "../../../../../tests/support/invoices.ts";
import { wordsFor } from "../../orders/index.ts";
import { languages } from "../../platform/locale.ts";
import { invoiceOf } from "../rules/invoice-of.ts";
import { nextDocument } from "../rules/next-document.ts";
import { paymentsOf } from "../rules/payments.ts";
import { drawDocument, originalNote, paymentLine } from "./draw-document.ts";
import { invoiceWords } from "./words.ts";

it("is the same bytes whoever draws it and when, of the day of its document", async () => {
  const paid = payment(1, 319_805, { status: "paid", settledOn: "2026-11-20" });
  const order = workedExample({ status: "paid", transactions: [paid] });
  const parties = { seller, buyer: company, recipient: byCode };
  const draft = invoiceOf(order, nextDocument(order, "2026-11-23", false), parties);
  const content = { ...draft, number: "1/2026", date: "2026-11-23" };
  const [one, other] = [await drawDocument(content), await drawDocument(content)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  expect(Buffer.from(one).toString("latin1")).toContain("D:20261123000000Z");
});

it("says of a payment that had come when it was issued that it is paid, and of one that had not when it is due", () => {
  const words = { ...wordsFor("it", "it"), ...invoiceWords.it };
  const paid = payment(1, 31_134, { status: "paid", settledOn: "2026-11-20", dueDate: "2026-12-31" });
  const open = payment(2, 10_000, { dueDate: "2026-12-31" });
  const [first, second] = paymentsOf({ transactions: [paid, open] }, 41_134).map((one) => paymentLine(one, words));
  expect(first).toContain(`pagati il ${words.day("2026-11-20")}`);
  expect(first).not.toContain("scadenza");
  expect(second).toContain(`scadenza ${words.day("2026-12-31")}`);
});

it("says of a one-stop shop's document which of the two totals stands where", () => {
  const words = { ...wordsFor("de", "de"), ...invoiceWords.de };
  const groups = [{ rate: 1900, taxable: 311_582, vat: 59_201 }];
  const said = originalNote({ groups, oneStopShop: true, total: 370_783 }, words);
  for (const cents of [311_582, 370_783]) expect(said).toContain(words.money(cents));
  expect(originalNote({ groups, oneStopShop: false, total: 370_783 }, words)).toBe(words.original);
});

it.each(languages)("says in %s both totals of a one-stop shop's document", (language) => {
  for (const gap of ["{{net}}", "{{total}}"]) expect(invoiceWords[language].originalOneStopShop).toContain(gap);
});

it.each(languages)("has words for it with the day in %s", (language) => {
  expect(invoiceWords[language].paidOn).toContain("{{date}}");
});
