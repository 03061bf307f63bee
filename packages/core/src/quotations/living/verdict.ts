export const verdicts = ["yes", "changed", "no"] as const;
/** Whether it can be ordered as it stands: not at all, or with something that is another today. */
export type Verdict = (typeof verdicts)[number];
