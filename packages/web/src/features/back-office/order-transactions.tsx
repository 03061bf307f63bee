import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { mayMarkPaid, openAmountOf } from "@solvia/core/orders/open-payments";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { MarkPaid } from "./mark-paid.tsx";
import type { Order } from "./use-order-write.ts";
import { transactionWord } from "../orders/labels.tsx";

/** The transactions of an order; a transfer that has arrived is marked here. */
export function Transactions({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts();
  const [marking, setMarking] = useState<Order["transactions"][number]>();
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.transactions")}
      </Title>
      {order.transactions.map((transaction) => (
        <Group key={transaction.id} justify="space-between">
          <Text size="sm">
            {t(`method.${transaction.method}`)} · {transactionWord(t, transaction)}
            {transaction.dueDate && ` · ${t("orders.due")} ${date(transaction.dueDate, language)}`}
            {transaction.settlementRef && ` · ${transaction.settlementRef}`}
            {(transaction.refunded ?? 0) > 0 &&
              ` · ${t("orders.returnedOf", { money: money(transaction.refunded ?? 0, language) })}`}
          </Text>
          <Group>
            <Text size="sm" className="numbers">
              {money(transaction.amount, language)}
            </Text>
            {mayChange && mayMarkPaid(order, transaction) && (
              <Button size="compact-sm" onClick={() => setMarking(transaction)}>
                {t("bo.markPaid")}
              </Button>
            )}
          </Group>
        </Group>
      ))}
      {marking && (
        <MarkPaid
          order={{ ...order, customer: order.customer.companyName ?? order.customer.name }}
          transaction={marking}
          openBeside={openAmountOf(order, marking.seq)}
          onClose={() => setMarking(undefined)}
        />
      )}
    </Stack>
  );
}
