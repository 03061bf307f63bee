import type { Language } from "../../platform/locale.ts";
import { digestsOf } from "./digest.ts";
import { fieldsToTranslate, type Origins, type Translated } from "./origins.ts";
import { translateHtml, translateText, type Translator } from "./translate-text.ts";

interface Source<F extends string> {
  fields: readonly F[];
  italian: Partial<Record<F, string | undefined>>;
  /** The fields that are HTML. */
  rich: ReadonlySet<string>;
  /** Names that stay as they are. */
  names: readonly string[];
}

interface Result<F extends string> extends Translated<F> {
  /** Whether anything was written. */
  changed: boolean;
  /** Texts that were left to the person who corrected them. */
  kept: number;
}

/** Brings one language up to date with the Italian: only what is missing or old, and never what a person wrote. */
export async function translateFields<F extends string>(
  { fields, italian, rich, names }: Source<F>,
  before: Translated<F>,
  to: Language,
  translator: Translator,
): Promise<Result<F>> {
  const source = digestsOf(fields, italian);
  const { open, kept } = fieldsToTranslate(fields, source, before);
  const texts = { ...before.texts };
  const origins: Origins<F> = { ...before.origins };
  const wanted = open.filter((field) => italian[field] || texts[field]);
  await Promise.all(
    wanted.map(async (field) => {
      const text = italian[field] ?? "";
      const work = { to, names, translator };
      texts[field] = text === "" ? "" : await (rich.has(field) ? translateHtml(text, work) : translateText(text, work));
      origins[field] = { by: "machine", source: source[field] };
    }),
  );
  return { texts, origins, kept, changed: wanted.length > 0 };
}
