/** Serials as they were scanned, typed or pasted: one a line, or with blanks, commas or semicolons between them; each once. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

/** What stands in the text and besides it these codes, each once. */
export const withCodes = (text: string, codes: readonly string[]): string =>
  codesIn([text, ...codes].join("\n")).join("\n");
