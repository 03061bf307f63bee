import { NativeSelect, Text, TextInput } from "@mantine/core";
import { isProtocol } from "@solvia/core/orders/vat-change/vat-decision";
import { call } from "../../../../api/client.ts";
import { setVatAmount } from "../../../../api/endpoints.gen.ts";
import { officeTaxTexts } from "../../../../i18n/areas/office-tax.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { AskedOfBody } from "./asked-of-body.tsx";
import { ReasonField } from "../../../office-kit/reason-field.tsx";

type Rule = Order["vatChange"]["options"][number]["rule"];

/** Proposes how an order is taxed, with what it would cost; another administrator decides. */
export function ProposeVat({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, language } = useTexts(officeTaxTexts);
  const write = useOrderWrite(order.id);
  const { options } = order.vatChange;
  const first: Rule = options[0]?.rule ?? "as-placed";
  const totalOf = (rule: Rule) => options.find((one) => one.rule === rule)?.total ?? order.amounts.total;
  const form = useContractForm(setVatAmount, {
    values: { rule: first, protocol: "", receivedOn: "", reason: "" },
    input: ({ rule, protocol, receivedOn, reason }) => ({
      params: { id: order.id },
      body: {
        act: "propose" as const,
        rule,
        reason,
        ...(rule === "declaration-of-intent" && { protocol, receivedOn: receivedOn || undefined }),
        total: totalOf(rule),
      },
    }),
    check: ({ rule, protocol, reason }) => ({
      protocol: rule === "declaration-of-intent" && !isProtocol(protocol) && t("officeTax.change.needsProtocol"),
      reason: reason.trim().length < 3 && t("officeTax.change.needsReason"),
    }),
    send: (input) => write.mutateAsync(() => call(setVatAmount, input)),
    draft: { of: `vat/${order.id}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeTax.change.propose")} form={form} onClose={onClose}>
      <NativeSelect
        label={t("officeTax.rule")}
        data={options.map(({ rule }) => ({ value: rule, label: t(`officeTax.change.rules.${rule}`) }))}
        {...form.field("rule")}
      />
      <Text size="sm" className="numbers" aria-live="polite">
        {t("officeTax.change.totals", {
          before: money(order.amounts.total, language),
          after: money(totalOf(form.values.rule), language),
        })}
      </Text>
      <AskedOfBody order={order} asked={options.find(({ rule }) => rule === form.values.rule)?.asked} />
      {form.values.rule === "declaration-of-intent" && (
        <TextInput
          label={t("officeTax.change.protocol")}
          description={t("officeTax.change.protocolHint")}
          required
          inputMode="numeric"
          autoComplete="off"
          className="numbers"
          {...form.field("protocol")}
        />
      )}
      {form.values.rule === "declaration-of-intent" && (
        <TextInput
          type="date"
          label={t("officeTax.change.receivedOn")}
          description={t("officeTax.change.receivedOnHint")}
          {...form.field("receivedOn")}
        />
      )}
      <ReasonField hint={t("officeTax.change.reasonHint")} longest={200} {...form.field("reason")} />
      <Text size="sm" c="dimmed">
        {t("officeTax.change.needsOther")}
      </Text>
      <DialogFoot action={t("officeTax.change.propose")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
