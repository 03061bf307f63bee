import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { orderPlan } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { PlanConditions } from "./plan-conditions.tsx";
import { PlanSums } from "./plan-sums.tsx";
import { RefusedChoice } from "./refused-choice.tsx";
import type { Choice } from "./view.ts";

/** A month without a stored card: what it costs and how it is paid, before it is ordered; its order's page has the bank's details. */
export function OrderByTransfer({ choice, onBack }: { choice: Choice; onBack: () => void }) {
  const { t, language } = useTexts(subscriptionsTexts);
  const { priceId, net, vat, total } = choice;
  const navigate = useNavigate();
  const order = useMutation({
    mutationFn: () => call(orderPlan, { params: { id: priceId }, body: { expectedTotal: total } }),
    onSuccess: ({ id }) => navigate({ to: "/profile/my-orders/$id", params: { id } }),
  });
  return (
    <Stack gap="sm">
      <Text size="sm">{t("subscription.byTransfer.means")}</Text>
      <PlanSums label={t("subscription.byTransfer.total")} net={net} vat={vat} total={total} />
      <PlanConditions />
      <RefusedChoice error={order.error} onFilled={order.reset} />
      <Group>
        <Button loading={order.isPending} onClick={() => order.mutate()}>
          {t("subscription.byTransfer.confirm", { amount: money(total, language) })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("subscription.back")}
        </Button>
      </Group>
    </Stack>
  );
}
