import type { Locale } from "../platform/locale.ts";
import type { Cents } from "../platform/money.ts";

/** The shops whose customers' banks read the code in their apps; Finland's would too, and has no shop. Italy's don't. */
const readBy: ReadonlySet<Locale> = new Set<Locale>(["de", "at", "be", "nl"]);

interface Transfer {
  /** Letters at most: 70, 140 of the reason. */
  holder: string;
  /** Without spaces. */
  iban: string;
  reason: string;
  /** With VAT. */
  amount: Cents;
}

/** Cents, of a code: 0.01 to 999,999,999.99 euro. */
const [least, most] = [1, 99_999_999_999];

/**
 * What the code of a SEPA transfer says (EPC069-12, version 002): a line each for service, version, UTF-8, credit transfer, the bank's BIC, which
 * the EEA no longer needs, who is paid, their account, the amount, a purpose, a structured and a plain reason. Undefined where the customer's
 * banks don't read it, or what is paid has no room in it.
 */
export function epcText({ holder, iban, reason, amount }: Transfer, locale: Locale): string | undefined {
  if (!readBy.has(locale) || amount < least || amount > most || holder.length > 70 || reason.length > 140)
    return undefined;
  const euro = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  return ["BCD", "002", "1", "SCT", "", holder, iban, euro, "", "", reason].join("\n");
}
