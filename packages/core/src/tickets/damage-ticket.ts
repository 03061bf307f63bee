import { createHash } from "node:crypto";
import { callerById } from "../accounts/index.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { findClaim } from "../shipments/index.ts";
import { startedClock } from "./clock/sla.ts";
import { clockOf } from "./desk/answer-ticket.ts";
import { findTicket, nextTicketNumber, writeTicket } from "./stored-ticket.ts";
import { ticketMachine } from "./ticket-machine.ts";
import type { Ticket } from "./ticket.ts";
import { headOf } from "./writing/ask-support.ts";
import { messageOf } from "./writing/message-of.ts";

interface Told {
  shipmentId: string;
  claimId: string;
}

/** The claim's own, so that what is heard twice is one; its id is chosen by whoever tells, so that it is no ticket's by itself. */
export const damageTicketId = ({ shipmentId, claimId }: Told): string =>
  `D${createHash("sha256").update(`${shipmentId}#${claimId}`).digest("hex").slice(0, 31)}`;

/**
 * What was told of damaged goods becomes a ticket of who bought them, of the moment when it was told: however late it is heard of, the desk's
 * clock, its day in the figures and its first answer count from then. Its letter is the claim's own. May be repeated.
 */
export async function ticketOfDamage(told: Told, now: Date): Promise<void> {
  const id = damageTicketId(told);
  const claim = await findClaim(told.shipmentId, told.claimId);
  if (!claim || (await findTicket(id))) return;
  const buyer = await callerById(claim.userId, now);
  if (!buyer) return;
  const { userId, companyId, orderId, orderNumber, reservation, words, lines, createdOn } = claim;
  const toldOn = new Date(createdOn);
  const [first] = lines;
  const text = [reservation, lines.map(({ name, quantity }) => `${quantity} × ${name}`).join("\n"), words].filter(
    Boolean,
  );
  const author = { id: userId, name: claim.teller.name, surname: "" };
  const message = await messageOf({ id, userId }, "customer", author, { text: text.join("\n\n") }, toldOn);
  const ticket: Ticket = {
    id,
    number: await nextTicketNumber(toldOn),
    userId,
    ...(companyId && { companyId }),
    customerName: claim.customerName,
    language: buyer.language,
    source: "damage",
    topic: "damage",
    subject: headOf(reservation),
    about: { kind: "order", orderId, orderNumber, ...(first && { productId: first.productId, product: first.name }) },
    tier: buyer.entitlement,
    ground: "bought",
    status: "open",
    revision: 0,
    clock: startedClock(buyer.entitlement, toldOn),
    messages: 1,
    notes: 0,
    lastFrom: "customer",
    lastOn: createdOn,
    since: createdOn,
    claim: told,
    createdOn,
  };
  await unlessChanged(() => writeTicket({ after: ticket, message, now }));
}

/** What became of a claim solves its ticket, where somebody still works at it; who bought the goods has the claim's letter. May be repeated. */
export async function solveDamageTicket(told: Told, now: Date): Promise<void> {
  const before = await findTicket(damageTicketId(told));
  if (!before || !ticketMachine.offers(before, "solve", "system")) return;
  const after = ticketMachine.after(before, "solve", "system");
  await writeTicket({ before, after: { ...after, clock: clockOf(after, now) }, now });
}
