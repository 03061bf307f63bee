import { grossPrices, linesAt, summaryOf, type Amounts, type Summary } from "../../orders/index.ts";
import type { Locale } from "../../platform/locale.ts";
import type { Content, QuotationLine } from "../quotation.ts";
import { orderLineOf } from "./amounts.ts";

interface Offered {
  content: Pick<Content, "lines" | "address" | "reducedVat" | "shipmentCost">;
  amounts: Amounts;
  locale: Locale;
}

/** What a line costs a private buyer, one piece and all of them, in cents. */
interface GrossLine {
  each: number;
  all: number;
}

/**
 * What is offered as a private buyer reads prices (docs/decisions/gross-prices.md): each line with the contributions of the day on which
 * it was offered and its VAT, what is optional among them, and the sum of what isn't.
 */
export function inGross({ content, amounts, locale }: Offered, on: Date): { lines: GrossLine[]; summary: Summary } {
  const { lines, address, reducedVat } = content;
  const at = (some: readonly QuotationLine[]) =>
    linesAt({ locale, address, reducedVat, lines: some.map((line) => orderLineOf(line, line.quantity, locale)) }, on);
  return {
    lines: grossPrices(at(lines), amounts.treatment),
    summary: summaryOf({ lines: at(lines.filter(({ optional }) => !optional)), amounts }, "gross"),
  };
}
