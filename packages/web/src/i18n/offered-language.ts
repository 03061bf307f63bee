import { isLanguage, type Language } from "@solvia/core/platform/locale";

/** Norwegians' browsers say it in three ways; the shop writes one of them. */
const sameAs: Readonly<Record<string, Language>> = { no: "nb", nn: "nb" };

/** The first of the browser's languages that the shop is written in; undefined where it is read already, or none is. */
export function offeredLanguage(preferred: readonly string[], read: Language): Language | undefined {
  const codes = preferred.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  const first = codes.map((code) => sameAs[code] ?? code).find((code) => isLanguage(code));
  return first === read ? undefined : first;
}
