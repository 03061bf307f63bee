import { linesAt } from "../../orders/index.ts";
import type { QuotationVersion } from "../quotation.ts";
import { orderLineOf } from "../version/amounts.ts";
import { deliveryLine, type Base } from "./own-offer.ts";

/**
 * A version as an own offer is made of it: each line at what a piece costs its buyer, without VAT and with the contributions of the day on
 * which it was offered; the delivery is a line too, where it is known.
 */
export function baseOf({ version, hash, content, amounts, locale, sentOn }: QuotationVersion): Base {
  const { address, reducedVat, validUntil } = content;
  const asOrdered = content.lines.map((line) => orderLineOf(line, line.quantity, locale));
  const contributions = linesAt({ locale, address, reducedVat, lines: asOrdered }, new Date(sentOn));
  const lines = content.lines.map(({ lineId, name, brand, productCode, category, quantity, unit, optional }, at) => ({
    lineId,
    name,
    brand,
    productCode,
    category,
    quantity,
    unit: unit + (contributions[at]?.wasteFee ?? 0),
    optional,
  }));
  const delivery = {
    lineId: deliveryLine,
    name: "",
    brand: "",
    productCode: "",
    category: "shipping_costs" as const,
    quantity: 1,
    unit: amounts.shipmentCost,
    optional: false,
  };
  const isKnown = amounts.shipmentState === "known" && amounts.shipmentCost > 0;
  return { version, hash, validUntil, lines: isKnown ? [...lines, delivery] : lines };
}
