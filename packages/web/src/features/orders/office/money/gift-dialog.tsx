import { Text } from "@mantine/core";
import { giftOfOne } from "@solvia/core/payments/four-eyes/gift";
import { call } from "../../../../api/client.ts";
import { setTransactionMethod } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { WhoseOrder } from "./whose-order.tsx";
import { ReasonField } from "../../../office-kit/reason-field.tsx";

type Transaction = Order["transactions"][number];

/** Whether a payment waits that the house may waive: no invoice has said that the goods are sold, and nobody has proposed it or marked its money as come. */
export const mayGiveAway = ({ status, invoiceNumber, gifts, marks }: Order, transaction: Transaction): boolean =>
  transaction.status === "pending_payment" &&
  transaction.method !== "gift" &&
  status !== "failed" &&
  invoiceNumber === undefined &&
  [...gifts, ...marks].every(({ transactionId }) => transactionId !== transaction.id);

/** Whether somebody would waive it and another one has to decide: until then nobody marks its money as come. */
export const awaitsGift = ({ gifts }: Order, transaction: Transaction): boolean =>
  gifts.some(({ transactionId, decided }) => !decided && transactionId === transaction.id);

/** Waives a payment, with the reason; above what one may give it is proposed, and another administrator decides. */
export function GiftDialog(props: { order: Order; transaction: Transaction; onClose: () => void }) {
  const { order, transaction, onClose } = props;
  const { t, language } = useTexts(officeMoneyTexts);
  const write = useOrderWrite(order.id);
  const form = useContractForm(setTransactionMethod, {
    values: { reason: "" },
    input: ({ reason }) => ({ params: { id: transaction.id }, body: { method: "gift" as const, reason } }),
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && t("officeMoney.gift.needsReason") }),
    send: (input) => write.mutateAsync(() => call(setTransactionMethod, input)),
    draft: { of: `gift/${transaction.id}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeMoney.gift.give")} form={form} onClose={onClose}>
      <WhoseOrder number={order.number} customer={order.customer.companyName ?? order.customer.name} />
      <Text size="sm">{t("officeMoney.gift.ask", { money: money(transaction.amount, language) })}</Text>
      <ReasonField hint={t("officeMoney.reasonHint")} longest={300} {...form.field("reason")} />
      <Text size="sm" c="dimmed">
        {t("officeMoney.gift.twoFrom", { money: money(giftOfOne, language) })}
      </Text>
      <DialogFoot action={t("officeMoney.gift.give")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
