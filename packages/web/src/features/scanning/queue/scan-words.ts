import type { Doubt, RefusedBecause } from "@solvia/core/serials/codes/judge-serial";
import { otherKinds, type OtherKind } from "@solvia/core/serials/codes/lookalikes";
import type { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
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
type PlainDoubt = Exclude<Doubt, `maybe-${OtherKind}`>;

/** What is asked about a code that may be a serial. */
export function doubtText(t: T, doubt: string, params: Readonly<Record<string, unknown>>): string {
  if (doubt.startsWith(maybe)) return t(`scanning.looksLike.${doubt.slice(maybe.length) as OtherKind}`);
  const known = doubt as PlainDoubt;
  const { length, beginning, choices } = params;
  return t(`scanning.doubt.${known}`, {
    signs: String(length),
    beginning: String(beginning),
    choices: String(choices),
  });
}
