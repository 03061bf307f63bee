import * as z from "zod";
import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { keptFor } from "../../platform/personal-data.ts";
import { packagesOf } from "../../logistics/index.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { listOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { romeDate } from "../../platform/time.ts";
import {
  isShippable,
  paidAtReadyNotice,
  pickup,
  shipmentStates,
  type Order,
  type OrderShipment,
  type ShipmentState,
} from "../order.ts";
import { shippingHolds } from "./hold-codes.ts";
import { shipmentsOf } from "./order-shipments.ts";
import { promisedByOf } from "../promise/order-promise.ts";
import { needsOf, siteNeeds } from "./site-needs.ts";
import { holdsOf } from "./shipping-holds.ts";

const ofSale = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");

/** A shipment as the office's and the warehouse's lists show it: written with its order, from which all of it follows. */
export const ShipmentRowEntity = kept(
  new Entity({
    name: "ShipmentRow",
    table,
    schema: item({
      id: string().key(),
      orderId: string(),
      orderNumber: string(),
      customerName: string().meta(ofSale),
      state: stored(z.enum(shipmentStates)),
      warehouseId: string(),
      /** 0 to 3: to be sent before others. */
      priority: number(),
      placedOn: string(),
      plannedOn: string().optional(),
      shippedOn: string().optional(),
      deliveredOn: string().optional(),
      /** The warehouse's own counter instead of an address. */
      pickup: boolean(),
      place: string().meta(ofSale),
      tailLift: boolean(),
      /** What the place asks of its carrier; absent in rows of before. */
      siteNeeds: stored(listOf(z.enum(siteNeeds))).optional(),
      /** Of whoever takes the goods, in E.164. */
      telephone: string().optional().meta(ofSale),
      /** Codes and names of its articles, as words to be found by; of many the first. */
      articles: string().optional(),
      pieces: number(),
      carrier: string().optional(),
      trackingCode: string().optional(),
      documentNumber: string().optional(),
      promisedBy: string().optional(),
      /** Counted from its goods; absent, as what follows, in rows of before. */
      pallets: number().optional(),
      /** With pallets. */
      grossGrams: number().optional(),
      shippable: boolean().optional(),
      /** Its order has failed or ended: nothing of it leaves (docs/decisions/stopped-shipments.md). */
      stopped: boolean().optional(),
      /** It is made ready before it is paid, which its ready notice asks for. */
      readyFirst: boolean().optional(),
      shippingHolds: stored(listOf(z.enum(shippingHolds))).optional(),
      troubled: boolean(),
      /** `shipmentsIn` its state: the most urgent first. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `shipmentsOfMonth` of the day that it is of. */
      gsi2pk: string(),
      gsi2sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `SHIPMENT#${id}`, sk: "ROW" }),
  }),
);

/** Shipments in a state, those of a higher priority first, then those that were ordered first. */
export const shipmentsIn = (state: ShipmentState) => shardedList("gsi1", `SHIPMENTSIN#${state}`, 4);

/** Shipments of a month of Rome ("2026-11"), by their day: when they left, else when they are to, else when they were ordered. */
export const shipmentsOfMonth = (month: string) => shardedList("gsi2", `SHIPMENTSOF#${month}`, 4);

/** The day that a shipment is of in the calendar. */
export const dayOf = (
  { shippedOn, plannedOn }: Pick<OrderShipment, "shippedOn" | "plannedOn">,
  placedOn: string,
): string => (shippedOn ? romeDate(new Date(shippedOn)) : (plannedOn ?? romeDate(new Date(placedOn))));

/** So many characters of a shipment's articles are kept in its row: some forty articles. */
const mostOfArticles = 2000;

function articlesOf({ lines }: Pick<OrderShipment, "lines">, order: Pick<Order, "lines">): string {
  const named = new Map(order.lines.map((line) => [line.productId, `${line.productCode} ${line.brand} ${line.name}`]));
  return lines
    .map(({ productId }) => named.get(productId) ?? "")
    .join(" ")
    .slice(0, mostOfArticles);
}

function rowOf(order: Order, shipment: OrderShipment) {
  const { id, state, warehouseId, lines, plannedOn, shippedOn, deliveredOn, carrier, trackingCode } = shipment;
  const address = shipment.address ?? order.address;
  const priority = order.priority ?? 0;
  const day = dayOf(shipment, order.placedOn);
  const { pallets, grossGrams } = packagesOf(lines, order.lines);
  return {
    id,
    orderId: order.id,
    orderNumber: order.number,
    customerName: order.customer.companyName ?? order.customer.name,
    state,
    warehouseId,
    priority,
    placedOn: order.placedOn,
    plannedOn,
    shippedOn,
    deliveredOn,
    pickup: address === pickup,
    place: address === pickup ? "" : `${address.countryCode} ${address.postalCode} ${address.city}`,
    tailLift: address !== pickup && address.tailLift,
    siteNeeds: address === pickup ? [] : needsOf(address),
    telephone: address === pickup ? undefined : address.telephone,
    articles: articlesOf(shipment, order),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    carrier,
    trackingCode,
    documentNumber: shipment.transportDocument?.number,
    promisedBy: promisedByOf(order, shipment),
    pallets,
    grossGrams,
    shippable: isShippable(order),
    ...(order.status === "failed" && { stopped: true }),
    ...(paidAtReadyNotice(order.termsOfPayment) && { readyFirst: true }),
    shippingHolds: holdsOf(order),
    troubled: order.troubled,
    ...keysIn(shipmentsIn(state), `${3 - priority}#${order.placedOn}`, id),
    ...keysIn(shipmentsOfMonth(day.slice(0, 7)), day, id),
  };
}

const putOf = (row: ReturnType<typeof rowOf>) => ShipmentRowEntity.build(PutTransaction).item(row);

/** What a change of an order changes in the lists of shipments, in its own transaction. One that is no more (its order has ended whole) is cancelled there. */
export function shipmentRowWrites(before: Order | undefined, after: Order) {
  const former = new Map(
    (before ? shipmentsOf(before) : []).map((one) => [one.id, before ? rowOf(before, one) : undefined]),
  );
  const rows = shipmentsOf(after).map((one) => rowOf(after, one));
  const still = new Set(rows.map(({ id }) => id));
  const gone = before
    ? shipmentsOf(before)
        .filter(({ id }) => !still.has(id))
        .map((one) => rowOf(after, { ...one, state: "cancelled" }))
    : [];
  return [...rows.filter((row) => JSON.stringify(former.get(row.id)) !== JSON.stringify(row)), ...gone].map(putOf);
}

/** The rows of an order as they are to stand, whatever stands there: for orders of before they were kept. */
export const shipmentRowsOf = (order: Order) => shipmentsOf(order).map((one) => rowOf(order, one));
