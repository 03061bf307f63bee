import { romeDate } from "@solvia/core/platform/time";
import type { Caller } from "./cloud.ts";

export interface Found {
  id: string;
  name: string;
  brand: string;
  price: { priceId: string };
}

/** The first product that a search finds. */
export async function firstFound(caller: Caller, query: string): Promise<Found> {
  const { body } = await caller.call("GET", `/products/search?${query}`);
  const [product] = (body as { items: Found[] }).items;
  if (!product) throw new Error(`nothing is found for ${query}`);
  return product;
}

/** Buys some pieces by bank transfer and has the back office mark them paid: the order's id. */
export async function buyAndPay(buyer: Caller, admin: Caller, { price }: Found, quantity: number): Promise<string> {
  await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/${quantity}`);
  const { body: addresses } = await buyer.call("GET", "/addresses");
  const { body: cart } = await buyer.call("GET", "/orders/open");
  const [address] = (addresses as { items: { id: string }[] }).items;
  const { id } = cart as { id: string };
  const { body: ready } = await buyer.call("POST", `/orders/${id}/shipping-address/${address?.id}`);
  const { total } = (ready as { amounts: { total: number } }).amounts;
  const placed = await buyer.call("POST", `/orders/${id}/pay`, {
    method: "manual_wire_transfer",
    expectedTotal: total,
    salesConditionsAccepted: true,
  });
  const [transaction] = (placed.body as { transactions: { id: string }[] }).transactions;
  const { status } = await admin.call("POST", `/back-office/transactions/${transaction?.id}/paid-by-bank-transfer`, {
    settledOn: romeDate(new Date()),
    settlementRef: "CRO 123",
  });
  if (status !== 200) throw new Error(`marking as paid answered ${status}`);
  return id;
}
