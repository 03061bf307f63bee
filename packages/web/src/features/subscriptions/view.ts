import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getSubscription, listPlans } from "@solvia/core/contract/subscriptions";

export type View = AnswerOf<typeof getSubscription>;
export type Own = NonNullable<View["subscription"]>;
export type Choice = View["choices"][number];
export type Offer = AnswerOf<typeof listPlans>["items"][number];

export { planNames } from "@solvia/core/site/pages/plans-look";
