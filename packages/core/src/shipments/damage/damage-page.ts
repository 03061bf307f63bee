import { romeDate, type CivilDate } from "../../platform/time.ts";
import { crossesBorder } from "../papers/crosses-border.ts";
import type { TransportDocument } from "../papers/transport-document.ts";
import { loadShipment } from "../stored-shipment.ts";
import { carrierDeadline, daysLeft } from "./deadline.ts";
import type { DamageClaim } from "./claim.ts";
import { documentOfToken } from "./page-token.ts";
import { claimsOf } from "./stored-claim.ts";

/** By which law a document's carrier is told. */
export const basisOf = ({ content }: Pick<TransportDocument, "content">) =>
  crossesBorder(content) ? ("cmr" as const) : ("national" as const);

/** Of a claim what whoever has the paper may know: nothing of who has told it. */
const toldOf = ({ id, damage, lines, status, createdOn, result, pictures }: DamageClaim) => ({
  id,
  damage,
  status,
  createdOn,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  pictures: pictures.length,
  outcome: result?.outcome,
});

/** The day on which a document's goods came; undefined while nobody has said it, and for one that its shipment didn't come with in the end. */
export async function cameOn({ shipmentId, content }: TransportDocument): Promise<CivilDate | undefined> {
  const { deliveredOn, transportDocument } = await loadShipment(shipmentId);
  return deliveredOn && transportDocument?.number === content.number ? romeDate(new Date(deliveredOn)) : undefined;
}

/**
 * What stands on the page behind the code: of the paper its number, packages and lines, until when the carrier is told of damage that is
 * found later, counted from today where nobody has said that the goods came, and what was told already. Problem: token-invalid.
 */
export async function damagePage(token: string, now: Date) {
  const document = await documentOfToken(token);
  const { content, state, shipmentId, place } = document;
  const [came, claims] = await Promise.all([cameOn(document), claimsOf(shipmentId)]);
  const today = romeDate(now);
  const basis = basisOf(document);
  const until = carrierDeadline(basis, came ?? today);
  return {
    number: content.number,
    date: content.date,
    language: content.language,
    left: state !== "issued",
    carrier: content.carrier?.name,
    packages: content.packages.count,
    pallets: content.packages.pallets,
    lines: content.lines.map(({ productId, code, name, quantity }) => ({ productId, code, name, quantity })),
    today,
    arrivedOn: came,
    basis,
    until,
    daysLeft: daysLeft(until, today),
    claims: claims.filter((claim) => claim.place === place).map(toldOf),
  };
}
