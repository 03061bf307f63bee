import { Badge } from "@mantine/core";
import type { getUserSubscription } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeSubscriptionsTexts } from "../../../../i18n/areas/office-subscriptions.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Translate } from "../../../../i18n/words.ts";

export type Answer = AnswerOf<typeof getUserSubscription>;
export type Row = NonNullable<Answer["subscription"]>;
type T = Translate<typeof officeSubscriptionsTexts>;

const colours: Readonly<Record<Row["standing"], string>> = {
  pending: "yellow",
  trial: "blue",
  active: "green",
  ending: "orange",
  authentication: "orange",
  past_due: "red",
  ended: "gray",
  granted: "teal",
};

export function StandingBadge({ standing }: Pick<Row, "standing">) {
  const { t } = useTexts(officeSubscriptionsTexts);
  return (
    <Badge variant="light" color={colours[standing]} c="bright" size="sm" tt="none">
      {t(`officeSubscriptions.states.${standing}`)}
    </Badge>
  );
}

/** The plan, and the one that follows it. */
export const planWords = ({ plan, nextPlan }: Pick<Row, "plan" | "nextPlan">, t: T): string =>
  [
    t(`officeSubscriptions.plans.${plan}`),
    nextPlan && t("officeSubscriptions.nextPlan", { plan: t(`officeSubscriptions.plans.${nextPlan}`) }),
  ]
    .filter(Boolean)
    .join(", ");

/** Why a charge has failed, with the bank's own word. */
export function failureWords({ failure, code }: Pick<Row, "failure" | "code">, t: T): string | undefined {
  if (!failure) return undefined;
  const reason = t(`officeSubscriptions.failures.${failure}`);
  return code ? t("officeSubscriptions.failedWith", { reason, code }) : reason;
}

export const cardWords = ({ card }: Pick<Row, "card">, t: T): string | undefined =>
  card &&
  t("officeSubscriptions.cardFacts", {
    last4: card.last4,
    expires: `${String(card.expMonth).padStart(2, "0")}/${card.expYear}`,
  });
