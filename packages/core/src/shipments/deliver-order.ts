import {
  arrivedOrder,
  loadOrder,
  orderDelivered,
  shipmentsInHouse,
  shipmentsOf,
  writeOrder,
  type Order,
  type PassableHold,
} from "../orders/index.ts";
import { Problem } from "../platform/problems.ts";
import { decidedAnew } from "../platform/storing/decided-anew.ts";
import { closingChecks, scannedFor } from "../serials/index.ts";
import { handedOverWrites, issueLeaving } from "./papers/issue-document.ts";
import { issueOf } from "./papers/issue-for-shipment.ts";
import { standingDocument } from "./papers/stored-document.ts";
import { namedBy } from "./papers/transport-document.ts";
import { leftFile } from "./send-shipment.ts";
import { fileWrite } from "./shipment.table.ts";
import type { Standing } from "./shipment-machine.ts";
import { fileOf } from "./stored-shipment.ts";
import type { Write } from "../platform/storing/transaction.ts";

interface Said {
  /** Holds that concern a part, which somebody passes knowingly. */
  despite?: readonly PassableHold[] | undefined;
  /** Why pieces that are told apart have left without all their serials. */
  withoutSerials?: string | undefined;
}

/**
 * All goods of an order are at its buyer's: they were picked up at the counter, or nobody had said on their way that they left. What still was in the
 * house leaves with this act, so each such shipment's transport document is issued in its transaction, unless it has one, and its serials are asked
 * for as at a hand-over. Labels are not: nobody reads them any more. Of two at once the second reads and decides anew. Problems: not-found,
 * invalid-transition, not-shippable, shipping-held, shipment-held, withdrawn-pieces, serials-missing, serials-too-many, insufficient-stock.
 */
export const deliverOrder = (id: string, now: Date, { despite, withoutSerials }: Said = {}): Promise<Order> =>
  decidedAnew(async () => {
    const order = await loadOrder(id);
    const arrived = arrivedOrder(order, now, despite);
    const leaving = await Promise.all(
      shipmentsInHouse(order).map(async (one) => ({ ...one, order, file: await fileOf(one.id, id) })),
    );
    for (const { file } of leaving) if (file.hold) throw new Problem("shipment-held", { reason: file.hold.reason });
    const serials = await serialsOf(leaving, withoutSerials);
    const { named, writes } = await papersOf(leaving, now);
    return writeOrder({
      before: order,
      after: {
        ...arrived,
        ...(arrived.shipments && { shipments: shipmentsOf(arrived).map((one) => ({ ...one, ...named.get(one.id) })) }),
      },
      also: [...writes, ...serials, ...leaving.map(({ file }) => fileWrite(file, leftFile(file, withoutSerials, now)))],
      events: [orderDelivered.of({ orderId: id })],
      now,
    });
  });

async function serialsOf(leaving: readonly Standing[], without: string | undefined): Promise<Write[]> {
  const checks = await Promise.all(
    leaving.map(({ movementId, lines }) => closingChecks(movementId, lines, { without, among: leaving.length })),
  );
  return checks.flat();
}

/** With which documents they leave: those that they have, and a new one where there is none. */
async function papersOf(leaving: readonly Standing[], now: Date) {
  const standing = await Promise.all(
    leaving
      .filter((one) => one.transportDocument)
      .map(async ({ id, movementId }) =>
        handedOverWrites(await standingDocument(id), await scannedFor(movementId), now),
      ),
  );
  const issues = await Promise.all(leaving.filter((one) => !one.transportDocument).map((one) => issueOf(one, {})));
  const issued = await issueLeaving(issues, now);
  return {
    named: new Map(
      [...standing.map(({ document }) => document), ...issued.documents].map((one) => [
        one.shipmentId,
        { transportDocument: namedBy(one) },
      ]),
    ),
    writes: [...standing.flatMap(({ writes }) => writes), ...issued.writes],
  };
}
