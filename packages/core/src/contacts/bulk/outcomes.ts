/** What becomes of a row, and why. */
export const rowOutcomes = ["accepted", "changed", "unchanged", "refused"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const rowReasons = [
  "no-email",
  "email-invalid",
  "pec",
  "twice",
  "erased",
  "suppressed",
  "telephone-left-out",
  "country-left-out",
  "known",
  "too-many-lists",
] as const;
export type RowReason = (typeof rowReasons)[number];
