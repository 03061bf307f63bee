import { NativeSelect, Select, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { expenseWarnings, spreads, typedExpenseKinds } from "@solvia/core/purchases/expenses/expense-kinds";
import { call, queryOf } from "../../../api/client.ts";
import { addExpense, listPurchases, saveExpense } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { MoneyField } from "../../../ui/fields/number-fields.tsx";
import { Questions, useQuestions } from "../../../ui/forms/questions.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Expense, Purchase } from "./purchase.ts";
import { usePurchaseWords } from "./use-purchase-words.ts";

interface Values {
  kind: (typeof typedExpenseKinds)[number];
  on: string;
  amount: number | "";
  payee: string;
  reference: string;
  description: string;
  purchaseId: string;
  spread: (typeof spreads)[number];
}

interface Props {
  /** One that is corrected; absent for a new one. */
  expense?: Expense;
  /** The order that a new one is of. */
  purchase?: Pick<Purchase, "id" | "number">;
  onClose: () => void;
}

/** Money that was spent; one of an order to a supplier is spread over its lines. */
export function ExpenseForm({ expense, purchase, onClose }: Props) {
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const { inWords } = usePurchaseWords();
  const [today] = useState(() => romeDate(new Date()));
  const kind = typedExpenseKinds.find((one) => one === expense?.kind) ?? "freight";
  const values: Values = {
    kind,
    on: expense?.on ?? today,
    amount: expense?.amount ?? "",
    payee: expense?.payee ?? "",
    reference: expense?.reference ?? "",
    description: expense?.description ?? "",
    purchaseId: expense?.purchaseId ?? purchase?.id ?? "",
    spread: expense?.spread ?? "value",
  };
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const questions = useQuestions(expenseWarnings);
  const form = useContractForm(addExpense, {
    values,
    input: ({ amount, reference, description, purchaseId, spread, ...typed }) => ({
      body: {
        ...typed,
        amount: amount as number,
        ...(reference.trim() && { reference }),
        ...(description.trim() && { description }),
        ...(purchaseId && { purchaseId, spread }),
        ...questions.confirmed(),
      },
    }),
    send: ({ body }) =>
      expense
        ? call(saveExpense, { params: { id: expense.id }, body: { ...body, version: expense.version } })
        : call(addExpense, { body, idempotencyKey }),
    inWords: (problem) => (problem.code === "not-found" ? t("officePurchases.purchaseNotFound") : inWords(problem)),
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: `expense/${expense?.id ?? purchase?.id ?? "new"}` },
    done: t(expense ? "bo.saved" : "bo.added"),
    onSaved: onClose,
  });
  const known = expense?.purchaseId
    ? { id: expense.purchaseId, number: expense.purchaseNumber ?? expense.purchaseId }
    : purchase;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={expense ? t("officePurchases.editExpense", { payee: expense.payee }) : t("officePurchases.addExpense")}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t("officePurchases.kind")}
          required
          data={typedExpenseKinds.map((value) => ({ value, label: t(`officePurchases.kinds.${value}`) }))}
          {...form.field("kind")}
        />
        <MoneyField
          label={t("officePurchases.expenseAmount")}
          required
          data-autofocus
          maximum={10_000_000_000}
          {...form.field("amount")}
        />
        <LimitedText label={t("officePurchases.payee")} required longest={120} {...form.field("payee")} />
        <TextInput type="date" label={t("officePurchases.on")} required max={today} {...form.field("on")} />
        <LimitedText label={t("officePurchases.reference")} longest={60} {...form.field("reference")} />
        <PurchaseChoice
          known={known}
          field={form.field("purchaseId")}
          change={(id) => form.setFieldValue("purchaseId", id)}
        />
        {form.values.purchaseId !== "" && (
          <NativeSelect
            label={t("officePurchases.spread")}
            data={spreads.map((value) => ({ value, label: t(`officePurchases.spreads.${value}`) }))}
            {...form.field("spread")}
          />
        )}
      </SimpleGrid>
      <LimitedArea
        label={t("officePurchases.description")}
        longest={500}
        autosize
        minRows={2}
        {...form.field("description")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officePurchases.save")} pending={form.isPending} onClose={onClose} />
      <Questions
        questions={questions}
        words={({ params = {} }) =>
          t("officePurchases.unusualAmount", {
            amount: money(Number(params["amount"]), language),
            usual: money(Number(params["usual"]), language),
          })
        }
        send={form.submit}
      />
    </FormDialog>
  );
}

interface ChoiceProps {
  known: { id: string; number: string } | undefined;
  field: { value?: unknown; error?: unknown };
  change: (id: string) => void;
}

/** The order that an expense is of: of the latest, or by words of its number, supplier or articles. */
function PurchaseChoice({ known, field, change }: ChoiceProps) {
  const { t } = useTexts(officePurchasesTexts);
  const { data } = useQuery(queryOf(listPurchases, { query: { limit: 200 } }));
  const found = (data?.items ?? []).filter(({ state }) => state !== "cancelled");
  const offered = found.map(({ id, number, supplierName }) => ({ value: id, label: `${number} · ${supplierName}` }));
  const isThere = !known || offered.some(({ value }) => value === known.id);
  return (
    <Select
      label={t("officePurchases.ofPurchase")}
      placeholder={t("officePurchases.noPurchase")}
      searchable
      clearable
      data={isThere ? offered : [{ value: known.id, label: known.number }, ...offered]}
      value={String(field.value ?? "") || null}
      error={field.error as string | undefined}
      onChange={(id) => change(id ?? "")}
    />
  );
}
