import { Badge } from "@mantine/core";
import type * as z from "zod";
import type { OrderRow, TransactionView } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Language } from "@solvia/core/platform/locale";
import type { Translate } from "../../i18n/words.ts";

const colours = { unpaid: "red", partly: "orange", paid: "green" } as const;

/** The payment status of spec 4, in its words and colours. */
function PaymentLabel({ label }: { label: keyof typeof colours }) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  return (
    <Badge color={colours[label]} variant="light" c="bright" tt="none">
      {t(`label.${label}`)}
    </Badge>
  );
}

type Payment = Pick<z.output<typeof TransactionView>, "status" | "failureCode" | "settledOn">;
type Ended = Pick<z.output<typeof OrderRow>, "status" | "failedReason">;

/** What an order is; one whose payment failed can still be paid, a cancelled one has a reason. */
const statusWord = (t: Translate<typeof ordersTexts | typeof peopleTexts>, { status, failedReason }: Ended): string =>
  t(status === "failed" && failedReason === undefined ? "status.paymentFailed" : `status.${status}`);

/** Why an order was cancelled: in our words what the product decided, else as it was written. */
export function reasonWord(t: Translate<typeof ordersTexts | typeof peopleTexts>, reason: string): string {
  if (reason === "approval-expired") return t("approval.expired");
  return reason === "expired" || reason === "given-up" || reason === "reopened" || reason === "withdrawn"
    ? t(`ended.${reason}`)
    : reason;
}

/** How a payment stands: one that had come for an order cancelled since is none that failed. */
export const transactionWord = (
  t: Translate<typeof ordersTexts | typeof peopleTexts>,
  { status, failureCode, settledOn }: Payment,
): string =>
  t(status === "failed" && failureCode === "given-up" && settledOn ? "transaction.cancelled" : `transaction.${status}`);

/** When a payment that waits is due, or of one that a mandate takes, when it takes it: nothing is to be done then. */
export function dueWord(
  t: Translate<typeof ordersTexts>,
  language: Language,
  {
    status,
    dueDate,
    debitedOn,
  }: Pick<Payment, "status"> & { dueDate?: string | undefined; debitedOn?: string | undefined },
): string | undefined {
  if (debitedOn) return t("transactions.debit.on", { date: date(debitedOn, language) });
  return status === "pending_payment" && dueDate ? `${t("orders.due")} ${date(dueDate, language)}` : undefined;
}

/** Whether an order waits for an owner or is none any more: its payment says nothing then. */
export const isOut = ({ status }: Pick<Ended, "status">): boolean =>
  status === "failed" || status === "awaitingApproval";

/** Whether it is paid, in words; of an order that waits for an owner, or is none any more, that. */
export const standingWord = (
  t: Translate<typeof ordersTexts | typeof peopleTexts>,
  order: Ended & { paymentLabel: keyof typeof colours },
): string => (isOut(order) ? statusWord(t, order) : t(`label.${order.paymentLabel}`));

/** Whether it is paid; of an order that waits for an owner, or is none any more, that. */
export function OrderStanding({ order }: { order: Ended & { paymentLabel: keyof typeof colours } }) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const { status, paymentLabel } = order;
  if (!isOut(order)) return <PaymentLabel label={paymentLabel} />;
  return (
    <Badge color={status === "failed" ? "red" : "orange"} variant="light" c="bright" tt="none">
      {standingWord(t, order)}
    </Badge>
  );
}
