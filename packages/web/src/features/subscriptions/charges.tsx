import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { SmallTable } from "../../ui/table/small-table.tsx";
import { Section } from "../profile/section.tsx";
import { planNames, type View } from "./view.ts";

/** What was charged for the plan and what became of it, the newest first: each is an order with its documents. */
export function Charges({ charges }: Pick<View, "charges">) {
  const { t, language } = useTexts(subscriptionsTexts);
  return (
    <Section title={t("subscription.charges.title")}>
      <SmallTable
        rows={charges}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            heading: t("subscription.charges.on"),
            strong: true,
            render: ({ orderId, startedOn }) => (
              <AnchorLink to="/profile/my-orders/$id" params={{ id: orderId }} inherit>
                {date(startedOn, language)}
              </AnchorLink>
            ),
          },
          { heading: t("subscription.charges.plan"), render: ({ plan }) => planNames[plan] },
          {
            heading: t("subscription.charges.total"),
            right: true,
            render: ({ total }) => total !== undefined && money(total, language),
          },
          {
            heading: t("subscription.charges.outcome"),
            render: ({ state, refunded }) =>
              [
                t(`subscription.charges.state.${state}`),
                state === "part-refunded" && refunded && money(refunded, language),
              ]
                .filter(Boolean)
                .join(" · "),
          },
        ]}
      />
    </Section>
  );
}
