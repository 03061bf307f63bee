import { expect } from "vitest";
import { couponWarningCodes } from "@solvia/core/coupons/coupon-warnings";
import { priceId } from "@solvia/core/pricing/price";
import { romeDate } from "@solvia/core/platform/time";
import type { Caller } from "../cloud.ts";
import type { BuyerName, Case, Goods, PlaceName, Sums } from "./case.ts";
import { article } from "./goods.ts";
import { addressIn } from "./places.ts";

export interface Sale {
  id: string;
  amounts: {
    productsAmount: number;
    wasteDisposalTax: number;
    shipmentCost: number;
    couponAmount: number;
    vatAmount: number;
    total: number;
    groups: { rate: number; taxable: number; vat: number }[];
  };
}

/** The body of an answer that has to be 200. */
export const done = ({ status, body }: { status: number; body: unknown }): never => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as never;
};

/** A cart, an order or a version has the accountant's sums. */
export function expectSums({ amounts }: Pick<Sale, "amounts">, { groups, total, ...sums }: Sums): void {
  expect({
    products: amounts.productsAmount,
    fee: amounts.wasteDisposalTax,
    shipment: amounts.shipmentCost,
    coupon: amounts.couponAmount,
    groups: amounts.groups.map(({ rate, taxable, vat }) => [rate, taxable, vat]),
    vat: amounts.vatAmount,
    total: amounts.total,
  }).toEqual({ coupon: 0, ...sums, groups, vat: groups.reduce((sum, [, , vat]) => sum + vat, 0), total });
}

async function placeFor(buyer: Caller, to: PlaceName): Promise<string> {
  if (to === "pickup") return to;
  return (done(await buyer.call("POST", "/shipping-address", addressIn(to))) as { id: string }).id;
}

const shops: Partial<Record<BuyerName, "de" | "ro">> = { german: "de", romanian: "ro" };
let coupons = 0;

async function couponFor(admin: Caller, terms: NonNullable<Case["coupon"]>): Promise<string> {
  coupons += 1;
  const [code, today] = [`CONTI${coupons}`, romeDate(new Date())];
  const kind = "amount" in terms ? "amount" : "percent";
  const wish = { code, kind, ...terms, from: today, until: today, maxUses: 1, confirmed: couponWarningCodes };
  done(await admin.call("POST", "/back-office/coupons", wish));
  return code;
}

/** The cart of a case, filled as a customer fills it. */
export async function cartOf(buyer: Caller, admin: Caller, { goods, to, reduced, coupon, buyer: name }: Case) {
  for (const one of goods) {
    const key = { productId: await article(one), locale: shops[name] ?? ("it" as const), priceType: "public" as const };
    const priceType = name === "consumer" || name === "certified" ? ("high" as const) : key.priceType;
    const id = priceId({ ...key, priceType });
    done(await buyer.call("POST", `/orders/product-price/${id}/quantity/${one[3]}`));
  }
  const { id } = done(await buyer.call("GET", "/orders/open")) as Sale;
  done(await buyer.call("POST", `/orders/${id}/shipping-address/${await placeFor(buyer, to)}`));
  if (reduced) done(await buyer.call("POST", `/orders/${id}/set-reduced-vat?reducedVat=true`));
  if (coupon) done(await buyer.call("PUT", `/orders/${id}/coupon`, { code: await couponFor(admin, coupon) }));
  return done(await buyer.call("GET", "/orders/open")) as Sale;
}

/** The cart that a quotation's acceptance makes: its version has the same sums. */
export async function cartByQuotation(buyer: Caller, admin: Caller, one: Case): Promise<Sale> {
  const { user } = done(await buyer.call("GET", "/user")) as { user: { id: string } };
  const lines = [];
  for (const [category, kg, price, quantity, discount] of one.goods) {
    const plain: Goods = [category, kg, price, quantity];
    lines.push({ productId: await article(plain), quantity, ...(discount !== undefined && { discount }) });
  }
  const addressId = await placeFor(buyer, one.to);
  const wish = { userId: user.id, lines, addressId, reducedVat: one.reduced ?? false, ...one.quoted };
  const draft = done(await admin.call("POST", "/back-office/quotations", wish)) as { id: string; revision: number };
  const confirmed = one.reduced ? ["certificate-missing"] : [];
  const send = { revision: draft.revision, action: "send", reason: "Prova dei conti", confirmed };
  done(await admin.call("POST", `/back-office/quotations/${draft.id}/status`, send));
  const { current } = done(await buyer.call("GET", `/quotations/${draft.id}`)) as {
    current: { hash: string; amounts: Sale["amounts"] };
  };
  expectSums(current, one.sums);
  return done(await buyer.call("POST", `/orders/offer/${draft.id}`, { hash: current.hash, name: "Ada Neri" }));
}
