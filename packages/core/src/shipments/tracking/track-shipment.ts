import {
  maySee,
  pickup,
  promisedByOf,
  shipmentLeft,
  shipmentsOf,
  visibleOrder,
  type Order,
  type OrderShipment,
} from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { damageAddress } from "../damage/page-token.ts";
import { documentsFor } from "../papers/stored-document.ts";
import { standingOf } from "../papers/transport-document.ts";
import { transportDocumentPdf } from "../papers/paper-files.ts";
import type { Standing } from "../shipment-machine.ts";
import { fileOf, loadShipment } from "../stored-shipment.ts";
import { promisedOf } from "./promised.ts";
import { awaitedOf } from "./waits-for.ts";

type Asker = Pick<User, "id" | "companyId" | "memberRole">;

/** Those that are told of: what was cancelled is sent with another one, or not at all. */
const toldOf = (order: Order): OrderShipment[] => shipmentsOf(order).filter(({ state }) => state !== "cancelled");

/** The money that it waits for, unless the office has let it go without. A request where it waits. */
async function awaitedBy(order: Order, shipment: OrderShipment) {
  const waitsFor = awaitedOf(order, shipment);
  if (!waitsFor) return undefined;
  return (await fileOf(shipment.id, order.id)).release ? undefined : waitsFor;
}

/** A shipment as its customer follows it. */
async function trackedView(order: Order, shipment: OrderShipment, now: Date) {
  const waitsFor = await awaitedBy(order, shipment);
  const told = toldOf(order);
  const address = shipment.address ?? order.address;
  const promisedBy = promisedByOf(order, shipment);
  const promised = promisedOf({ ...shipment, promisedBy }, now);
  return {
    ...shipment,
    promisedBy,
    orderId: order.id,
    orderNumber: order.number,
    placedOn: order.placedOn,
    place:
      Math.max(
        0,
        told.findIndex(({ id }) => id === shipment.id),
      ) + 1,
    of: Math.max(1, told.length),
    pickup: address === pickup,
    address,
    lines: shipment.lines.map(({ productId, quantity }) => {
      const line = order.lines.find((one) => one.productId === productId);
      const { productCode = "", brand = "", name = productId } = line ?? {};
      return { productId, productCode, brand, name, quantity };
    }),
    ...(promised && { promised }),
    ...(waitsFor && { waitsFor }),
  };
}

/** The shipments of an order that this user may look at. Problem: not-found. */
export async function trackedShipments(user: Asker, orderId: string, now: Date) {
  const order = await visibleOrder(user, orderId);
  return { items: await Promise.all(toldOf(order).map((shipment) => trackedView(order, shipment, now))) };
}

/** A shipment of an order that this user may look at; another's is not-found, as if it weren't there. */
async function visibleShipment(user: Asker, id: string): Promise<Standing> {
  const standing = await loadShipment(id);
  if (!maySee(user, standing.order)) throw new Problem("not-found");
  return standing;
}

/** The page on which damage of a shipment's goods is told, once they have left; a request. Documents of before that page have none. */
async function damageUrlOf({ id, transportDocument, ...shipment }: OrderShipment): Promise<string | undefined> {
  if (!transportDocument || !shipmentLeft(shipment)) return undefined;
  const token = standingOf(await documentsFor(id))?.damageToken;
  return token === undefined ? undefined : damageAddress(token);
}

/** Where a shipment is, and where damage of it is told. Problem: not-found. */
export async function trackedShipment(user: Asker, id: string, now: Date) {
  const { order, file: _file, ...shipment } = await visibleShipment(user, id);
  const [view, damageUrl] = await Promise.all([trackedView(order, shipment, now), damageUrlOf(shipment)]);
  return { ...view, damageUrl };
}

/** Its transport document as its buyer keeps it: with the legal seller, also where the copy that travels is anonymous. Problem: not-found. */
export async function ownTransportDocument(user: Asker, id: string): Promise<Uint8Array> {
  const { transportDocument } = await visibleShipment(user, id);
  if (!transportDocument) throw new Problem("not-found");
  return transportDocumentPdf(id, "house");
}
