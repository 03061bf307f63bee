import { ActionIcon, Button, Group } from "@mantine/core";
import { useState } from "react";
import { listExpenses } from "@solvia/core/contract/back-office/logistics";
import { call } from "../../../api/client.ts";
import { deleteExpense } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconPencil, IconPlus, IconTrash } from "../../../ui/icons.gen.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import { ExpenseForm } from "./expense-form.tsx";
import { ExpenseDays } from "./expense-days.tsx";
import type { Expense } from "./purchase.ts";

type Contract = typeof listExpenses;

/** What the house has spent, the latest first. */
const expenses = declareList({
  name: "expenses",
  contract: listExpenses,
  title: "officePurchases.expensesTitle",
  nameOf: ({ payee }) => payee,
  filters: {
    text: { kind: "words", heading: "officePurchases.expenseSearch" },
    kind: {
      kind: "choice",
      heading: "officePurchases.kind",
      any: "officePurchases.anyKind",
      word: (value, { t }) => t(`officePurchases.kinds.${value}`, { defaultValue: value }),
    },
    from: { kind: "own", Field: ExpenseDays },
  },
  columns: [
    { id: "payee", heading: "officePurchases.payee", lead: true, least: 18, value: ({ payee }) => payee },
    { id: "on", heading: "officePurchases.on", kind: "date", value: ({ on }) => on },
    {
      id: "kind",
      heading: "officePurchases.kind",
      whole: true,
      value: ({ kind }, { t }) => t(`officePurchases.kinds.${kind}`),
    },
    { id: "reference", heading: "officePurchases.reference", whole: true, value: ({ reference }) => reference },
    {
      id: "purchase",
      heading: "officePurchases.ofPurchase",
      whole: true,
      value: ({ purchaseNumber }) => purchaseNumber,
      cell: ({ purchaseId, purchaseNumber }) =>
        purchaseId && (
          <AnchorLink to="/back-office/purchases/$id" params={{ id: purchaseId }} size="sm">
            {purchaseNumber}
          </AnchorLink>
        ),
    },
    {
      id: "spread",
      heading: "officePurchases.spread",
      whole: true,
      value: ({ spread }, { t }) => spread && t(`officePurchases.spreads.${spread}`),
    },
    { id: "description", heading: "officePurchases.description", card: "wide", value: (row) => row.description },
    { id: "amount", heading: "officePurchases.amount", kind: "money", sum: true, value: ({ amount }) => amount },
    {
      id: "acts",
      heading: "officePurchases.actions",
      act: true,
      card: "corner",
      value: () => undefined,
      cell: (expense) => <Acts expense={expense} />,
    },
  ],
  empty: { title: "officePurchases.noExpense" },
  Beginnings: Add,
});

export const ExpensesPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={expenses} search={search} />
);

function Add() {
  const { t } = useTexts(officePurchasesTexts);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officePurchases.addExpense")}
      </Button>
      {adding && <ExpenseForm onClose={() => setAdding(false)} />}
    </>
  );
}

/** What was typed can be corrected; a matched invoice stays. */
function Acts({ expense }: { expense: Expense }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const [asked, setAsked] = useState<"edit" | "delete">();
  const leave = () => setAsked(undefined);
  const write = useRecordWrite();
  const { id, version, kind, payee, amount } = expense;
  if (kind === "goods") return null;
  return (
    <>
      <Group gap={2} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          size={24}
          aria-label={t("officePurchases.editExpense", { payee })}
          onClick={() => setAsked("edit")}
        >
          <IconPencil size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={24}
          aria-label={t("officePurchases.deleteExpense", { payee })}
          onClick={() => setAsked("delete")}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      {asked === "edit" && <ExpenseForm expense={expense} onClose={leave} />}
      {asked === "delete" && (
        <ConfirmDialog
          question={t("officePurchases.deleteQuestion", { payee, amount: money(amount, language) })}
          onConfirm={() => {
            leave();
            write.mutate(() => call(deleteExpense, { params: { id }, query: { version } }));
          }}
          onClose={leave}
        />
      )}
    </>
  );
}
