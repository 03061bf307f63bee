import type { Instant } from "../platform/time.ts";

/** What a register said of a VAT number, and when: the proof that an order without VAT keeps (domain-rules 8.11). */
export interface VatCheck {
  /** With its prefix: "DE136695976", "XI980780684". */
  number: string;
  /** Unknown: no register, none reached, or none that gave a clear answer. It is neither yes nor no. */
  status: "valid" | "invalid" | "unknown";
  checkedAt: Instant;
  source?: string | undefined;
  /** The register's own number of this consultation, where it gives one. */
  consultationNumber?: string | undefined;
  /** Whom the register names, where the country tells. */
  name?: string | undefined;
  address?: string | undefined;
}

const hour = 3_600_000;
const minute = 60_000;

/** How long an answer counts (domain-rules 3.5); after silence the register is asked again in a minute. */
const goodFor: Readonly<Record<VatCheck["status"], number>> = { valid: 24 * hour, invalid: hour, unknown: minute };

/**
 * Whether the answer still counts at that moment, so that nobody has to ask again. One that came later proves nothing of the
 * moment before it.
 */
export function isFresh({ status, checkedAt }: Pick<VatCheck, "status" | "checkedAt">, now: Date): boolean {
  const age = now.getTime() - Date.parse(checkedAt);
  return age >= 0 && age <= goodFor[status];
}

/** Prefixes of the member states' VAT numbers; Greece writes EL. Northern Ireland's XI stands apart. */
const memberStates: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const northernIreland = "XI";

/** The prefix that says which register issued a number. */
export const prefixOf = (number: string): string => number.slice(0, 2);

/** Whether a number was issued by a member state other than the one that the goods leave, Italy (art. 138 dir. 2006/112/EC). */
export const isOfAnotherMemberState = (number: string): boolean =>
  memberStates.has(prefixOf(number)) && prefixOf(number) !== "IT";

/** Whether VIES answers for a number with this prefix. */
export const isInVies = (prefix: string): boolean => memberStates.has(prefix) || prefix === northernIreland;

/** Whether VIES answers for this number. */
export const hasTradeRegister = (number: string): boolean => isInVies(prefixOf(number));
