import {
  doneLoad,
  fateWrite,
  findMovement,
  packagesOf,
  StockEntity,
  undoneWrite,
  type MovementChange,
} from "../logistics/index.ts";
import {
  demandNoneWithdrawn,
  demandNotStopped,
  findOrder,
  movedLines,
  orderDelivered,
  orderReady,
  paidAtReadyNotice,
  setReady,
  shipmentSent,
  shipmentsOf,
  withNotice,
  type PassableHold,
} from "../orders/index.ts";
import { writer } from "../platform/authorship.ts";
import { newIdAt } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { isTooFar } from "../platform/page/usual-days.ts";
import type { Write } from "../platform/storing/transaction.ts";
import { instant, romeDate, type CivilDate, type Instant } from "../platform/time.ts";
import { closingChecks, scannedFor } from "../serials/index.ts";
import { handedOverWrites, signedWrites } from "./papers/issue-document.ts";
import { standingDocument } from "./papers/stored-document.ts";
import { namedBy } from "./papers/transport-document.ts";
import { demandSeen, isAlike } from "./seen.ts";
import {
  dayOfPickup,
  usuallyBack,
  type Carrier,
  type GoodsBack,
  type PickupSlot,
  type PlannedDay,
  type ProblemKind,
  type ShipmentFile,
} from "./shipment.ts";
import { demandNoDocument, shipmentMachine, type Standing } from "./shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "./stored-shipment.ts";

type By = "back-office" | "warehouse";

/**
 * Makes a shipment ready, or takes that back. Where its order is this one shipment, the order itself is made ready: its notice asks for what
 * is paid upon shipment; of several, the first that is ready is the notice. Problems: order-stopped, as of `setReady` of orders, and those of the machine's guards.
 */
export async function setShipmentReady(
  id: string,
  ready: boolean,
  now: Date,
  { despite, by = "back-office" }: { despite?: readonly PassableHold[] | undefined; by?: By } = {},
): Promise<Standing> {
  await demandGoods(id, ready, now);
  const before = await loadShipment(id);
  demandNotStopped(before.order);
  const live = shipmentsOf(before.order).filter(({ state }) => state !== "cancelled");
  // One that was released goes its own way: its order isn't shippable.
  if (live.length === 1 && live[0]?.id === id && before.state !== "exception" && !before.file.release) {
    const held = before.file.hold;
    if (ready && held) throw new Problem("shipment-held", { reason: held.reason });
    // What is scheduled, or has its transport document, isn't merely ready any more: its order knows neither.
    if (!ready) shipmentMachine.demand(before, "unmark-ready", by);
    await setReady(before.order.id, ready, now, despite);
    return loadShipment(id);
  }
  const after = shipmentMachine.after(before, ready ? "mark-ready" : "unmark-ready", by);
  const asks = ready && paidAtReadyNotice(before.order.termsOfPayment) && !before.order.paymentNoticeDate;
  const noticed = asks ? withNotice(before.order, romeDate(now)) : undefined;
  return writeShipment({
    before,
    after: summaryOf(after),
    ...(noticed && {
      order: { transactions: noticed.transactions, paymentNoticeDate: noticed.paymentNoticeDate },
      events: [orderReady.of({ orderId: before.order.id })],
    }),
    file: withPackages(before),
    actor: by,
    now,
  });
}

/** An order of services alone has no shipment: what is asked of it is refused as its own machine says. Problem: not-shippable. */
async function demandGoods(id: string, ready: boolean, now: Date): Promise<void> {
  const order = await findOrder(id);
  if (order && shipmentsOf(order).length === 0) await setReady(id, ready, now);
}

/** What was packed is written down once it is ready: what nobody has said is counted from the goods. */
const withPackages = ({ file, lines, order }: Standing): Partial<ShipmentFile> =>
  file.packages ? {} : { packages: packagesOf(lines, order.lines) };

/** Whether a transport document names both alike. */
const isSameCarrier = (one: Carrier, other: Carrier | undefined): boolean =>
  one.name === other?.name && one.vatNumber === other.vatNumber && one.address === other.address;

/** What stood there, as somebody saw it; absent where nothing did. */
interface SeenPickup extends Pick<Pickup, "slot" | "carrier"> {
  date?: CivilDate | undefined;
}

interface Pickup {
  date: CivilDate;
  slot?: PickupSlot | undefined;
  carrier?: ShipmentFile["carrier"];
}

