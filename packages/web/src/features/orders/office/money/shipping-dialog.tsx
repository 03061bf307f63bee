import { TextInput } from "@mantine/core";
import { notationOf, writeMoney } from "@solvia/core/platform/reading/index";
import { call } from "../../../../api/client.ts";
import { setShipmentCost } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { centsOf, readAmount, wordsOf } from "./read-amount.ts";
import { WhoseOrder } from "./whose-order.tsx";

/** Net cents, as the contract has it. */
const most = 10_000_000;

/** Whether a payment waits and no invoice says yet what shipping costs. */
export const mayChangeShipping = (
  { status, invoiceNumber, invoices }: Order,
  transaction: Order["transactions"][number],
): boolean =>
  transaction.status === "pending_payment" && status !== "failed" && invoiceNumber === undefined && !invoices?.length;

/** What shipping costs of an order with a payment that waits, and why: its customer reads both. */
export function ShippingDialog(props: { order: Order; transactionId: string; onClose: () => void }) {
  const { order, transactionId, onClose } = props;
  const { t, language } = useTexts(officeTexts, officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const now = order.amounts.shipmentCost;
  const read = (text: string) => readAmount(text, { language, minimum: 0, t });
  const form = useContractForm(setShipmentCost, {
    values: { shipmentCost: writeMoney(now, notationOf(language)), reason: "" },
    input: ({ shipmentCost, reason }) => ({
      params: { id: transactionId },
      body: { shipmentCost: centsOf(read(shipmentCost)), reason },
    }),
    check: ({ shipmentCost }) => {
      const typed = read(shipmentCost);
      const cents = centsOf(typed);
      if (cents > most) return { shipmentCost: t("officeMoney.shipping.tooHigh", { money: money(most, language) }) };
      return { shipmentCost: cents === now ? t("officeMoney.shipping.same") : wordsOf(typed) };
    },
    inWords: ({ code }) => (code === "required" ? t("officeMoney.required") : undefined),
    send: (input) => write.mutateAsync(() => call(setShipmentCost, input)),
    draft: { of: `shipping/${transactionId}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeMoney.shipping.change")} form={form} onClose={onClose}>
      <WhoseOrder number={order.number} customer={order.customer.companyName ?? order.customer.name} />
      <TextInput
        label={t("officeMoney.shipping.cost")}
        description={t("officeMoney.shipping.now", { money: money(now, language) })}
        inputMode="decimal"
        required
        data-autofocus
        {...form.field("shipmentCost")}
      />
      <TextInput
        label={t("officeMoney.shipping.reason")}
        description={t("officeMoney.shipping.reasonHint")}
        required
        {...form.field("reason")}
      />
      <DialogFoot
        action={t("officeMoney.shipping.save")}
        disabled={!form.values.reason.trim()}
        pending={form.isPending}
        leave={t("common.close")}
        onClose={onClose}
      />
    </FormDialog>
  );
}
