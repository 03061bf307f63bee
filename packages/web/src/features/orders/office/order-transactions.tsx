import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { mayMarkPaid, openAmountOf } from "@solvia/core/orders/payment/open-payments";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { awaitsGift, GiftDialog, mayGiveAway } from "./money/gift-dialog.tsx";
import { Gifts } from "./money/gifts.tsx";
import { Marks } from "./money/marks.tsx";
import { mayChangeShipping, ShippingDialog } from "./money/shipping-dialog.tsx";
import { InSlip } from "./collections/in-slip.tsx";
import { UseMandate } from "./collections/use-mandate.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import type { Order } from "./use-order-write.ts";
import { transactionWord } from "../labels.tsx";

type Transaction = Order["transactions"][number];

/** When it is due, by what it was settled and which slip has it; and of money that went back how much. */
function Facts({ transaction }: { transaction: Transaction }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts, peopleTexts);
  const { dueDate, debitedOn, settlementRef, refunded = 0, refundedBefore = 0 } = transaction;
  const debited = debitedOn && t("transactions.debit.on", { date: date(debitedOn, language) });
  const facts = [dueDate && `${t("orders.due")} ${date(dueDate, language)}`, debited, settlementRef].filter(Boolean);
  return (
    <Stack gap={0}>
      {facts.length > 0 && (
        <Text size="sm" c="dimmed" className="long-words numbers">
          {facts.join(" · ")}
        </Text>
      )}
      <InSlip transaction={transaction} />
      {refunded > 0 && (
        <Text size="sm" className="numbers">
          {t("orders.returnedOf", { money: money(refunded, language) })}
        </Text>
      )}
      {refundedBefore > 0 && (
        <Text size="sm" className="numbers">
          {t("officeMoney.returnedBefore", { money: money(refundedBefore, language) })}
        </Text>
      )}
    </Stack>
  );
}

/** The transactions of an order; a transfer that has arrived is marked here. */
export function Transactions({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts, peopleTexts);
  const [marking, setMarking] = useState<Transaction>();
  const [shipping, setShipping] = useState<Transaction>();
  const [giving, setGiving] = useState<Transaction>();
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.transactions")}
      </Title>
      {order.transactions.map((transaction) => (
        <Card key={transaction.id} withBorder padding="sm">
          <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
            <Text size="sm" fw={600}>
              {t(`method.${transaction.method}`)} · {transactionWord(t, transaction)}
            </Text>
            <Text size="sm" fw={600} className="numbers one-line">
              {money(transaction.amount, language)}
            </Text>
          </Group>
          <Group justify="space-between" gap="xs">
            <Facts transaction={transaction} />
            <Group gap="xs">
              {mayChange && mayChangeShipping(order, transaction) && (
                <Button size="compact-sm" variant="default" onClick={() => setShipping(transaction)}>
                  {t("officeMoney.shipping.change")}
                </Button>
              )}
              {mayChange && mayGiveAway(order, transaction) && (
                <Button size="compact-sm" variant="default" onClick={() => setGiving(transaction)}>
                  {t("officeMoney.gift.give")}
                </Button>
              )}
              {mayChange && <UseMandate order={order} transaction={transaction} />}
              {mayChange && mayMarkPaid(order, transaction) && !awaitsGift(order, transaction) && (
                <Button size="compact-sm" onClick={() => setMarking(transaction)}>
                  {t("bo.markPaid")}
                </Button>
              )}
            </Group>
          </Group>
        </Card>
      ))}
      <Marks order={order} mayChange={mayChange} />
      <Gifts order={order} mayChange={mayChange} />
      {giving && <GiftDialog order={order} transaction={giving} onClose={() => setGiving(undefined)} />}
      {marking && (
        <MarkPaid
          order={{ ...order, customer: order.customer.companyName ?? order.customer.name }}
          transaction={marking}
          openBeside={openAmountOf(order, marking.seq)}
          onClose={() => setMarking(undefined)}
        />
      )}
      {shipping && <ShippingDialog order={order} transactionId={shipping.id} onClose={() => setShipping(undefined)} />}
    </Stack>
  );
}
