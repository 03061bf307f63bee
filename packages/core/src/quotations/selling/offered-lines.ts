import { articleOf, lineNet, lineOf, loadOffers, type CatalogueOffer } from "../../orders/index.ts";
import { isGoods } from "../../platform/category.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { discounted, type Cents } from "../../platform/money.ts";
import { invalid, type FieldProblem } from "../../platform/problems.ts";
import { currentPrices, priceId, readSlots, unitOf, type PriceType } from "../../pricing/index.ts";
import { offeredServices, type OfferedService, type QuotationLine } from "../quotation.ts";

/** A line as its seller types it: of an article of the catalogue, or of a service. */
export interface LineInput {
  /** Of a line that is there; absent for a new one. */
  lineId?: string | undefined;
  productId?: string | undefined;
  service?: { category: OfferedService; name: string } | undefined;
  quantity: number;
  /** Net cents of a piece before the discount; the starting price where it is absent, or what the line had. */
  price?: Cents | undefined;
  /** From 0 to 1. */
  discount?: number | undefined;
  optional?: boolean | undefined;
  note?: string | undefined;
}

/** What some articles cost by a type in a shop, net cents of a piece; those that have no such price are absent. */
export async function unitsOfType(
  productIds: readonly string[],
  { locale, priceType }: { locale: string; priceType: PriceType },
  now: Date,
): Promise<ReadonlyMap<string, Cents>> {
  const keys = [...new Set(productIds)].map((productId) => ({ productId, locale, priceType }));
  const slots = await readSlots(keys);
  return new Map(
    keys.flatMap((key) => {
      const slot = slots.get(priceId(key));
      const [price] = slot ? currentPrices([slot], now) : [];
      return price ? [[key.productId, unitOf(price)] as const] : [];
    }),
  );
}

/** What a piece costs a customer in the shop, were so many bought, in net cents; rounded up, so that nothing counts as cheaper that isn't. */
export function shopUnit(offered: CatalogueOffer, quantity: number, customer: User): Cents | undefined {
  const line = lineOf(offered, quantity, customer);
  return line && Math.ceil(lineNet(line) / quantity);
}

function beginning(starting: Cents | undefined, offered: CatalogueOffer, { quantity }: LineInput, customer: User) {
  const known = [starting, shopUnit(offered, quantity, customer)].filter((unit) => unit !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** The lines with what each article costs their customer in the shop as they are sent: a later fall is told against that. */
export async function withShopPrices(
  lines: readonly QuotationLine[],
  customer: User,
  now: Date,
): Promise<QuotationLine[]> {
  const ids = articlesAmong(lines).map(({ productId }) => productId);
  const { offers } = await loadOffers(ids, customer, now);
  return lines.map((line) => {
    const offered = offers.get(line.productId);
    return { ...line, shop: offered && shopUnit(offered, line.quantity, customer) };
  });
}

const missing = (at: number, field: string, code = "required"): FieldProblem => ({
  field: `lines.${at}.${field}`,
  code,
});

/**
 * The lines of a draft: an article's facts as the catalogue has them today, the price as typed, else as the line had it, else the lower of the
 * starting price of quotations (domain-rules 6.1) and of what the customer pays in the shop: who has a plan is never quoted more (6.2). Problem: invalid-input for an article that isn't
 * there or not shown, for a line that has no price, and for one that stands there twice.
 */
export async function linesFrom(
  inputs: readonly LineInput[],
  before: readonly QuotationLine[],
  customer: User,
  now: Date,
): Promise<QuotationLine[]> {
  const productIds = inputs.flatMap(({ productId }) => productId ?? []);
  const [{ offers }, starting] = await Promise.all([
    loadOffers(productIds, customer, now),
    unitsOfType(productIds, { locale: customer.locale, priceType: "quotation" }, now),
  ]);
  const faults: FieldProblem[] = [];
  const lines = inputs.flatMap((input, at): QuotationLine[] => {
    const was = before.find(({ lineId }) => lineId === input.lineId);
    if (was && inputs.findIndex(({ lineId }) => lineId === input.lineId) < at)
      return (faults.push(missing(at, "lineId", "duplicate")), []);
    const head = {
      lineId: was?.lineId ?? newId(),
      quantity: input.quantity,
      optional: input.optional ?? false,
      note: input.note || undefined,
    };
    const discount = input.discount ?? was?.discount ?? 0;
    const priced = (list: Cents) => ({ list, discount, unit: discounted(list, discount) });
    if (input.service) {
      const list = input.price ?? was?.list;
      if (list === undefined) return (faults.push(missing(at, "price")), []);
      return [{ ...head, ...serviceFacts(head.lineId, input.service, customer), ...priced(list) }];
    }
    const offered = offers.get(input.productId ?? "");
    if (!offered?.product.visibility) return (faults.push(missing(at, "productId", "not-found")), []);
    const same = was?.productId === input.productId ? was : undefined;
    const list = input.price ?? same?.list ?? beginning(starting.get(offered.product.id), offered, input, customer);
    if (list === undefined) return (faults.push(missing(at, "price")), []);
    return [{ ...head, ...articleFacts(offered, customer), ...priced(list) }];
  });
  if (faults.length > 0) throw invalid(...faults);
  return lines;
}

function articleFacts(offered: CatalogueOffer, customer: User) {
  const { minQuantity: _, ...facts } = articleOf(offered, customer);
  return facts;
}

const serviceFacts = (lineId: string, { category, name }: NonNullable<LineInput["service"]>, customer: User) => ({
  productId: lineId,
  name,
  category,
  language: customer.language,
  brand: "",
  productCode: "",
  imageUrl: "",
  path: "",
  weight: 0,
  piecesPerPackage: 0,
  shippingTime: "",
});

const services: ReadonlySet<string> = new Set(offeredServices);
export const isService = (category: QuotationLine["category"]): category is OfferedService => services.has(category);

/** The lines of articles, which have a price in the catalogue and lie in a warehouse. */
export const articlesAmong = (lines: readonly QuotationLine[]): QuotationLine[] =>
  lines.filter(({ category }) => isGoods(category));
