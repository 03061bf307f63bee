import { seller, sellersRegistration } from "../../content/index.ts";
import type { Party } from "../../invoicing/index.ts";
import { mainWarehouseId } from "../../logistics/index.ts";
import { pickup, type DeliveryAddress, type Order, type OrderShipment } from "../../orders/index.ts";
import { invalid, Problem, type FieldProblem } from "../../platform/problems.ts";
import { dayStart, instant, plusDays, romeDate, type CivilDate, type Instant } from "../../platform/time.ts";
import { dangerousOf, type Described } from "./dangerous-goods.ts";
import type {
  Cause,
  Destination,
  LoadingPlace,
  TransportCarrier,
  TransportContent,
  TransportedBy,
  TransportPackages,
  TransportTerms,
} from "./transport-document.ts";

/** What the office says when it issues a document. */
export interface Said {
  packages: TransportPackages;
  carrier?: TransportCarrier | undefined;
  by: TransportedBy;
  cause: Cause;
  terms: TransportTerms;
  /** Known at the hand-over at the latest. */
  transportStart?: Instant | undefined;
  plate?: string | undefined;
  notes?: string | undefined;
  /** The day that it bears; the series' last, or today, where nobody says it. */
  date?: CivilDate | undefined;
}

/** What it is issued of. */
export interface Sent {
  order: Order;
  shipment: OrderShipment;
  /** As on the day of issue (`partiesOf` of invoices). */
  buyer: Party;
  products: readonly Described[];
  /** The main warehouse where it is absent. */
  warehouse?: LoadingPlace | undefined;
}

const { register: _register, ...house } = sellersRegistration;

/** The warehouse that is there from the beginning: at the seller's own address (spec 9). */
export const mainPlace: LoadingPlace = { id: mainWarehouseId, name: seller.name, address: house };

const destinationOf = ({
  header: name,
  street,
  houseNumber,
  postalCode,
  city,
  provinceCode,
  countryCode,
  telephone,
  tailLift,
  forklift = false,
  truckAccess = true,
  island = false,
  addressDetails: details,
}: DeliveryAddress): Destination => ({
  name,
  street,
  houseNumber,
  postalCode,
  city,
  ...(provinceCode && { provinceCode }),
  countryCode,
  ...(telephone && { telephone }),
  tailLift,
  forklift,
  truckAccess,
  island,
  ...(details && { details }),
});

/**
 * The day that a document bears: today, or the last of its series where that is later. Problems: invalid-input at the field `date` of a day that is to
 * come, or before the one on which its goods were ordered; date-before-last-document of one that a later number would have an earlier date by (OCA/l10n-italy#1048).
 */
export function dateOf(
  wanted: CivilDate | undefined,
  { lastOn, orderedOn, today }: { lastOn: CivilDate | undefined; orderedOn: CivilDate; today: CivilDate },
): CivilDate {
  if (wanted === undefined) return lastOn !== undefined && lastOn > today ? lastOn : today;
  if (wanted > today) throw invalid({ field: "date", code: "in-the-future" });
  if (wanted < orderedOn) throw invalid({ field: "date", code: "before-order" });
  if (lastOn !== undefined && wanted < lastOn) throw new Problem("date-before-last-document", { last: lastOn });
  return wanted;
}

/** Minutes by which a start may lie before its document's issue: as long as somebody fills it in who says that the lorry sets out now. */
const minutesToFillIn = 15;

/** A document's own day, and when it was written. */
interface Written {
  date: CivilDate;
  issuedOn: Instant;
}

/**
 * Why goods can't set out then: before the document's day, or on it before the document was written, for there is one before they go (DPR 472/1996, art. 1; domain-rules 2.1).
 * Of one that bears another day than that on which it was written the day alone counts.
 */
function earlyStart(start: Instant, { date, issuedOn }: Written): "too-small" | "before-issue" | undefined {
  if (romeDate(new Date(start)) < date) return "too-small";
  const written = new Date(issuedOn);
  const first = written.getTime() - minutesToFillIn * 60_000;
  return romeDate(written) === date && Date.parse(start) < first ? "before-issue" : undefined;
}

/** How many days after its hand-over a transport begins at the latest: goods that a driver takes on before days on which no lorry drives. */
const mostDaysOn = 7;

