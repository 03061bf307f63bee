import { Problem } from "../../platform/problems.ts";
import { serialsOfCode, serialsTakenBy, standingNow, takenBy, type StandingSerial } from "../../serials/index.ts";
import { findOrder } from "../stored-order.ts";

/** So many of the pieces that left together with it are named. */
const named = 50;

/**
 * Who has the pieces with this code and what they were sold with, one for each article that has it: their order with its customer, and the
 * pieces that left with the same movement; of a piece that was scanned for an order and hasn't left, that order. Two requests, and for each
 * piece that has left two. Problem: not-found.
 */
export async function findSerial(code: string) {
  const serials = await standingNow(await serialsOfCode(code));
  if (serials.length === 0) throw new Problem("not-found");
  return { items: await Promise.all(serials.map(withHolder)) };
}

/** The shipment with which a piece goes, has gone, or from which it came back. */
function goesWith(serial: StandingSerial): string | undefined {
  if (serial.scannedFor) return takenBy(serial.scannedFor);
  return serial.state === "shipped" || serial.state === "returned" ? takenBy(serial) : undefined;
}

async function withHolder(serial: StandingSerial) {
  const { state, scannedFor, unloadId } = serial;
  const orderId = scannedFor ? scannedFor.orderId : state === "shipped" ? serial.orderId : undefined;
  const [order, together] = await Promise.all([
    orderId === undefined ? undefined : findOrder(orderId),
    state !== "shipped" || unloadId === undefined ? undefined : serialsTakenBy(unloadId, { limit: named }),
  ]);
  return {
    serial,
    shipmentId: goesWith(serial),
    ...(order && {
      order: {
        id: order.id,
        number: order.number,
        customer: order.customer.companyName ?? order.customer.name,
      },
    }),
    soldWith: (together?.items ?? []).filter(
      ({ code, productId }) => code !== serial.code || productId !== serial.productId,
    ),
  };
}