/**
 * On which day, and by whom, it is to be picked up, over what was seen; said again, the former day was missed, the same said twice is said once.
 * Problems: version-conflict, forecast-in-past, carrier-missing,
 * carrier-unfit, the field `date` as `too-far` where it is more than a year ahead, not-shippable, shipment-held, shipping-held, transport-document-stands where that names another carrier.
 */
export async function scheduleShipment(
  id: string,
  { date, slot, carrier, seen }: Pickup & { seen: SeenPickup },
  now: Date,
): Promise<Standing> {
  const found = await loadShipment(id);
  const stands = { date: found.plannedOn, slot: dayOfPickup(found.file.days)?.slot };
  if (
    found.state === "scheduled" &&
    isAlike(stands, { date, slot }) &&
    (!carrier || isAlike(found.file.carrier, carrier))
  )
    return found;
  demandSeen(stands, { date: seen.date, slot: seen.slot }, { date, slot });
  if (carrier) demandSeen(found.file.carrier, seen.carrier, carrier);
  const today = romeDate(now);
  if (date < today) throw new Problem("forecast-in-past");
  if (isTooFar(date, today)) throw invalid({ field: "date", code: "too-far" });
  if (carrier && !isSameCarrier(carrier, found.file.carrier)) demandNoDocument(found);
  const file = { ...found.file, ...(carrier && { carrier }) };
  const before = { ...found, file };
  const after = shipmentMachine.after(before, "schedule", "back-office");
  const days: PlannedDay[] = [
    ...file.days.map((day) => (day.deliveryStatus === "planned" ? { ...day, deliveryStatus: "missed" as const } : day)),
    { date, ...(slot && { slot }), deliveryStatus: "planned" },
  ];
  return writeShipment({
    before: found,
    after: { ...summaryOf(after), plannedOn: date, carrier: file.carrier?.name },
    file: { ...withPackages(before), ...(carrier && { carrier }), days },
    now,
  });
}

interface HandOver {
  by?: By;
  /** Why its pieces leave without all their serials; the same was said where its document was issued without them. */
  withoutSerials?: string | undefined;
  /** When they set out; as its document says, or now, where nobody says it. */
  transportStart?: Instant | undefined;
}

/**
 * Its goods leave the house: its movement is done, its customer is told where it is, on condition of the serials that were scanned for it.
 * Problems: transport-document-missing, label-missing, not-shippable, shipment-held, shipping-held, withdrawn-pieces, serials-missing,
 * serials-too-many, insufficient-stock, invalid-input at the field `transportStart` (`setOut`).
 */
export async function handOver(id: string, now: Date, said: HandOver = {}): Promise<Standing> {
  const { by = "back-office", withoutSerials, transportStart } = said;
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, "hand-over", by);
  demandNoneWithdrawn(before.order, before);
  const without = withoutSerials ?? before.file.withoutSerials?.reason;
  const serials = await closingChecks(before.movementId, before.lines, { without });
  // Counted after what is checked: a scan in between refuses the whole.
  const scanned = await scannedFor(before.movementId);
  const { document, writes } = handedOverWrites(await standingDocument(id), scanned, now, { by, transportStart });
  return writeShipment({
    before,
    after: { ...summaryOf(after), shippedOn: instant(now), transportDocument: namedBy(document) },
    file: leftFile(before.file, withoutSerials, now),
    events: [shipmentSent.of({ orderId: before.order.id, shipmentId: id })],
    also: [...writes, ...serials],
    actor: by,
    now,
  });
}

/** What is kept of a shipment whose goods have left: its day is done, and why they went without all their serials. */
export const leftFile = (file: ShipmentFile, withoutSerials: string | undefined, now: Date): ShipmentFile => ({
  ...file,
  days: file.days.map((day) => (day.deliveryStatus === "planned" ? { ...day, deliveryStatus: "done" } : day)),
  ...(withoutSerials && leavesWithout(withoutSerials, now)),
});

/** Who has let its pieces go without all their serials, and why. */
export const leavesWithout = (reason: string, now: Date): Pick<ShipmentFile, "withoutSerials"> => ({
  withoutSerials: { reason, by: writer(), on: instant(now) },
});

/** The writes of its document's signature. Problems: transport-document-missing, invalid-transition of one that didn't leave, or is signed. */
async function signed({ id, transportDocument }: Standing, by: string, now: Date) {
  if (!transportDocument) throw new Problem("transport-document-missing");
  return signedWrites(await standingDocument(id), by, now).writes;
}