const isTooFar = (start: Instant, from: CivilDate): boolean => romeDate(new Date(start)) > plusDays(from, mostDaysOn);

/**
 * When goods set out that are handed over: as it is said now, else as the document says, else now, or the beginning of its day where that is later. Problem: invalid-input at
 * the field `transportStart` of a moment before its document (`earlyStart`), or more than a week ahead.
 */
export function setOut(
  { date, transportStart, issuedOn }: Pick<TransportContent, "transportStart"> & Written,
  said: Instant | undefined,
  now: Date,
): Instant {
  const early = said === undefined ? undefined : earlyStart(said, { date, issuedOn });
  if (early) throw invalid({ field: "transportStart", code: early });
  if (said !== undefined && isTooFar(said, romeDate(now))) throw invalid({ field: "transportStart", code: "too-big" });
  const [at, day] = [instant(now), dayStart(date)];
  if (said !== undefined) return said;
  // What was meant to set out on a day that is over sets out now.
  const isOver = transportStart !== undefined && romeDate(new Date(transportStart)) < romeDate(now);
  return transportStart !== undefined && !isOver ? transportStart : at < day ? day : at;
}

/** Whoever drives is named, weights are possible, and it is issued before the goods go (DPR 472/1996, art. 1). */
function demandWhole({ packages, by, carrier, transportStart }: Said, written: Written): void {
  const early = transportStart === undefined ? undefined : earlyStart(transportStart, written);
  const { count, pallets, grossGrams, netGrams } = packages;
  const faults: (FieldProblem | false)[] = [
    count < 1 && { field: "packages.count", code: "too-small" },
    pallets > count && { field: "packages.pallets", code: "too-big" },
    grossGrams < netGrams && { field: "packages.grossGrams", code: "too-small" },
    by === "carrier" && !carrier?.name.trim() && { field: "carrier", code: "required" },
    early !== undefined && { field: "transportStart", code: early },
    transportStart !== undefined &&
      isTooFar(transportStart, written.date) && { field: "transportStart", code: "too-big" },
  ];
  const found = faults.filter((fault) => fault !== false);
  if (found.length > 0) throw invalid(...found);
}

/** A shipment's lines as its order names them; what its order doesn't know isn't sent with it. */
const linesOf = ({ order, shipment }: Sent): TransportContent["lines"] =>
  shipment.lines.map(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId);
    if (!line) throw new Problem("not-found");
    const { productCode: code, brand, name } = line;
    return { productId, code, name: `${brand} ${name}`.trim(), quantity };
  });

/** The snapshot of a shipment under a number and a date. Problems: invalid-input at the field that is wrong, not-found. */
export function documentOf(
  sent: Sent,
  said: Said,
  { number, date, issuedOn }: Pick<TransportContent, "number"> & Written,
): TransportContent {
  demandWhole(said, { date, issuedOn });
  const { order, shipment, buyer, products, warehouse = mainPlace } = sent;
  const { packages, carrier, by, cause, terms, transportStart, plate, notes } = said;
  const to = shipment.address ?? order.address;
  const { anonymousPackaging, customer, locale, number: orderNumber, customerReference, quotation } = order;
  return {
    number,
    date,
    ...(transportStart && { transportStart }),
    cause,
    terms,
    by,
    ...(carrier && { carrier }),
    ...(plate && { plate }),
    seller: house,
    loadedAt: { name: warehouse.name, address: warehouse.address },
    buyer,
    ...(to !== pickup && { destination: destinationOf(to) }),
    lines: linesOf(sent),
    packages,
    dangerous: dangerousOf(shipment.lines, products),
    ...(anonymousPackaging && { onBehalfOf: customer.companyName ?? customer.name }),
    language: customer.language,
    locale,
    orderNumber,
    ...(customerReference && { customerReference }),
    ...(quotation && {
      quotation: { number: quotation.number, version: quotation.version, hash: quotation.hash },
    }),
    ...(notes && { notes }),
  };
}

/** The content with the serials that were scanned of each article, by product: what the list that goes with it holds. */
export const withSerials = (content: TransportContent, scanned: ReadonlyMap<string, number>): TransportContent => ({
  ...content,
  lines: content.lines.map(({ serials: _before, ...line }) => {
    const serials = scanned.get(line.productId);
    return serials ? { ...line, serials } : line;
  }),
});
