import { demandStepOfShipment } from "../../orders/index.ts";
import type { Language } from "../../platform/locale.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { isLet } from "../../platform/machine.ts";
import { invalid, Problem, type FieldProblem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import { damageTold } from "../events.ts";
import type { TransportDocument } from "../papers/transport-document.ts";
import { shipmentMachine, type Standing } from "../shipment-machine.ts";
import { loadShipment, summaryOf, writeShipment } from "../stored-shipment.ts";
import { mostClaims, type DamageClaim, type DamagedLine, type DamageKind } from "./claim.ts";
import { takeDamagePictures } from "./claim-pictures.ts";
import { basisOf, cameOn } from "./damage-page.ts";
import { carrierDeadline } from "./deadline.ts";
import { documentOfToken } from "./page-token.ts";
import { oneMoreTold } from "./paper-counts.ts";
import { claimsOf, claimWrite, findClaim, toldInHistory, writeClaim } from "./stored-claim.ts";

/** What whoever has the paper tells. */
export interface ToldDamage {
  id: string;
  damage: DamageKind;
  lines: readonly { productId: string; quantity: number }[];
  reservation: string;
  reservedAtDoor: boolean;
  words?: string | undefined;
  name: string;
  contact?: string | undefined;
  /** The day on which the goods came; today where nobody says it. What the house knows goes before. */
  arrivedOn?: CivilDate | undefined;
  language: Language;
  pictures: readonly { key: string; name: string }[];
}

/** The paper's own lines, with so many of their pieces. Problem: invalid-input at the line that the paper doesn't have, or not so many of. */
function linesOf({ content }: TransportDocument, lines: ToldDamage["lines"]): DamagedLine[] {
  const faults: FieldProblem[] = [];
  const seen = new Set<string>();
  const found = lines.flatMap(({ productId, quantity }, at) => {
    const line = content.lines.find((one) => one.productId === productId);
    if (!line) faults.push({ field: `lines.${at}.productId`, code: "not-found" });
    else if (seen.has(productId)) faults.push({ field: `lines.${at}.productId`, code: "twice" });
    else if (quantity > line.quantity) faults.push({ field: `lines.${at}.quantity`, code: "too-big" });
    seen.add(productId);
    return line ? [{ productId, code: line.code, name: line.name, quantity }] : [];
  });
  if (faults.length > 0) throw invalid(...faults);
  return found;
}

/** When the goods came: as the house knows it, else as it is said. Problem: invalid-input of a day before the paper's own, or one that is to come. */
function arrivedOn(document: TransportDocument, known: CivilDate | undefined, told: ToldDamage, today: CivilDate) {
  if (known) return known;
  const on = told.arrivedOn ?? today;
  if (on > today) throw invalid({ field: "arrivedOn", code: "in-the-future" });
  if (on < document.content.date) throw invalid({ field: "arrivedOn", code: "too-small" });
  return on;
}

/** Whether its shipment is on its way, so that it becomes an exception: of goods that have arrived only the claim says it. */
const isUnderWay = (standing: Standing, document: TransportDocument): boolean =>
  standing.transportDocument?.number === document.content.number &&
  shipmentMachine.offers(standing, "report", "system") &&
  isLet(() => demandStepOfShipment(standing.order, "system"));

function claimOf(
  document: TransportDocument,
  { order, carrier }: Standing,
  told: ToldDamage,
  on: CivilDate,
  now: Date,
) {
  const { id, damage, lines, reservation, reservedAtDoor, words, name, contact, language } = told;
  const { shipmentId, place, content, orderId, userId, companyId } = document;
  const basis = basisOf(document);
  const named = content.carrier?.name ?? carrier;
  return {
    id,
    shipmentId,
    place,
    documentNumber: content.number,
    documentOn: content.date,
    orderId,
    orderNumber: content.orderNumber,
    userId,
    ...(companyId && { companyId }),
    customerName: order.customer.companyName ?? order.customer.name,
    ...(named && { carrier: named }),
    revision: 0,
    status: "open" as const,
    damage,
    lines: linesOf(document, lines),
    reservation,
    reservedAtDoor,
    ...(words && { words }),
    teller: { name, ...(contact && { contact }) },
    language,
    arrivedOn: on,
    basis,
    until: carrierDeadline(basis, on),
    createdOn: instant(now),
  };
}

/**
 * How many claims an address may tell in an hour, of whatever papers. What is refused counts for the endpoint's own limit alone: whoever types a wrong
 * day or sends a picture that can't be read has told nothing.
 */
const perAddress = {
  method: "POST",
  path: "/damage/{token}/claims#told",
  rateLimit: { limit: 20, windowSeconds: 3600 },
};

/** Tells damage of a document's goods; `count` is asked once nothing stands against it. */
async function tell(
  document: TransportDocument,
  told: ToldDamage,
  count: () => Promise<void>,
  now: Date,
): Promise<DamageClaim> {
  const { shipmentId, place } = document;
  const earlier = (await claimsOf(shipmentId)).filter((claim) => claim.place === place);
  if (earlier.length >= mostClaims) throw new Problem("limit-reached", { maximum: mostClaims });
  const on = arrivedOn(document, await cameOn(document), told, romeDate(now));
  const before = await loadShipment(shipmentId);
  const facts = claimOf(document, before, told, on, now);
  const after = { ...facts, pictures: await takeDamagePictures(document, told.pictures) };
  await count();
  const events = [damageTold.of({ shipmentId, claimId: told.id })];
  const counted = oneMoreTold(document, earlier.length);
  if (!isUnderWay(before, document)) return writeClaim(undefined, after, events, now, [counted]);
  const { claim, write } = claimWrite(undefined, after);
  const { damage, reservation } = told;
  const kind = damage === "visible" || damage === "hidden" ? ("damaged" as const) : ("other" as const);
  await writeShipment({
    before,
    after: summaryOf(shipmentMachine.after(before, "report", "system")),
    file: { problem: { kind, reason: reservation, on: instant(now) } },
    events,
    also: [write, counted],
    beside: [toldInHistory(claim)],
    actor: "system",
    now,
  });
  return claim;
}

/**
 * Whoever has the paper tells what is wrong with its goods; told twice under the same id it is the first one. Goods that are on their way
 * become an exception with it, in one transaction; later than the carrier's deadline it is taken all the same. Problems: token-invalid,
 * invalid-transition while the goods are in the house, limit-reached, not-found, unreadable-file, invalid-input, too-many-requests.
 */
export async function tellDamage(token: string, told: ToldDamage, now: Date, ip?: string): Promise<DamageClaim> {
  const document = await documentOfToken(token);
  if (document.state === "issued") throw new Problem("invalid-transition", { state: "issued", action: "tell-damage" });
  let isCounted = ip === undefined;
  const count = async () => {
    if (!isCounted && ip !== undefined) await limited(perAddress, ip, now);
    isCounted = true;
  };
  return decidedAnew(
    async () => (await findClaim(document.shipmentId, told.id)) ?? (await tell(document, told, count, now)),
  );
}
