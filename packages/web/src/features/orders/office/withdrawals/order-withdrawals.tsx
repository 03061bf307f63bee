import { Stack, Title } from "@mantine/core";
import { hasLeft } from "@solvia/core/orders/order";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Order } from "../use-order-write.ts";
import type { Task } from "./settle-dialog.tsx";
import { WithdrawalCard } from "./withdrawal-card.tsx";

interface Props {
  order: Order;
  mayChange: boolean;
}

/** The withdrawals that a consumer has declared of this order; nothing where there are none. */
export function OrderWithdrawals({ order, mayChange }: Props) {
  const { t } = useTexts(officeWithdrawalsTexts);
  const { id, number, customer, lines, withdrawalRight } = order;
  const declared = withdrawalRight?.declared ?? [];
  if (declared.length === 0) return null;
  const names = new Map(lines.map(({ productId, brand, name }) => [productId, `${brand} ${name}`]));
  const tasks = declared.map((withdrawal, place): Task => ({
    ...withdrawal,
    place,
    orderId: id,
    orderNumber: number,
    sent: hasLeft(order),
    customerName: customer.name,
    lines: withdrawal.lines.map((line) => ({ ...line, name: names.get(line.productId) ?? line.productId })),
  }));
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("officeWithdrawals.title")}
      </Title>
      {tasks.map((task) => (
        <WithdrawalCard key={task.place} task={task} mayChange={mayChange} />
      ))}
    </Stack>
  );
}
