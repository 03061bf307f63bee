import { amountsOf, linesAt, taxFactsOf, type Amounts, type OrderLine } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import type { Locale } from "../../platform/locale.ts";
import { priceId, type DeliveryTariff } from "../../pricing/index.ts";
import type { Content, QuotationLine } from "../quotation.ts";

/** Pieces of a quotation's line as a line of a cart: its price is the quotation's, and no minimum holds against what was offered. */
export function orderLineOf(line: QuotationLine, quantity: number, locale: Locale): OrderLine {
  const { lineId: _, optional: _o, note: _n, shop: _s, ...facts } = line;
  return {
    ...facts,
    quantity,
    priceId: priceId({ productId: line.productId, locale, priceType: "quotation" }),
    priceType: "quotation",
    reason: "quotation",
    wasteFee: 0,
    minQuantity: 1,
    available: quantity,
  };
}

interface Offer {
  content: Content;
  locale: Locale;
  /** Of a version its own, of what is being prepared what counts today; the first one where there is none. */
  tariff?: DeliveryTariff | undefined;
}

/** Every amount of what is offered, without what is optional, by the one algorithm (domain-rules 1.3). */
export function amountsOfContent({ content, locale, tariff }: Offer, customer: User, now: Date): Amounts {
  const { address, reducedVat, shipmentCost } = content;
  const lines = content.lines
    .filter(({ optional }) => !optional)
    .map((line) => orderLineOf(line, line.quantity, locale));
  const cart = { locale, address, reducedVat, lines, tariff };
  return amountsOf({ ...cart, lines: linesAt(cart, now) }, taxFactsOf(customer, now), shipmentCost);
}
