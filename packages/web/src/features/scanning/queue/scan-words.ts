import type { Doubt, RefusedBecause } from "@solvia/core/serials/codes/judge-serial";
import { otherKinds, type OtherKind } from "@solvia/core/serials/codes/lookalikes";
import type { Language } from "@solvia/core/platform/locale";
import type { ScanDoubt } from "@solvia/core/serials/scan/scan-doubt";
import type { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { date } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/words.ts";

type T = Translate<typeof officeScanningTexts>;

const isOther = (because: string): because is OtherKind => otherKinds.some((kind) => kind === because);

/** What a code is that is no serial. */
export const becauseText = (t: T, because: string): string => {
  const known = because as RefusedBecause;
  return isOther(known)
    ? t(`scanning.is.${known}`)
    : t(`scanning.unreadable.${known satisfies Exclude<RefusedBecause, OtherKind>}`);
};

const maybe = "maybe-";
type PlainDoubt = Exclude<Doubt, `maybe-${OtherKind}`> | ScanDoubt;

/** What is asked about a code that may be a serial. */
export function doubtText(t: T, language: Language, doubt: string, params: Readonly<Record<string, unknown>>): string {
  if (doubt.startsWith(maybe)) return t(`scanning.looksLike.${doubt.slice(maybe.length) as OtherKind}`);
  const known = doubt as PlainDoubt;
  const { length, beginning, choices, on, productCode, name } = params;
  return t(`scanning.doubt.${known}`, {
    signs: String(length),
    beginning: String(beginning),
    choices: String(choices),
    on: typeof on === "string" ? date(on, language) : "",
    productCode: String(productCode),
    name: String(name),
  });
}
