import { NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { milestoneWarnings, type MilestoneWarning } from "@solvia/core/milestones/milestone-warnings";
import type { GoodsCategory } from "@solvia/core/platform/category";
import { romeMonth } from "@solvia/core/platform/time";
import { saveMilestone } from "../../../api/endpoints.gen.ts";
import { officeMilestonesTexts } from "../../../i18n/areas/office-milestones.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { monthName } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { MoneyField, NumberField, PercentField } from "../../../ui/fields/number-fields.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { categoryNames } from "../../catalogue/names.ts";
import { warningWords } from "../../office-kit/warning-words.ts";
import type { Milestone } from "./milestone.ts";

interface Values {
  name: string;
  measure: "amount" | "orders";
  goods: number | "";
  count: number | "";
  category: GoodsCategory | "";
  from: string;
  until: string;
  kind: "amount" | "percent";
  amount: number | "";
  percent: number | "";
  minimum: number | "";
  days: number | "";
}

const valuesOf = (milestone: Milestone | undefined): Values => {
  const month = romeMonth(new Date());
  const { measure = "amount", target = "", amount, percent } = milestone ?? {};
  return {
    name: milestone?.name ?? "",
    measure,
    goods: measure === "amount" ? target : "",
    count: measure === "orders" ? target : "",
    category: milestone?.category ?? "",
    from: milestone?.from ?? month,
    until: milestone?.until ?? monthAfter(month, 5),
    kind: percent === undefined ? "amount" : "percent",
    amount: amount ?? "",
    percent: percent ?? "",
    minimum: milestone?.minimum ?? 0,
    days: milestone?.days ?? 180,
  };
};

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** Months to choose from: a year back, three ahead, and the one that is set. */
const monthsWith = (set: string): string[] =>
  [...new Set([set, ...Array.from({ length: 49 }, (_, at) => monthAfter(romeMonth(new Date()), at - 12))])].toSorted();

/** A figure that was filled in. */
const given = (value: number | ""): number | undefined => (value === "" ? undefined : value);

/** What is asked before such a reward is offered. */
const warningsOf = ({ goods, count, amount, percent, ...values }: Values): MilestoneWarning[] =>
  milestoneWarnings({
    ...values,
    goods: given(goods),
    count: given(count),
    amount: given(amount),
    percent: given(percent),
  });

/** A new milestone, or other terms of one. */
export function MilestoneForm({ milestone, onClose }: { milestone?: Milestone; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeMilestonesTexts);
  const [asked, setAsked] = useState<readonly MilestoneWarning[]>([]);
  const form = useContractForm(saveMilestone, {
    values: valuesOf(milestone),
    input: ({ goods, count, category, amount, percent, minimum, days, ...values }) => ({
      body: {
        ...values,
        ...(milestone && { id: milestone.id, seen: milestone.version }),
        goods: values.measure === "amount" ? given(goods) : undefined,
        count: values.measure === "orders" ? given(count) : undefined,
        category: category || undefined,
        amount: values.kind === "amount" ? given(amount) : undefined,
        percent: values.kind === "percent" ? given(percent) : undefined,
        minimum: given(minimum),
        // Empty: refused as required.
        days: days as number,
        confirmed: warningsOf({ goods, count, category, amount, percent, minimum, days, ...values }).map(
          ({ code }) => code,
        ),
      },
    }),
    asks: (values) => {
      const warnings = warningsOf(values);
      setAsked(warnings);
      return warnings.length > 0;
    },
    draft: { of: `milestone/${milestone?.id ?? "new"}` },
    done: t(milestone ? "bo.saved" : "bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  const { measure, kind, from, until } = form.getValues();
  const monthChoice = (set: string) => monthsWith(set).map((value) => ({ value, label: monthName(value, language) }));
  const title = milestone ? t("officeMilestones.changeTitle", { name: milestone.name }) : t("officeMilestones.add");
  return (
    <FormDialog form={form} onClose={onClose} size="lg" title={title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          data-autofocus
          label={t("officeMilestones.name")}
          description={t("officeMilestones.nameHint")}
          required
          autoComplete="off"
          {...form.field("name")}
        />
        <NativeSelect
          label={t("officeMilestones.category")}
          data={[
            { value: "", label: t("officeMilestones.allCategories") },
            ...categoryNames(language).map(([value, label]) => ({ value, label })),
          ]}
          {...form.field("category")}
        />
        <NativeSelect
          label={t("officeMilestones.measure")}
          data={[
            { value: "amount", label: t("officeMilestones.amountMeasure") },
            { value: "orders", label: t("officeMilestones.ordersMeasure") },
          ]}
          {...form.field("measure")}
        />
        {measure === "amount" ? (
          <MoneyField label={t("officeMilestones.goods")} required {...form.field("goods")} />
        ) : (
          <NumberField label={t("officeMilestones.count")} required minimum={1} {...form.field("count")} />
        )}
        <NativeSelect label={t("officeMilestones.from")} data={monthChoice(from)} {...form.field("from")} />
        <NativeSelect label={t("officeMilestones.until")} data={monthChoice(until)} {...form.field("until")} />
        <NativeSelect
          label={t("officeMilestones.kind")}
          data={[
            { value: "amount", label: t("officeMilestones.amountKind") },
            { value: "percent", label: t("officeMilestones.percentKind") },
          ]}
          {...form.field("kind")}
        />
        {kind === "amount" ? (
          <MoneyField label={t("officeMilestones.amount")} required {...form.field("amount")} />
        ) : (
          <PercentField label={t("officeMilestones.percent")} fractions="asked" required {...form.field("percent")} />
        )}
        <MoneyField label={t("officeMilestones.minimum")} {...form.field("minimum")} />
        <NumberField label={t("officeMilestones.days")} required minimum={1} {...form.field("days")} />
      </SimpleGrid>
      {milestone && milestone.redeemed > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t("officeMilestones.keepsHint")}
        </Text>
      )}
      <DialogFoot action={t("officeMilestones.save")} pending={form.isPending} onClose={onClose} />
      {asked.length > 0 && (
        <ConfirmDialog
          against={asked.map(({ code, params }) => t(`officeMilestones.asks.${code}`, warningWords(params, language)))}
          question={t("officeMilestones.asks.question")}
          words={{
            title: t("officeMilestones.asks.title"),
            confirm: t("officeMilestones.save"),
            cancel: t("officeMilestones.asks.back"),
          }}
          onConfirm={() => {
            setAsked([]);
            form.send();
          }}
          onClose={() => setAsked([])}
        />
      )}
    </FormDialog>
  );
}
