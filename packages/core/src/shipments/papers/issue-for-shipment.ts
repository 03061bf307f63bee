import { loadWarehouse, mainWarehouseId, packagesOf } from "../../logistics/index.ts";
import { pickup } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import type { Carrier } from "../shipment.ts";
import type { Standing } from "../shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "../stored-shipment.ts";
import { mainPlace } from "./document-of.ts";
import { annulWrites, issueDocument, type Issue } from "./issue-document.ts";
import { standingDocument } from "./stored-document.ts";
import {
  namedBy,
  type Cause,
  type LoadingPlace,
  type TransportCarrier,
  type TransportTerms,
} from "./transport-document.ts";

/** What the office says of a document beside what the shipment says: left out, it is a sale that leaves now, and whoever drives pays. */
export interface Asked {
  cause?: Cause | undefined;
  terms?: TransportTerms | undefined;
  transportStart?: Instant | undefined;
  plate?: string | undefined;
  notes?: string | undefined;
  date?: CivilDate | undefined;
}

/** Where goods are loaded, as the warehouse is called and lies today. */
async function placeOf(warehouseId: string): Promise<LoadingPlace> {
  const { id, name, ddtSeries: code, ...fields } = await loadWarehouse(warehouseId);
  const { street, houseNumber, postalCode, city, provinceCode, countryCode } = fields;
  const address = { ...mainPlace.address, street, houseNumber, postalCode, city, provinceCode, countryCode };
  return { id, name, address, ...(id !== mainWarehouseId && { code }) };
}

/** Of a carrier what its document says: whoever is a third party in the transport (DPR 472/1996), by name, VAT number and address. */
const carrierOf = ({ name, vatNumber, address }: Carrier): TransportCarrier => ({ name, vatNumber, address });

/** What a shipment says of its document beside what is asked: who drives, what is handed over, where it is loaded. */
export async function issueOf(standing: Standing, asked: Asked): Promise<Issue> {
  const { order, file, lines, address, warehouseId } = standing;
  const pickedUp = (address ?? order.address) === pickup;
  return {
    order,
    shipment: summaryOf(standing),
    warehouse: await placeOf(warehouseId),
    packages: file.packages ?? packagesOf(lines, order.lines),
    ...(file.carrier && { carrier: carrierOf(file.carrier) }),
    by: file.carrier ? "carrier" : pickedUp ? "recipient" : "sender",
    cause: asked.cause ?? "sale",
    terms: asked.terms ?? (pickedUp ? "exw" : "franco"),
    transportStart: asked.transportStart,
    plate: asked.plate,
    notes: asked.notes,
    date: asked.date,
  };
}

/**
 * Gives a shipment that is ready its transport document, with the next number of its warehouse, in the transaction that names it in its order: of two
 * clerks at once each shipment gets one, and no number is missing. Problems: not-found, invalid-transition, transport-document-there,
 * date-before-last-document, invalid-input.
 */
export const issueTransportDocument = (id: string, asked: Asked, now: Date): Promise<Standing> =>
  decidedAnew(async () => {
    const before = await loadShipment(id);
    const { state } = before;
    if (state !== "ready" && state !== "scheduled") {
      throw new Problem("invalid-transition", { state, action: "transport-document" });
    }
    const { document, writes } = await issueDocument(await issueOf(before, asked), now);
    return writeShipment({
      before,
      after: { ...summaryOf(before), transportDocument: namedBy(document) },
      also: writes,
      now,
    });
  });

/** Takes a shipment's document back before its goods leave: it stays as annulled, its number stays used. Problems: not-found, invalid-transition. */
export const annulTransportDocument = (id: string, reason: string, now: Date): Promise<Standing> =>
  decidedAnew(async () => {
    const before = await loadShipment(id);
    const { writes } = annulWrites(await standingDocument(id), reason, now);
    return writeShipment({
      before,
      after: { ...summaryOf(before), transportDocument: undefined },
      also: writes,
      now,
    });
  });
