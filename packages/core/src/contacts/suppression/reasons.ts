/** Why an address gets no offers any more, the weakest first: a stronger one takes a weaker one's place. */
export const suppressionReasons = ["unsubscribed", "bounced", "erased", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
