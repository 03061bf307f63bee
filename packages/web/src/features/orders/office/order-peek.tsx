import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeOrder } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { PeekLines, PeekNote, PeekPart } from "../../office-kit/records/peek.tsx";
import type { OrderRow } from "./order-columns.tsx";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";

/** What an order holds and what the office has noted of it. */
export function OrderPeek({ row: { id } }: { row: OrderRow }) {
  const { t } = useTexts(officeTexts, ordersTexts);
  const { data, error, refetch } = useQuery(queryOf(getBackOfficeOrder, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PeekPart title={t("orders.content")}>
        <PeekLines lines={data.lines.map((line) => ({ ...line, key: line.productId }))} />
      </PeekPart>
      <PeekNote title={t("bo.notes")} text={data.backOfficeNotes} />
    </>
  );
}
