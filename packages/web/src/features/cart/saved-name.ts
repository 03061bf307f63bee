import { date } from "../../i18n/format.ts";
import type { Translate } from "../../i18n/words.ts";

/** What a saved cart is called: as it was named, else by the day on which it was begun, as its reader writes days. */
export const savedName = (
  t: Translate,
  { name, createdOn }: { name?: string | undefined; createdOn: string },
  language: string,
): string => name ?? t("cart.savedOn", { day: date(createdOn, language) });
