import { loadWarehouse, mainWarehouseId, numberedWrites, packagesOf, type Warehouse } from "../../logistics/index.ts";
import { demandNoneWithdrawn, pickup } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import { closingChecks } from "../../serials/index.ts";
import type { Carrier } from "../shipment.ts";
import { isAlike } from "../seen.ts";
import { leavesWithout } from "../send-shipment.ts";
import { demandAble, demandMayLeave, type Standing } from "../shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "../stored-shipment.ts";
import { mainPlace } from "./document-of.ts";
import { annulWrites, issueDocument, type Issue } from "./issue-document.ts";
import { standingDocument } from "./stored-document.ts";
import {
  namedBy,
  type Cause,
  type LoadingPlace,
  type TransportCarrier,
  type TransportedBy,
  type TransportTerms,
} from "./transport-document.ts";

/** What the office says of a document beside what the shipment says: left out, it is a sale, and who is known to drive drives. */
export interface Asked {
  cause?: Cause | undefined;
  terms?: TransportTerms | undefined;
  by?: TransportedBy | undefined;
  /** Who takes it, where the shipment doesn't say it yet. */
  carrier?: Carrier | undefined;
  /** Why it is issued though serials of its pieces weren't scanned. */
  withoutSerials?: string | undefined;
  transportStart?: Instant | undefined;
  plate?: string | undefined;
  notes?: string | undefined;
  date?: CivilDate | undefined;
}

/** Where goods are loaded, as the warehouse is called and lies today. */
function placeOf({ id, name, ddtSeries: code, ...fields }: Warehouse): LoadingPlace {
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
  const warehouse = await loadWarehouse(warehouseId);
  const by = asked.by ?? (file.carrier ? "carrier" : pickedUp ? "recipient" : "sender");
  return {
    order,
    shipment: summaryOf(standing),
    warehouse: placeOf(warehouse),
    numbered: numberedWrites(warehouse),
    packages: file.packages ?? packagesOf(lines, order.lines),
    ...(by === "carrier" && file.carrier && { carrier: carrierOf(file.carrier) }),
    by,
    cause: asked.cause ?? "sale",
    terms: asked.terms ?? (pickedUp ? "exw" : "franco"),
    transportStart: asked.transportStart,
    plate: asked.plate,
    notes: asked.notes,
    date: asked.date,
  };
}

/**
 * Its paper may be written: it is ready, its goods may leave, they are scanned, and who is said to carry them is known and can. Problems: invalid-transition, not-shippable,
 * shipment-held, shipping-held, serials-missing, serials-too-many, carrier-missing, carrier-unfit, version-conflict where it has another carrier meanwhile.
 */
async function demandPaper(standing: Standing, asked: Asked): Promise<Standing> {
  const { state, file, movementId, lines } = standing;
  if (state !== "ready" && state !== "scheduled") {
    throw new Problem("invalid-transition", { state, action: "transport-document" });
  }
  demandMayLeave(standing);
  demandNoneWithdrawn(standing.order, standing);
  if (asked.carrier && file.carrier && !isAlike(asked.carrier, file.carrier)) throw new Problem("version-conflict");
  const carrier = file.carrier ?? asked.carrier;
  if (asked.by === "carrier" && !carrier) throw new Problem("carrier-missing");
  if (carrier && (asked.by ?? "carrier") === "carrier") demandAble(carrier, standing);
  await closingChecks(movementId, lines, { without: asked.withoutSerials });
  return { ...standing, file: { ...file, ...(carrier && { carrier }) } };
}

/**
 * Gives a shipment that is ready its transport document, with the next number of its warehouse, in the transaction that names it in its order: of two
 * clerks at once each shipment gets one, and no number is missing. A carrier that is said with it is the shipment's from then on. Problems: not-found,
 * transport-document-there, date-before-last-document, invalid-input, and those of `demandPaper`.
 */
export const issueTransportDocument = (id: string, asked: Asked, now: Date): Promise<Standing> =>
  decidedAnew(async () => {
    const found = await loadShipment(id);
    const before = await demandPaper(found, asked);
    const { carrier } = before.file;
    const { document, writes } = await issueDocument(await issueOf(before, asked), now);
    return writeShipment({
      before: found,
      after: { ...summaryOf(before), transportDocument: namedBy(document), carrier: carrier?.name ?? before.carrier },
      file: { ...(carrier && { carrier }), ...(asked.withoutSerials && leavesWithout(asked.withoutSerials, now)) },
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
      // It was said of that document.
      file: { withoutSerials: undefined },
      also: writes,
      now,
    });
  });
