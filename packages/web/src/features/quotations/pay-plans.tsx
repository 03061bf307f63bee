import { Card, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { PayPlans as Shape } from "@solvia/core/contract/shapes/ways-to-pay";
import { queryOf } from "../../api/client.ts";
import { listQuotationPayPlans, listSharedQuotationPayPlans } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { PlanList } from "../pay-plans/plan-list.tsx";
import type { Quotation, Shared } from "./shared/quotation-shapes.ts";

/** How what is left of a quotation would be paid under each term, while it is open. */
export function PayPlans({ quotation: { id, status, standing, over } }: { quotation: Quotation }) {
  const isOpen = (status === "sent" || status === "accepted") && !over;
  const { data } = useQuery({ ...queryOf(listQuotationPayPlans, { params: { id } }), enabled: isOpen });
  return isOpen && data ? <Told plans={data} isRest={standing === "partly"} /> : null;
}

/** The same behind a link: what its holder may be told. */
export function SharedPayPlans({ shared, token }: { shared: Shared; token: string }) {
  const { open, balance } = shared;
  const { data } = useQuery({ ...queryOf(listSharedQuotationPayPlans, { params: { token } }), enabled: open });
  const isRest = balance.some(({ ordered }) => ordered > 0);
  return open && data ? <Told plans={data} isRest={isRest} /> : null;
}

function Told({ plans, isRest }: { plans: z.output<typeof Shape>; isRest: boolean }) {
  const { t } = useTexts(quotationsTexts);
  if (plans.items.length === 0) return null;
  return (
    <Card withBorder>
      <Text fw={600}>{t(isRest ? "quotation.pay.rest" : "quotation.pay.title")}</Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t("quotation.pay.hint")}
      </Text>
      <PlanList plans={plans} />
    </Card>
  );
}
