import type { OfficeVatRule, VatTreatment } from "../../tax/index.ts";
import type { Confirmed, Proposed } from "../../platform/four-eyes/four-eyes.ts";
import { isCivilDate, type CivilDate } from "../../platform/time.ts";

/** How an order may be taxed by decision of two administrators; "as-placed" takes such a decision back. */
export type VatChoice = OfficeVatRule | "as-placed";

/** What one administrator proposes; nothing of the order has changed. */
export interface VatProposal extends Proposed {
  rule: VatChoice;
  /** The invoice quotes it: what proves that goods leave Italy, what else has to be said of a declaration of intent. */
  reason: string;
  /** Of a declaration of intent, "12345678901234567-123456": the Agenzia's receipt, which the invoice has to quote (law 34/2019, art. 12-septies). */
  protocol?: string | undefined;
  /** The day of that receipt, where it isn't the one in the protocol. */
  receivedOn?: CivilDate | undefined;
}

/** What two administrators have decided, and how the order was taxed when it was placed. */
export interface VatDecision extends VatProposal, Confirmed {
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

/** The day that a protocol begins with, as the Agenzia numbers by the moment of receipt ("261123…": 23 November 2026); undefined where there is no such day. */
export function dayInProtocol(protocol: string): CivilDate | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)/.exec(plainProtocol(protocol)) ?? [];
  const date = `20${year}-${month}-${day}`;
  return isCivilDate(date) ? date : undefined;
}

/** The declaration of intent that a decision rests on, as documents quote it; undefined of any other decision. */
export function intentOf(decision: Pick<VatProposal, "rule" | "protocol" | "receivedOn"> | undefined) {
  const { rule, protocol, receivedOn } = decision ?? {};
  if (rule !== "declaration-of-intent" || !protocol) return undefined;
  const on = receivedOn ?? dayInProtocol(protocol);
  return { protocol, ...(on && { receivedOn: on }) };
}
