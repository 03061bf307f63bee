import { useEffect } from "react";
import type { Language } from "@solvia/core/platform/locale";
import { setLanguage, useTexts } from "../../../i18n/index.ts";
import { languageIsChosen } from "../../../i18n/language.ts";
import { useUser } from "../../login/session.ts";

/**
 * A document is read in the language in which it was written, page and all, by whoever has chosen none and isn't logged in
 * (docs/decisions/localisation.md). Whether the page speaks it, so that it isn't drawn in another one first.
 */
export function useDocumentLanguage(written: Language | undefined): boolean {
  const user = useUser();
  const { language } = useTexts();
  const isOther = written !== undefined && user === null && !languageIsChosen() && language !== written;
  useEffect(() => {
    if (isOther) void setLanguage(written, { keep: false });
  }, [isOther, written]);
  return user !== undefined && !isOther;
}
