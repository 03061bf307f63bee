import { Alert, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isOpenReturn } from "@solvia/core/returns/return-codes";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeReturns } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";

/** The requests to return goods of an order that aren't at their end: their pieces are paid back there. Nothing where there are none. */
export function OpenReturns({ orderId }: { orderId: string }) {
  const { t } = useTexts(officeInvoicingTexts, returnsTexts);
  const { data } = useQuery(queryOf(listBackOfficeReturns, { query: { orderId } }));
  const open = data?.items.filter(isOpenReturn) ?? [];
  if (open.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      <Text size="sm">{t("officeInvoicing.openReturns")}</Text>
      {open.map(({ id, number, status, lines }) => (
        <Text key={id} size="sm" className="numbers">
          <AnchorLink to="/back-office/return-requests" search={{ text: number }} size="sm">
            {t("returns.one", { number })}
          </AnchorLink>
          {` · ${t(`returns.states.${status}`)} · ${lines.map((line) => `${line.quantity} × ${line.name}`).join(", ")}`}
        </Text>
      ))}
    </Alert>
  );
}
