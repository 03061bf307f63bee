import { Badge } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listReturns } from "../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { useTexts } from "../../../i18n/index.ts";

/** How many receipts somebody has to look at; nothing while there are none. */
export function ReturnsCount() {
  const { t } = useTexts(officeMoneyTexts);
  const { data } = useQuery({ ...queryOf(listReturns, { query: { limit: 1 } }), refetchInterval: 60_000 });
  if (!data || data.count === 0) return null;
  return (
    <Badge color="orange" variant="light" c="bright" aria-label={t("officeMoney.returnsCount", { count: data.count })}>
      {data.count}
    </Badge>
  );
}
