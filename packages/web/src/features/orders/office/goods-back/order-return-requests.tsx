import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { listBackOfficeReturns } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import { ReturnCard } from "./return-card.tsx";

/** The requests to return goods of an order; nothing where there are none. */
export function OrderReturnRequests({ orderId }: { orderId: string }) {
  const { t } = useTexts(officeReturnsTexts);
  const { data, error, refetch } = useQuery(queryOf(listBackOfficeReturns, { query: { orderId } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={6} component="section" aria-label={t("officeReturns.title")}>
      <Title order={2} size="h4">
        {t("officeReturns.title")}
      </Title>
      {data.items.map((request) => (
        <ReturnCard key={request.id} request={request} />
      ))}
    </Stack>
  );
}
