import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getUserSubscription } from "../../../../api/endpoints.gen.ts";
import { officeSubscriptionsTexts } from "../../../../i18n/areas/office-subscriptions.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { Facts } from "../../../office-kit/facts.tsx";
import { cardWords, failureWords, planWords, StandingBadge, type Answer, type Row } from "./subscription-words.tsx";

/** A user's plan, and what was charged for it. */
export function UserSubscription({ userId }: { userId: string }) {
  const { t } = useTexts(officeSubscriptionsTexts);
  const { data, error, refetch } = useQuery(queryOf(getUserSubscription, { params: { id: userId } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { subscription, charges } = data;
  return (
    <Stack>
      {subscription ? <Plan row={subscription} /> : <Empty title={t("officeSubscriptions.noneHere")} />}
      {(subscription || charges.length > 0) && (
        <>
          <Title order={2} size="h4">
            {t("officeSubscriptions.charges")}
          </Title>
          {charges.length === 0 ? <Empty title={t("officeSubscriptions.noCharges")} /> : <Charges charges={charges} />}
        </>
      )}
    </Stack>
  );
}

function Plan({ row }: { row: Row }) {
  const { t, language } = useTexts(officeSubscriptionsTexts);
  const { standing, since, nextOn, nextPrice, cardExpiring, tries } = row;
  const card = cardWords(row, t);
  return (
    <Facts
      facts={[
        [t("officeSubscriptions.plan"), planWords(row, t)],
        [t("officeSubscriptions.state"), <StandingBadge key="state" standing={standing} />],
        [
          t("officeSubscriptions.origin"),
          t(`officeSubscriptions.origins.${standing === "granted" ? "granted" : "bought"}`),
        ],
        [t("officeSubscriptions.since"), date(since, language)],
        [t("officeSubscriptions.next"), nextOn && date(nextOn, language)],
        [t("officeSubscriptions.price"), nextPrice !== undefined && money(nextPrice, language)],
        [t("officeSubscriptions.tries"), tries],
        [t("officeSubscriptions.failed"), failureWords(row, t)],
        [t("officeSubscriptions.rehearsal"), row.rehearsal && t(`officeSubscriptions.rehearsed.${row.rehearsal}`)],
        [
          t("officeSubscriptions.card"),
          card && (cardExpiring ? `${card} · ${t("officeSubscriptions.expiring")}` : card),
        ],
      ]}
    />
  );
}

function Charges({ charges }: Pick<Answer, "charges">) {
  const { t, language } = useTexts(officeSubscriptionsTexts);
  return (
    <SmallTable
      rows={charges}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          heading: t("officeSubscriptions.charge"),
          strong: true,
          render: ({ orderId, startedOn }) => (
            <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }}>
              {date(startedOn, language)}
            </AnchorLink>
          ),
        },
        { heading: t("officeSubscriptions.kind"), render: ({ kind }) => t(`officeSubscriptions.kinds.${kind}`) },
        { heading: t("officeSubscriptions.plan"), render: ({ plan }) => t(`officeSubscriptions.plans.${plan}`) },
        {
          heading: t("officeSubscriptions.period"),
          wide: true,
          render: ({ from, to }) => `${date(from, language)} – ${date(to, language)}`,
        },
        {
          heading: t("officeSubscriptions.total"),
          right: true,
          render: ({ total }) => total !== undefined && money(total, language),
        },
        { heading: t("officeSubscriptions.tries"), right: true, render: ({ tries }) => tries },
        { heading: t("officeSubscriptions.failed"), wide: true, render: (charge) => failureWords(charge, t) },
        {
          heading: t("officeSubscriptions.outcome"),
          render: ({ state, refunded }) =>
            [
              t(`officeSubscriptions.outcomes.${state}`),
              state === "part-refunded" && refunded && money(refunded, language),
            ]
              .filter(Boolean)
              .join(" · "),
        },
      ]}
    />
  );
}
