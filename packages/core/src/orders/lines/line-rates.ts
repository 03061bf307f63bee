import { comesWithGoods, ratePartsOf, type RatedLine, type RatePart, type VatTreatment } from "../../tax/index.ts";
import { lineNet, type OrderLine } from "../order.ts";

type Priced = Pick<OrderLine, "category" | "unit" | "quantity" | "parts" | "wasteFee">;

const rated = (line: Priced): RatedLine => ({
  category: line.category,
  net: lineNet(line),
  wasteFee: line.wasteFee * line.quantity,
});

/** A line of an order by its rates (`ratePartsOf`), beside the others of the same order. */
export const lineRates = (treatment: VatTreatment, line: Priced, lines: readonly Priced[]): RatePart[] =>
  ratePartsOf(treatment, rated(line), comesWithGoods(treatment, line.category) ? lines.map(rated) : []);
