import { MultiSelect, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import { couponWarnings, type CouponWarning } from "@solvia/core/coupons/coupon-warnings";
import { goodsCategories, type GoodsCategory } from "@solvia/core/platform/category";
import { romeDate } from "@solvia/core/platform/time";
import { createCoupon } from "../../../api/endpoints.gen.ts";
import { officeCouponsTexts } from "../../../i18n/areas/office-coupons.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { MoneyField, NumberField, PercentField } from "../../../ui/fields/number-fields.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { categoryName } from "../../catalogue/names.ts";
import { warningWords } from "../../office-kit/warning-words.ts";

interface Values {
  code: string;
  kind: "amount" | "percent";
  amount: number | "";
  percent: number | "";
  from: string;
  until: string;
  minimum: number | "";
  categories: GoodsCategory[];
  holderEmail: string;
  maxUses: number | "";
}

const empty = (): Values => ({
  code: "",
  kind: "amount",
  amount: "",
  percent: "",
  from: romeDate(new Date()),
  until: "",
  minimum: 0,
  categories: [],
  holderEmail: "",
  maxUses: 1,
});

/** A figure that was filled in. */
const given = (value: number | ""): number | undefined => (value === "" ? undefined : value);

/** What is asked before such a coupon is made; nothing while a figure is missing. */
const warningsOf = ({ amount, percent, minimum, maxUses, ...values }: Values): CouponWarning[] =>
  couponWarnings({
    ...values,
    amount: given(amount),
    percent: given(percent),
    minimum: given(minimum) ?? 0,
    maxUses: given(maxUses) ?? 0,
  });

/** A new coupon, or one that was disabled on new terms. */
export function CouponForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeCouponsTexts);
  const [asked, setAsked] = useState<readonly CouponWarning[]>([]);
  const form = useContractForm(createCoupon, {
    values: empty(),
    input: ({ amount, percent, minimum, maxUses, holderEmail, ...values }) => ({
      body: {
        ...values,
        amount: values.kind === "amount" ? given(amount) : undefined,
        percent: values.kind === "percent" ? given(percent) : undefined,
        minimum: given(minimum),
        holderEmail: holderEmail || undefined,
        // Empty: refused as required.
        maxUses: maxUses as number,
        confirmed: warningsOf({ amount, percent, minimum, maxUses, holderEmail, ...values }).map(({ code }) => code),
      },
    }),
    asks: (values) => {
      const warnings = warningsOf(values);
      setAsked(warnings);
      return warnings.length > 0;
    },
    draft: { of: "coupon/new" },
    done: t("bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  const byAmount = form.getValues().kind === "amount";
  return (
    <FormDialog form={form} onClose={onClose} size="lg" title={t("officeCoupons.add")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          data-autofocus
          label={t("officeCoupons.code")}
          description={t("officeCoupons.codeHint")}
          required
          autoComplete="off"
          {...form.field("code")}
        />
        <NumberField label={t("officeCoupons.maxUses")} required minimum={1} {...form.field("maxUses")} />
        <NativeSelect
          label={t("officeCoupons.kind")}
          data={[
            { value: "amount", label: t("officeCoupons.amountKind") },
            { value: "percent", label: t("officeCoupons.percentKind") },
          ]}
          {...form.field("kind")}
        />
        {byAmount ? (
          <MoneyField label={t("officeCoupons.amount")} required {...form.field("amount")} />
        ) : (
          <PercentField label={t("officeCoupons.percent")} fractions="asked" required {...form.field("percent")} />
        )}
        <TextInput type="date" label={t("officeCoupons.from")} required {...form.field("from")} />
        <TextInput type="date" label={t("officeCoupons.until")} required {...form.field("until")} />
        <MoneyField label={t("officeCoupons.minimum")} {...form.field("minimum")} />
        <MultiSelect
          label={t("officeCoupons.categories")}
          placeholder={form.getValues().categories.length > 0 ? undefined : t("officeCoupons.allCategories")}
          data={goodsCategories.map((category) => ({ value: category, label: categoryName(category, language) }))}
          {...form.field("categories")}
        />
        <TextInput
          type="email"
          label={t("officeCoupons.holderEmail")}
          description={t("officeCoupons.holderHint")}
          {...form.field("holderEmail")}
        />
      </SimpleGrid>
      <DialogFoot action={t("officeCoupons.create")} pending={form.isPending} onClose={onClose} />
      {asked.length > 0 && (
        <ConfirmDialog
          against={asked.map(({ code, params }) => t(`officeCoupons.asks.${code}`, warningWords(params, language)))}
          question={t("officeCoupons.asks.question")}
          words={{
            title: t("officeCoupons.asks.title"),
            confirm: t("officeCoupons.create"),
            cancel: t("officeCoupons.asks.back"),
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
