/** Who wrote a translated text, and of which Italian. */
export interface Origin {
  by: "machine" | "hand";
  /** Digest of the Italian text that it translates. */
  source: string;
}

export const seriesTextFields = [
  "descriptionTitle",
  "descriptionSubtitle",
  "descriptionRich",
  "description2Rich",
] as const;
export const productTextFields = ["name", "descriptionTitle", "descriptionSubtitle"] as const;
export type SeriesTextField = (typeof seriesTextFields)[number];
export type ProductTextField = (typeof productTextFields)[number];

export type Origins<F extends string> = Partial<Record<F, Origin>>;
type Texts<F extends string> = Partial<Record<F, string | undefined>>;

/** The texts of one language with who wrote each. */
export interface Translated<F extends string> {
  texts: Texts<F>;
  origins: Origins<F>;
}

/**
 * Whether the machine may write this text: there is none yet, or its own older one translates another Italian. A text
 * without a mark was written by a person.
 */
export function machineMayWrite(text: string | undefined, origin: Origin | undefined, source: string): boolean {
  if (!text) return true;
  return origin?.by === "machine" && origin.source !== source;
}

/** The fields that the machine is to write, and how many it leaves to the person who corrected them. */
export function fieldsToTranslate<F extends string>(
  fields: readonly F[],
  source: Readonly<Record<F, string>>,
  { texts, origins }: Translated<F>,
): { open: F[]; kept: number } {
  const byHand = fields.filter((field) => texts[field] && origins[field]?.by !== "machine");
  const open = fields.filter((field) => machineMayWrite(texts[field], origins[field], source[field]));
  return { open, kept: byHand.length };
}

/** What is read in a language: a person's correction, else what the record itself says in it, else the machine's. */
export function mergedTexts<F extends string>(own: Texts<F>, translated: Translated<F> | undefined): Texts<F> {
  if (!translated) return own;
  const { texts, origins } = translated;
  const merged: Texts<F> = { ...own };
  for (const [name, text] of Object.entries(texts) as [F, string | undefined][]) {
    if (text && (origins[name]?.by === "hand" || !own[name])) merged[name] = text;
  }
  return merged;
}

/** Who wrote a text that is read, and whether the Italian has changed since. */
interface Attribution {
  by: Origin["by"];
  outdated: boolean;
}

/**
 * What is read in a language, each text with who wrote it: `own` is what the record itself says in it. A text without a
 * mark was written by a person. A text that is missing is empty.
 */
export function attributed<F extends string>(
  fields: readonly F[],
  source: Readonly<Record<F, string>>,
  own: Texts<F>,
  translated: Translated<F> | undefined,
) {
  const merged = mergedTexts(own, translated);
  const texts = Object.fromEntries(fields.map((field) => [field, merged[field] ?? ""])) as Record<F, string>;
  const origins: Partial<Record<F, Attribution>> = {};
  for (const field of fields.filter((name) => texts[name])) {
    const origin = texts[field] === translated?.texts[field] ? translated?.origins[field] : undefined;
    origins[field] = { by: origin?.by ?? "hand", outdated: origin !== undefined && origin.source !== source[field] };
  }
  return { texts, origins };
}

/**
 * The texts after a person's correction: what they changed is theirs, what they emptied is the machine's again. An outdated
 * text that they send unchanged they have found right for the new Italian.
 */
export function corrected<F extends string>(
  before: Translated<F>,
  wanted: Texts<F>,
  source: Readonly<Record<F, string>>,
): Translated<F> {
  const texts: Texts<F> = { ...before.texts };
  const origins: Origins<F> = { ...before.origins };
  for (const [name, text] of Object.entries(wanted) as [F, string | undefined][]) {
    const origin = before.origins[name];
    const isUpToDate = !origin || origin.source === source[name];
    if (text === undefined || (text === before.texts[name] && (!text || isUpToDate))) continue;
    texts[name] = text;
    if (text) origins[name] = { by: "hand", source: source[name] };
    else delete origins[name];
  }
  return { texts, origins };
}
