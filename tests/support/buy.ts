import { romeDate } from "@solvia/core/platform/time";
import type { Caller } from "./cloud.ts";

export interface Found {
  id: string;
  name: string;
  brand: string;
  productCode: string;
  price: { priceId: string };
}

/** The first product that a search finds. */
export async function firstFound(caller: Caller, query: string): Promise<Found> {
  const { body } = await caller.call("GET", `/products/search?${query}`);
  const [product] = (body as { items: Found[] }).items;
  if (!product) throw new Error(`nothing is found for ${query}`);
  return product;
}

/** The first article of a category that is none of its accessories, with stock. */
export async function firstMain(caller: Caller, category: string): Promise<Found> {
  const { body } = await caller.call("GET", `/products/search?category=${category}&available=true`);
  const product = (body as { items: (Found & { typology?: string })[] }).items.find(
    ({ typology }) => typology !== "accessories",
  );
  if (!product) throw new Error(`the demonstration sells ${category}`);
  return product;
}

/** Places an order of some pieces, to be paid so: its id. */
export async function placeOrder(
  buyer: Caller,
  { price }: Found,
  quantity: number,
  method: "card" | "manual_wire_transfer",
): Promise<string> {
  await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/${quantity}`);
  const { body: addresses } = await buyer.call("GET", "/addresses");
  const { body: cart } = await buyer.call("GET", "/orders/open");
  const [address] = (addresses as { items: { id: string }[] }).items;
  const { id } = cart as { id: string };
  const { body: ready } = await buyer.call("POST", `/orders/${id}/shipping-address/${address?.id}`);
  const { total } = (ready as { amounts: { total: number } }).amounts;
  const { status } = await buyer.call("POST", `/orders/${id}/pay`, {
    method,
    expectedTotal: total,
    salesConditionsAccepted: true,
  });
  if (status !== 200) throw new Error(`placing answered ${status}`);
  return id;
}

/** Buys some pieces by bank transfer and has the back office mark them paid: the order's id. */
export async function buyAndPay(buyer: Caller, admin: Caller, product: Found, quantity: number): Promise<string> {
  const id = await placeOrder(buyer, product, quantity, "manual_wire_transfer");
  const { status } = await admin.call("POST", `/back-office/transactions/${id}.1/paid-by-bank-transfer`, {
    settledOn: romeDate(new Date()),
    settlementRef: `CRO ${crypto.randomUUID()}`,
  });
  if (status !== 200) throw new Error(`marking as paid answered ${status}`);
  return id;
}
