export const questionCodes = [
  "product-code",
  "series",
  "price",
  "price-type",
  "twice",
  "unit",
  "decimal",
  "discount",
  "left-out",
] as const;

/** What has to be known before a table can be read, and can't be told from it. */
export interface Question {
  code: (typeof questionCodes)[number];
  /** The column that it is about. */
  column?: number | undefined;
  /** The text that could mean two things. */
  sample?: string | undefined;
}