/**
 * It has arrived; with the last one its order is delivered. Where somebody knows who has signed for it its document is delivered and signed
 * (domain-rules 2.1), in the same transaction. Problems: invalid-transition, and those of `signed`.
 */
export async function deliverShipment(id: string, now: Date, signedBy?: string): Promise<Standing> {
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, "deliver", "back-office");
  const others = shipmentsOf(before.order).filter((one) => one.id !== id && one.state !== "cancelled");
  const whole = others.every(({ state }) => state === "delivered");
  return writeShipment({
    before,
    after: { ...summaryOf(after), deliveredOn: instant(now), shippedOn: before.shippedOn ?? instant(now) },
    file: { problem: undefined },
    events: whole ? [orderDelivered.of({ orderId: before.order.id })] : [],
    also: signedBy === undefined ? [] : await signed(before, signedBy, now),
    now,
  });
}

/** Something went wrong: it was damaged, refused, lost, or not picked up. */
export async function reportProblem(
  id: string,
  problem: { kind: ProblemKind; reason: string },
  now: Date,
): Promise<Standing> {
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, "report", "back-office");
  const days: PlannedDay[] = before.file.days.map((day) =>
    day.deliveryStatus === "planned" ? { ...day, deliveryStatus: "missed" } : day,
  );
  return writeShipment({
    before,
    after: summaryOf(after),
    file: { problem: { ...problem, on: instant(now) }, days },
    now,
  });
}

/**
 * What becomes of a problem: its goods are sent again, from the warehouse, or are back for good and its order's rest is free to be sent otherwise.
 * What had left and is good comes back by a movement of its own; what is lost or broken doesn't, so that other pieces are sent in its place. What came back is
 * said, or follows from what went wrong (`usuallyBack`). Problems: invalid-transition, insufficient-stock where there are no others.
 */
export async function resolveProblem(
  id: string,
  how: "send-again" | "take-back",
  now: Date,
  said?: GoodsBack,
): Promise<Standing> {
  const before = await loadShipment(id);
  const after = shipmentMachine.after(before, how, "back-office");
  const left = before.shippedOn !== undefined;
  const goods = said ?? usuallyBack(before.file.problem?.kind);
  if (left && goods !== "good" && how === "send-again") await demandOthers(before);
  const home = left && goods === "good" ? await cameBack(before, now) : undefined;
  const back = { shippedOn: undefined, plannedOn: undefined, trackingCode: undefined, trackingUrl: undefined };
  return writeShipment({
    before,
    after: {
      ...summaryOf(after),
      ...back,
      transportDocument: left ? undefined : before.transportDocument,
      ...(how === "send-again" && left && { movementId: newIdAt(now) }),
    },
    file: { problem: undefined, label: false, ...(left && { withoutSerials: undefined }) },
    movements: home ? [home.change] : [],
    also: home ? home.also : left ? await fateOf(before, goods) : [],
    now,
  });
}

/** There are other pieces to send in place of what doesn't come back. Problem: insufficient-stock with the first article of which there are too few. */
async function demandOthers({ lines, order }: Standing): Promise<void> {
  const found = await readAll(
    StockEntity,
    lines.map(({ productId }) => ({ productId })),
  );
  const free = new Map(found.map((one) => [one.productId, one.available]));
  for (const { productId, quantity } of lines) {
    const available = Math.max(0, free.get(productId) ?? 0);
    const productCode = order.lines.find((one) => one.productId === productId)?.productCode;
    if (available < quantity) throw new Problem("insufficient-stock", { available, productId, productCode });
  }
}

/** What is written of goods that no load brings back, at what took them away; an earlier order's may have none. */
async function fateOf({ movementId }: Standing, goods: GoodsBack) {
  if (goods === "good" || !(await findMovement(movementId))) return [];
  return [fateWrite(movementId, goods === "none" ? "lost" : goods)];
}

/**
 * The load of goods that had left and are in the house again, and what says so of the pieces that had left with them: the movement that took them is undone, whatever their
 * number. A movement that was never written has none.
 */
async function cameBack(standing: Standing, now: Date): Promise<{ change: MovementChange; also: Write[] }> {
  const { id, movementId, warehouseId, order } = standing;
  const planned = {
    id: newIdAt(now),
    cause: "return" as const,
    orderId: order.id,
    shipmentId: id,
    warehouseId,
    lines: movedLines(standing, order),
  };
  const took = await findMovement(movementId);
  const undone = { by: planned.id, on: instant(now) };
  return { change: { after: doneLoad(planned, now) }, also: took ? [undoneWrite(movementId, undone)] : [] };
}
