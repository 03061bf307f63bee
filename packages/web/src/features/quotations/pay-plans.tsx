import { Card, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listQuotationPayPlans } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { PlanList } from "../pay-plans/plan-list.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** How what is left of a quotation would be paid under each term, while it is open. */
export function PayPlans({ quotation: { id, status, standing, over } }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const isOpen = (status === "sent" || status === "accepted") && !over;
  const { data } = useQuery({ ...queryOf(listQuotationPayPlans, { params: { id } }), enabled: isOpen });
  if (!isOpen || !data || data.items.length === 0) return null;
  return (
    <Card withBorder>
      <Text fw={600}>{t(standing === "partly" ? "quotation.pay.rest" : "quotation.pay.title")}</Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t("quotation.pay.hint")}
      </Text>
      <PlanList plans={data} />
    </Card>
  );
}
