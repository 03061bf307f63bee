/** What a bank's table tells of an entry. */
export const statementFields = [
  "date",
  "amount",
  "sign",
  "credit",
  "debit",
  "currency",
  "text",
  "name",
  "iban",
  "reference",
] as const;
export type StatementField = (typeof statementFields)[number];
/** Which column, by its heading, has what. */
export type StatementColumns = Partial<Record<StatementField, string>>;
