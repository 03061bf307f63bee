import type { OfficeVatRule, VatTreatment } from "../../tax/index.ts";
import type { Instant } from "../../platform/time.ts";

/** How an order may be taxed by decision of two administrators; "as-placed" takes such a decision back. */
export type VatChoice = OfficeVatRule | "as-placed";

/** What one administrator proposes; nothing of the order has changed. */
export interface VatProposal {
  rule: VatChoice;
  /** The invoice quotes it: what proves that goods leave Italy, what else has to be said of a declaration of intent. */
  reason: string;
  /** Of a declaration of intent, "12345678901234567-123456": the Agenzia's receipt, which the invoice has to quote (law 34/2019, art. 12-septies). */
  protocol?: string | undefined;
  /** A user's id. */
  proposedBy: string;
  proposedOn: Instant;
}

/** What two administrators have decided, and how the order was taxed when it was placed. */
export interface VatDecision extends VatProposal {
  confirmedBy: string;
  confirmedOn: Instant;
  asPlaced: VatTreatment;
}

/** As the Agenzia delle Entrate numbers what it has received: 17 digits and a progressive of six, parted by a hyphen or a slash. */
const protocolForm = /^\d{17}-\d{6}$/;

/** A protocol as it is kept, however its parts are parted. */
export const plainProtocol = (text: string): string => text.replaceAll(/\s/g, "").replace("/", "-");

export const isProtocol = (text: string): boolean => protocolForm.test(plainProtocol(text));

/** What a document says of it. */
export const causeOf = ({ reason, protocol }: Pick<VatProposal, "reason" | "protocol">): string =>
  protocol ? `Dichiarazione d'intento, protocollo ${protocol}. ${reason}` : reason;
