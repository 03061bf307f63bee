/** A row of a table: target to text, numbers as programs write them. */
export type TableRow = Readonly<Record<string, string>>;
