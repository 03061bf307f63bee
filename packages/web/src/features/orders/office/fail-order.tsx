import { Text, TextInput } from "@mantine/core";
import { call } from "../../../api/client.ts";
import { setFailed } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { WhoseOrder } from "./money/whose-order.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";

/** Cancels the order for a reason that its customer reads. */
export function FailOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const paid = order.receipts.reduce((sum, { settled }) => sum + settled, 0);
  const form = useContractForm(setFailed, {
    values: { reason: "" },
    input: ({ reason }) => ({ params: { id: order.id }, body: { reason, ...(paid > 0 && { returnMoney: true }) } }),
    send: (input) => write.mutateAsync(() => call(setFailed, input)),
    draft: { of: `fail/${order.id}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("bo.fail")} form={form} onClose={onClose}>
      <WhoseOrder number={order.number} customer={order.customer.companyName ?? order.customer.name} />
      {paid > 0 && <Text size="sm">{t("officeMoney.cancelPaidHint", { money: money(paid, language) })}</Text>}
      <TextInput
        label={t("bo.reason")}
        description={t("bo.failHint")}
        required
        data-autofocus
        {...form.field("reason")}
      />
      <DialogFoot
        action={t(paid > 0 ? "officeMoney.cancelPaid" : "common.confirm")}
        color="red"
        disabled={!form.values.reason.trim()}
        pending={form.isPending}
        leave={t("common.close")}
        onClose={onClose}
      />
    </FormDialog>
  );
}
