import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeOrder } from "../../../api/endpoints.gen.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import type { OrderRow } from "./order-columns.tsx";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";

/** What an order holds and what the office has noted of it. */
export function OrderPeek({ row: { id } }: { row: OrderRow }) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeOrder, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Text component="h3" size="sm" fw={700} mt="md" mb={4}>
        {t("orders.content")}
      </Text>
      <ul className="list-lines">
        {data.lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span className="numbers">{figure(quantity, language)} ×</span> {name}
          </li>
        ))}
      </ul>
      {data.backOfficeNotes && (
        <>
          <Text component="h3" size="sm" fw={700} mt="md" mb={4}>
            {t("bo.notes")}
          </Text>
          <Text size="sm" className="own-lines">
            {data.backOfficeNotes}
          </Text>
        </>
      )}
    </>
  );
}
