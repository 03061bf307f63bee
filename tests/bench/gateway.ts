import type { LocalCloud } from "@solvia/local/cloud";
import { Caller } from "../support/cloud.ts";
import { percentile, timings, type Row } from "./measure.ts";
import { requestsOf } from "./requests.ts";

interface Found {
  items: { id: string; price: { priceId: string } }[];
}

const p50 = async (times: number, run: (index: number) => Promise<unknown>): Promise<number> =>
  percentile(await timings(times, run), 0.5);

/** Latencies through the local gateway by one client, and the requests that the use cases cost. */
export async function gatewayRows(cloud: LocalCloud): Promise<Row[]> {
  const caller = await new Caller(cloud.url).login("azienda@solvia.example");
  const visitor = new Caller(cloud.url);
  const { body: found } = await caller.call("GET", "/products/search?category=panels&available=true&sort=power");
  const [product] = (found as Found).items;
  const page = () => visitor.call("GET", `/products/product/${product!.id}`);
  const search = () => visitor.call("GET", "/products/search?text=pannello%20450w");
  const add = (index: number) =>
    caller.call("POST", `/orders/product-price/${product!.price.priceId}/quantity/${2 + (index % 5)}`);
  return [
    { what: "product page through the gateway, p50", measured: await p50(200, page), unit: "ms", budget: 5 },
    { what: "search through the gateway, p50", measured: await p50(200, search), unit: "ms", budget: 5 },
    { what: "add to cart through the gateway, p50", measured: await p50(200, add), unit: "ms", budget: 10 },
    ...(await gatewayRequestRows(page, search, () => add(9))),
    ...(await requestRows(product!)),
  ];
}

/** All that a request causes: the session, the use case, and the note in the history of what a customer asked for. */
async function gatewayRequestRows(...calls: (() => Promise<unknown>)[]): Promise<Row[]> {
  const names = ["product page", "search", "add to cart"];
  const rows: Row[] = [];
  for (const [at, call] of calls.entries())
    rows.push({
      what: `DynamoDB requests through the gateway: ${names[at]}`,
      measured: await requestsOf(call),
      unit: "",
    });
  return rows;
}

/** The use cases by themselves. */
async function requestRows({ id, price }: Found["items"][number]): Promise<Row[]> {
  const { getProduct } = await import("@solvia/core/catalogue/get-product");
  const { openOrderOf, setQuantity, cartView, taxFactsOf } = await import("@solvia/core/orders/cart/cart");
  const { setShippingAddress } = await import("@solvia/core/orders/sending/prepare-order");
  const { placeOrder } = await import("@solvia/core/orders/placing/place-order");
  const { amountsOf } = await import("@solvia/core/orders/amounts");
  const { buyer } = await import("../support/shop.ts");
  const user = buyer();
  const now = new Date();
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date() };
  const row = async (what: string, budget: number, run: () => Promise<unknown>): Promise<Row> => ({
    what: `DynamoDB requests: ${what}`,
    measured: await requestsOf(run),
    unit: "",
    budget,
  });
  const page = await row("product page", 1, () => getProduct(id, viewer));
  const adding = await row("add to cart", 2, () => setQuantity(user, price.priceId, 2, now));
  const reading = await row("cart read", 1, async () => cartView(await openOrderOf(user, now), user, now));
  const cart = await openOrderOf(user, now);
  const ready = await setShippingAddress(user, cart.id, "pickup", now);
  const { total } = amountsOf(ready, taxFactsOf(user, now));
  const placing = await row("place order", 3, () =>
    placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal: total }, now),
  );
  return [page, reading, adding, placing];
}
