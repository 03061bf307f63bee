import { wordingFor } from "../../mail/index.ts";
import { countryOf, type Language, type Locale } from "../../platform/locale.ts";
import { fill } from "../../platform/text/fill.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import type { PlantKind } from "./request.ts";

/** What the form knows of what is to be built. */
export interface FormFields {
  plant: PlantKind;
  /** Watts at the peak. */
  power?: number | undefined;
  /** Watt hours. */
  storage?: number | undefined;
  place?: string | undefined;
  when?: string | undefined;
  /** Rows of the bill of material that goes with it. */
  rows: number;
}

/**
 * A first draft of a request's words in the reader's language: it names what the form's fields say and what is asked, and nothing else.
 */
export function draftedText(
  { plant, power, storage, place, when, rows }: FormFields,
  { language, locale }: { language: Language; locale: Locale },
): string {
  const { draft } = wordingFor(language).texts.request;
  const thousands = new Intl.NumberFormat(readerTag(language, countryOf(locale)?.code ?? "IT"), {
    maximumFractionDigits: 3,
  });
  const facts = [
    power && fill(draft.power, { power: `${thousands.format(power / 1000)} kWp` }),
    storage && fill(draft.storage, { storage: `${thousands.format(storage / 1000)} kWh` }),
    place && fill(draft.place, { place }),
    when && fill(draft.when, { when }),
  ].filter((fact) => typeof fact === "string");
  return [
    draft.hello,
    "",
    fill(draft.intro, { plant: draft.plants[plant] }),
    ...facts,
    ...(rows > 0 ? [fill(draft.rows, { number: rows })] : []),
    "",
    draft.asks,
    "",
    draft.thanks,
  ].join("\n");
}
