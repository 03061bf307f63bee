import { Card, Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../../api/client.ts";
import { listOpenCounts } from "../../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../../i18n/areas/office-stock.ts";
import { dateTime } from "../../../../../i18n/format.ts";
import { useTexts } from "../../../../../i18n/index.ts";
import { AnchorLink } from "../../../../../ui/links.tsx";
import { Failure } from "../../../../../ui/states.tsx";
import { Waiting } from "../../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../../office-kit/layout.tsx";
import { useWarehouses } from "../use-warehouses.ts";

export const ToCountPage = () => (
  <BackOffice access={listOpenCounts.access}>
    <ToCount />
  </BackOffice>
);

/** The counts that wait for whoever counts, on a telephone. */
function ToCount() {
  const { t, language } = useTexts(officeStockTexts);
  const { data, error, refetch } = useQuery(queryOf(listOpenCounts, { query: {} }));
  const { nameOf } = useWarehouses();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  return (
    <Container size="sm" py="md">
      <Stack>
        <Title order={1} size="h3">
          {t("officeStock.toCount")}
        </Title>
        {data.items.length === 0 && (
          <div>
            <Text fw={600}>{t("officeStock.toCountNone")}</Text>
            <Text size="sm" c="dimmed">
              {t("officeStock.toCountNoneHint")}
            </Text>
          </div>
        )}
        {data.items.map(({ id, place, warehouseId, createdOn }) => (
          <Card key={id} withBorder padding="md">
            <AnchorLink to="/back-office/counting/$id" params={{ id }} fw={600} size="lg">
              {place}
            </AnchorLink>
            <Text size="sm" c="dimmed">
              {nameOf(warehouseId)} · {dateTime(createdOn, language)}
            </Text>
          </Card>
        ))}
      </Stack>
    </Container>
  );
}
