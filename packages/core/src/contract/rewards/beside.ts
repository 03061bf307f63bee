/**
 * A rule over several fields that is judged whatever else is wrong, so that a form tells everything at once. Without it a rule is silent
 * until each field alone is right. The value may then lack anything.
 */
export const beside = (field: string, message: string) => ({
  path: [field],
  message,
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
});

/** Whether a period doesn't end before it starts; one that lacks a day is refused for that alone. */
export const inOrder = ({ from, until }: { from?: string; until?: string | undefined }): boolean =>
  from === undefined || until === undefined || until >= from;

interface Worth {
  kind?: string;
  amount?: number | undefined;
  percent?: number | undefined;
}

/** Of what is worth an amount or a percentage: whether what doesn't count isn't given beside what does. */
export const onlyOne =
  (counts: "amount" | "percent") =>
  ({ kind, amount, percent }: Worth): boolean =>
    kind !== counts || amount === undefined || percent === undefined;
