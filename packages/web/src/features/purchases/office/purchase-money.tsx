import { Button, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { ExpenseForm } from "./expense-form.tsx";
import type { Purchase } from "./purchase.ts";

/** What was spent on an order besides its goods, and what its supplier has invoiced. */
export function PurchaseMoney({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const [adding, setAdding] = useState(false);
  const costs = purchase.expenses.filter(({ kind }) => kind !== "goods");
  return (
    <>
      <div>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t("officePurchases.expenses")}
          </Title>
          {purchase.state !== "cancelled" && (
            <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
              {t("officePurchases.addExpense")}
            </Button>
          )}
        </Group>
        {costs.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("officePurchases.noExpenses")}
          </Text>
        ) : (
          <SmallTable
            rows={costs}
            keyOf={({ id }) => id}
            maxWidth={860}
            columns={[
              { heading: t("officePurchases.on"), render: ({ on }) => date(on, language) },
              { heading: t("officePurchases.kind"), render: ({ kind }) => t(`officePurchases.kinds.${kind}`) },
              { heading: t("officePurchases.payee"), wide: true, render: ({ payee }) => payee },
              {
                heading: t("officePurchases.spread"),
                render: ({ spread }) => spread && t(`officePurchases.spreads.${spread}`),
              },
              {
                heading: t("officePurchases.amount"),
                right: true,
                strong: true,
                render: ({ amount }) => money(amount, language),
              },
            ]}
          />
        )}
      </div>
      {purchase.invoices.length > 0 && (
        <div>
          <Title order={2} size="h4">
            {t("officePurchases.invoices")}
          </Title>
          <SmallTable
            rows={purchase.invoices}
            keyOf={({ number }) => number}
            maxWidth={860}
            columns={[
              { heading: t("officePurchases.invoiceNumber"), render: ({ number }) => number },
              { heading: t("officePurchases.invoiceDate"), render: ({ on }) => date(on, language) },
              {
                heading: t("officePurchases.reason"),
                wide: true,
                render: ({ reason }) => reason && t("officePurchases.approved", { reason }),
              },
              {
                heading: t("officePurchases.amount"),
                right: true,
                strong: true,
                render: ({ amount }) => money(amount, language),
              },
            ]}
          />
        </div>
      )}
      {adding && <ExpenseForm purchase={purchase} onClose={() => setAdding(false)} />}
    </>
  );
}
