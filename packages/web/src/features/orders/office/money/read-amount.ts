import { notationOf, readMoney } from "@solvia/core/platform/reading/index";
import type { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import type { Translate } from "../../../../i18n/words.ts";

type Read = { cents: number } | { error: string };

/** For what is sent; no number where it can't be taken. */
export const centsOf = (read: Read): number => ("cents" in read ? read.cents : Number.NaN);

/** Why it can't be taken. */
export const wordsOf = (read: Read): string | undefined => ("error" in read ? read.error : undefined);

/** What a typed amount says: cents, or why it can't be taken. What has two meanings is refused, with an example. */
export function readAmount(
  text: string,
  {
    language,
    most,
    minimum = 1,
    t,
  }: { language: string; most?: number; minimum?: number; t: Translate<typeof officeMoneyTexts> },
): Read {
  const reading = readMoney(text, { notation: notationOf(language), minimum });
  if (reading.is === "empty") return { error: t("officeMoney.required") };
  if (reading.is !== "exact") return { error: t("officeMoney.noAmount") };
  if (most !== undefined && reading.value > most) return { error: t("officeMoney.tooMuch") };
  return { cents: reading.value };
}
