import type { Language } from "@solvia/core/platform/locale";
import { Problem } from "@solvia/core/platform/problems";
import { namesOf } from "./product-names.ts";

/** Writes a product's names in all other languages at once, as somebody who corrects translations would; those of an earlier start stay. */
export async function seedNames(id: string, italian: string): Promise<void> {
  const names = Object.entries(namesOf(italian)) as [Language, string][];
  if (names.length === 0) return;
  const { correctProductLanguages } = await import("@solvia/core/catalogue/translation/product-translations");
  const texts = Object.fromEntries(names.map(([language, name]) => [language, { name }]));
  await correctProductLanguages(id, { version: 0, texts }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === "version-conflict")) throw error;
  });
}
