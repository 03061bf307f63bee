import type { Area } from "./areas.ts";
import type { Bundle, Texts } from "./words.ts";

/** The other languages, a file for each feature; the back office is read in Italian or English. */
const translated = import.meta.glob<Texts>("./translations/*/{showcase,system,orders,profile,people}.json", {
  import: "default",
});

export async function translatedBundles(
  area: Exclude<Area, "shop">,
  language: string,
): Promise<Readonly<Partial<Record<Bundle, Texts>>>> {
  const file = translated[`./translations/${language}/${area}.json`];
  return file ? { [area]: await file() } : {};
}
