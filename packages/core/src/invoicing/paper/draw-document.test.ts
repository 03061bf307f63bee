import { expect, it } from "vitest";
import { payment } from "../../../../../tests/support/invoices.ts";
import { wordsFor } from "../../orders/index.ts";
import { languages } from "../../platform/locale.ts";
import { paymentsOf } from "../rules/payments.ts";
import { paymentLine } from "./draw-document.ts";
import { invoiceWords } from "./words.ts";

it("says of a payment that had come when it was issued that it is paid, and of one that had not when it is due", () => {
  const words = { ...wordsFor("it", "it"), ...invoiceWords.it };
  const paid = payment(1, 31_134, { status: "paid", settledOn: "2026-11-20", dueDate: "2026-12-31" });
  const open = payment(2, 10_000, { dueDate: "2026-12-31" });
  const [first, second] = paymentsOf({ transactions: [paid, open] }, 41_134).map((one) => paymentLine(one, words));
  expect(first).toContain(`pagati il ${words.day("2026-11-20")}`);
  expect(first).not.toContain("scadenza");
  expect(second).toContain(`scadenza ${words.day("2026-12-31")}`);
});

it.each(languages)("has words for it with the day in %s", (language) => {
  expect(invoiceWords[language].paidOn).toContain("{{date}}");
});
