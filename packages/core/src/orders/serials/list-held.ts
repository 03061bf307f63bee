import { productIdOf } from "../../catalogue/index.ts";
import { invalid } from "../../platform/problems.ts";
import {
  keptCode,
  serialsFromTo,
  serialsOfCode,
  serialsOnPallet,
  serialsTakenByEach,
  standingNow,
  type StandingSerial,
} from "../../serials/index.ts";
import { orderOfNumber } from "../finding/list-orders.ts";
import { shipmentsOf } from "../sending/order-shipments.ts";
import { findOrder } from "../stored-order.ts";
import type { Order } from "../order.ts";

type SerialState = StandingSerial["state"];

interface Query {
  /** A serial, a pallet's number or an order's. */
  text?: string | undefined;
  /** A product's code, whose pieces are asked for. */
  article?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: SerialState | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface Page {
  items: StandingSerial[];
  cursor: string | null;
}

const nothing: Page = { items: [], cursor: null };
const sscc = /^\d{18}$/;

async function ofOrder(order: Order, paging: Pick<Query, "cursor" | "limit">): Promise<Page> {
  const movements = shipmentsOf(order).map(({ movementId }) => movementId);
  const { items, cursor } = await serialsTakenByEach(movements, paging);
  return { items: await standingNow(items), cursor };
}

async function named(text: string, paging: Pick<Query, "cursor" | "limit">): Promise<Page> {
  const code = keptCode(text);
  const pieces = await serialsOfCode(code);
  if (pieces.length > 0) return { items: await standingNow(pieces), cursor: null };
  const order = sscc.test(code) ? undefined : await orderOfNumber(text);
  // Suppliers call their pallets by what they like.
  return order ? ofOrder(order, paging) : serialsOnPallet(code, paging);
}

async function asked({ text, article, from, to, cursor, limit }: Query): Promise<Page> {
  const paging = { cursor, limit };
  if (article?.trim()) {
    const productId = await productIdOf(article);
    if (productId === undefined) throw invalid({ field: "article", code: "not-found" });
    return serialsFromTo(productId, { from, to, ...paging });
  }
  if (from !== undefined || to !== undefined) throw invalid({ field: "article", code: "required" });
  return text?.trim() ? named(text, paging) : nothing;
}

/** The order by which it left, or for which it was scanned and hasn't left. */
const orderIdOf = ({ state, scannedFor, orderId }: StandingSerial): string | undefined =>
  scannedFor ? scannedFor.orderId : state === "shipped" ? orderId : undefined;

/**
 * The pieces that a serial, a pallet or an order names, or those of an article from one serial to another (`serialsFromTo`), with who has them. A few
 * requests, and one for each order. Problems: the field `article` as `required` where ends are said without it, as `not-found` where no product has that code, and those of `serialsFromTo`.
 */
export async function listHeld(query: Query) {
  const { items, cursor } = await asked(query);
  const fitting = items.filter(({ state }) => query.state === undefined || state === query.state);
  const ids = [...new Set(fitting.flatMap((serial) => orderIdOf(serial) ?? []))];
  const orders = new Map(
    (await Promise.all(ids.map(findOrder))).flatMap((order) => (order ? [[order.id, order]] : [])),
  );
  return {
    items: fitting.map((serial) => {
      const order = orders.get(orderIdOf(serial) ?? "");
      const { name, companyName, email } = order?.customer ?? {};
      return {
        ...serial,
        id: `${serial.productId}.${serial.code}`,
        ...(order && {
          holder: { orderId: order.id, orderNumber: order.number, customer: companyName ?? name ?? "", email },
        }),
      };
    }),
    cursor,
  };
}
