import { Group, Stack, Text, Title } from "@mantine/core";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { payOffline } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { termsTexts } from "../../../i18n/areas/terms.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { CustomersOwn } from "../../acting/in-stead.tsx";
import { BankDetails } from "./bank-details.tsx";
import { useUser } from "../../login/session.ts";
import { isPlan } from "../fulfilment-word.ts";
import { dueWord, transactionWord } from "../labels.tsx";
import { RetryPayment } from "../retry-payment.tsx";

type Order = z.output<typeof PlacedOrder>;

/** What is paid and what is to pay of an order, each part with its page. */
export function Payments({ order }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const viewer = useUser()?.memberRole === "viewer";
  if (order.transactions.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("orders.transactions")}
      </Title>
      {order.transactions.map((transaction) => (
        <Group key={transaction.id} justify="space-between" wrap="nowrap">
          <Text>
            <AnchorLink to="/transactions/$id" params={{ id: transaction.id }} underline="always">
              {t(`method.${transaction.method}`)}
            </AnchorLink>{" "}
            · {transactionWord(t, transaction)}
            {dueWord(t, language, transaction) && ` · ${dueWord(t, language, transaction)}`}
            {(transaction.refunded ?? 0) > 0 &&
              ` · ${t("orders.returnedOf", { money: money(transaction.refunded ?? 0, language) })}`}
          </Text>
          <Group gap="sm" wrap="nowrap">
            <Text className="numbers">{money(transaction.amount, language)}</Text>
            {transaction.status === "pending_payment" && order.acts.includes("pay") && !viewer && (
              <ButtonLink
                to="/transactions/$id"
                params={{ id: transaction.id }}
                size="compact-sm"
                variant={transaction.method === "sepa_direct_debit" && transaction.bankDebit ? "subtle" : "filled"}
              >
                {t("orders.pay")}
              </ButtonLink>
            )}
          </Group>
        </Group>
      ))}
      <PlanByTransfer order={order} />
      {order.acts.includes("retry") && <RetryPayment orderId={order.id} style={{ alignSelf: "flex-start" }} />}
    </Stack>
  );
}

/** Where to send what a month ordered by transfer costs: no other page was between choosing it and this one. */
function PlanByTransfer({ order }: { order: Order }) {
  const open = order.transactions.find(
    ({ status, method }) => status === "pending_payment" && method === "manual_wire_transfer",
  );
  if (!isPlan(order) || !open || !order.acts.includes("pay")) return null;
  return (
    <CustomersOwn needs={payOffline}>
      <BankDetails transactionId={open.id} />
    </CustomersOwn>
  );
}
