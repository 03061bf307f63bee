import { Stack, Text, Title } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import type { Quotation } from "../quotation.ts";

/** Who accepted which version, and the order that it made. */
export function MadeOrders({ quotation: { acceptances } }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts, ordersTexts);
  if (acceptances.length === 0) return null;
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officeQuotations.acceptances")}
      </Title>
      <SmallTable
        rows={acceptances}
        keyOf={({ orderId, at }) => `${orderId} ${at}`}
        minWidth={420}
        columns={[
          { heading: t("officeQuotations.acceptedBy"), render: ({ name }) => name },
          { heading: t("officeQuotations.acceptedOn"), render: ({ at }) => dateAndTime(at, language) },
          {
            heading: t("officeQuotations.version"),
            render: ({ version, hash }) => (
              <>
                {version}
                <Text span size="xs" c="dimmed">
                  {` · ${hash.slice(0, 12)}`}
                </Text>
              </>
            ),
          },
          {
            heading: t("officeQuotations.order"),
            render: ({ orderId, order }) => {
              if (!order) return t("officeQuotations.orderGone");
              if (order.number === undefined) return t("officeQuotations.orderOpen");
              return (
                <>
                  <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }}>
                    {order.number}
                  </AnchorLink>
                  {` · ${t(`status.${order.status}`, { defaultValue: order.status })}`}
                </>
              );
            },
          },
        ]}
      />
    </Stack>
  );
}
