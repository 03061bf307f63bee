import { plusDays, plusMonths, type CivilDate, type Instant } from "../platform/time.ts";

/** SEPA's two schemes: CORE, whose debtor may ask for the money back for eight weeks without a reason; B2B, of companies alone. */
export const mandateSchemes = ["CORE", "B2B"] as const;
export type MandateScheme = (typeof mandateSchemes)[number];

/** A mandate that a company has given to the house itself, by which the house's own bank collects. */
export interface BankMandate {
  companyId: string;
  version: number;
  /** The unique mandate reference: no other mandate of the house ever has it. */
  reference: string;
  signedOn: CivilDate;
  iban: string;
  scheme: MandateScheme;
  notedOn: Instant;
  cancelledOn?: CivilDate | undefined;
  /** "{slip}/{transaction}": the debit that was the first. */
  firstUse?: string | undefined;
  /** The day at the bank of the last debit. */
  lastUsedOn?: CivilDate | undefined;
}

export const mandateStates = ["active", "cancelled", "expired"] as const;
export type MandateState = (typeof mandateStates)[number];

/** A mandate ends 36 months after it was used last, or signed if it never was (EPC016-06, section 4.1). */
export const mandateEndsOn = ({ lastUsedOn, signedOn }: Pick<BankMandate, "lastUsedOn" | "signedOn">): CivilDate =>
  plusMonths(lastUsedOn ?? signedOn, 36);

export function mandateStateOf(
  mandate: Pick<BankMandate, "lastUsedOn" | "signedOn" | "cancelledOn">,
  today: CivilDate,
): MandateState {
  if (mandate.cancelledOn) return "cancelled";
  return mandateEndsOn(mandate) < today ? "expired" : "active";
}

/** Whether a text may be a mandate's reference: up to 35 of SEPA's letters, no slash at either end and no two together. */
export const isMandateReference = (text: string): boolean =>
  /^[A-Za-z0-9+?:().,'/ -]{1,35}$/.test(text) && !/^\/|\/$|\/\/|^ | $/.test(text);

/** Why the debtor's bank has sent a debit back, by ISO's external code list, as the EPC's rulebooks use it. */
export const returnCodes = [
  "AM04",
  "MD06",
  "MD01",
  "MS02",
  "MS03",
  "AC01",
  "AC04",
  "AC06",
  "AG01",
  "MD07",
  "SL01",
] as const;
export type ReturnCode = (typeof returnCodes)[number];

interface Returned {
  scheme: MandateScheme;
  code: ReturnCode;
  /** The debit's day at the bank. */
  collectedOn: CivilDate;
  /** The day on which it came back. */
  on: CivilDate;
}

/**
 * Why a debit can't have come back so: the money may be asked for again without a reason (MD06) for eight weeks by CORE, never by B2B; an
 * unauthorised debit (MD01) comes back for thirteen months by CORE.
 */
export function returnRefusal({ scheme, code, collectedOn, on }: Returned): "no-refund-b2b" | "too-late" | undefined {
  if (code === "MD06" && scheme === "B2B") return "no-refund-b2b";
  if (code === "MD06" && on > plusDays(collectedOn, 56)) return "too-late";
  return code === "MD01" && on > plusMonths(collectedOn, 13) ? "too-late" : undefined;
}
