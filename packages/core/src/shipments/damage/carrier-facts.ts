import { readerTag } from "../../platform/text/reader-format.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { DamageClaim } from "./claim.ts";
import { carrierWords } from "./carrier-words.ts";

/** The language of the claim: whom it goes to reads it (`carrierWords`). */
export const carrierLanguage = ({ basis }: Pick<DamageClaim, "basis">) => (basis === "cmr" ? "en" : "it");

/** What the claim says of its goods, label and value, in letter and PDF alike. */
export function carrierFacts(claim: DamageClaim): [label: string, value: string][] {
  const words = carrierWords[claim.basis];
  const format = new Intl.DateTimeFormat(readerTag(carrierLanguage(claim), "IT"), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const day = (on: CivilDate) => format.format(new Date(`${on}T00:00:00Z`));
  return [
    [words.document, `${claim.documentNumber}, ${day(claim.documentOn)}`],
    [words.received, day(claim.arrivedOn)],
    [words.what, words.kinds[claim.damage]],
    [words.reservation, `${claim.reservation} (${claim.reservedAtDoor ? words.reserved : words.unreserved})`],
  ];
}
