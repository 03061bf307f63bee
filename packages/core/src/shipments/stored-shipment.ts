import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { ItemChange } from "../accounts/index.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted, type Write } from "../platform/storing/transaction.ts";
import type { Announced } from "../platform/work/event.ts";
import type { MovementChange } from "../logistics/index.ts";
import {
  demandStepOfShipment,
  findOrder,
  loadOrder,
  ShipmentRowEntity,
  shipmentsOf,
  withShipments,
  writeOrder,
  type Order,
  type OrderShipment,
} from "../orders/index.ts";
import { emptyFile, type ShipmentFile } from "./shipment.ts";
import { fileWrite, ShipmentEntity } from "./shipment.table.ts";
import type { Standing } from "./shipment-machine.ts";

/** What is kept of a shipment; empty where nothing was said of it. */
export async function fileOf(id: string, orderId: string): Promise<ShipmentFile> {
  const { Item } = await ShipmentEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item ?? emptyFile(id, orderId);
}

/** The order of a shipment: an order's first has its own id, of any other its row says which. Problem: not-found. */
async function orderWith(id: string): Promise<Order> {
  const order = await findOrder(id);
  if (order) return order;
  const { Item } = await ShipmentRowEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return loadOrder(Item.orderId);
}

/** A shipment with its order and what is kept of it; two or three requests. Problem: not-found. */
export async function loadShipment(id: string): Promise<Standing> {
  const order = await orderWith(id);
  const shipment = shipmentsOf(order).find((one) => one.id === id);
  if (!shipment) throw new Problem("not-found");
  return { ...shipment, order, file: await fileOf(id, order.id) };
}

export const summaryOf = ({ order: _order, file: _file, ...shipment }: Standing): OrderShipment => shipment;

interface Change {
  before: Standing;
  /** The shipment as it is from now on; absent where it stays, and only what is kept of it changes. */
  after?: OrderShipment | undefined;
  /** It goes no step: what is told of it changes whatever its order waits for. */
  stays?: boolean | undefined;
  file?: Partial<ShipmentFile> | undefined;
  /** Other shipments of the order that change with it, or come. */
  others?: readonly OrderShipment[] | undefined;
  /** What else the order becomes. */
  order?: Partial<Order> | undefined;
  events?: readonly Announced[] | undefined;
  also?: readonly Write[] | undefined;
  /** What the order's history tells beside: of what hangs on the shipment and stands elsewhere. */
  beside?: readonly ItemChange[] | undefined;
  movements?: readonly MovementChange[] | undefined;
  actor?: "back-office" | "warehouse" | "system" | undefined;
  now: Date;
}

/**
 * Writes a shipment with its order and what is kept of it, under both versions: of two that change it at once one is refused. What only
 * concerns the warehouse (notes, label, costs) writes no order. Problem: version-conflict.
 */
export async function writeShipment(change: Change): Promise<Standing> {
  const { before, now, actor = "back-office", others = [], also = [] } = change;
  const file = { ...before.file, ...change.file };
  const writes = [fileWrite(before.file, file), ...also];
  const changed = change.after ? [change.after, ...others] : others;
  if (changed.length === 0 && !change.order && !change.movements) return writeFile(before, file, writes);
  const order = withChanged(before.order, changed);
  if (!change.stays) demandStepOfShipment(before.order, actor);
  const written = await writeOrder({
    before: before.order,
    after: { ...order, ...change.order },
    also: writes,
    events: change.events ?? [],
    movements: change.movements ?? [],
    ...(change.beside && { beside: change.beside }),
    // Else it would be the customer's act.
    ...(actor === "system" && { by: actor }),
    now,
  });
  const shipment = shipmentsOf(written).find(({ id }) => id === before.id) ?? summaryOf(before);
  return { ...shipment, order: written, file: { ...file, version: before.file.version + 1 } };
}

async function writeFile(before: Standing, file: ShipmentFile, writes: readonly Write[]): Promise<Standing> {
  try {
    await execute(...writes);
  } catch (error) {
    if (cancellationReasons(error).some(Boolean) || onlyConflicted(error)) throw new Problem("version-conflict");
    throw error;
  }
  return { ...before, file: { ...file, version: before.file.version + 1 } };
}

/** The order with some of its shipments changed, or further ones; as it is where none is. */
function withChanged(order: Order, changed: readonly OrderShipment[]): Order {
  if (changed.length === 0) return order;
  const byId = new Map(changed.map((one) => [one.id, one]));
  const standing = shipmentsOf(order).map((one) => byId.get(one.id) ?? one);
  const known = new Set(standing.map(({ id }) => id));
  return withShipments(order, [...standing, ...changed.filter(({ id }) => !known.has(id))]);
}
