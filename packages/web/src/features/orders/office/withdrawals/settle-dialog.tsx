import { Text, TextInput } from "@mantine/core";
import type * as z from "zod";
import type { WithdrawalTask } from "@solvia/core/contract/shapes/withdrawal";
import { call } from "../../../../api/client.ts";
import { setWithdrawalRefunded } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { centsOf, readAmount, wordsOf } from "../money/read-amount.ts";
import { useOrderWrite } from "../use-order-write.ts";

export type Task = z.output<typeof WithdrawalTask>;

const isUnpriced = ({ words, lines }: Task): boolean => words !== undefined && lines.length === 0;
const missingOf = ({ money: sums }: Task): number => (sums ? sums.dueBack - sums.returned : 0);

interface Props {
  task: Task;
  onClose: () => void;
}

/** Closes a withdrawal, asked first; where its goods have no price yet, or less goes back than is due, the office says it. */
export function SettleDialog({ task, onClose }: Props) {
  const { t, language } = useTexts(officeMoneyTexts, officeWithdrawalsTexts);
  const write = useOrderWrite(task.orderId);
  const unpriced = isUnpriced(task);
  const missing = missingOf(task);
  const read = (text: string) => (unpriced ? readAmount(text, { language, minimum: 0, t }) : undefined);
  const form = useContractForm(setWithdrawalRefunded, {
    values: { amount: "", reason: "" },
    input: ({ amount, reason }) => {
      const cents = read(amount);
      return {
        params: { id: task.orderId, place: String(task.place) },
        body: { ...(cents && { amount: centsOf(cents) }), ...(reason.trim() && { reason }) },
      };
    },
    check: ({ amount, reason }) => {
      const cents = read(amount);
      return {
        amount: cents && wordsOf(cents),
        reason: missing > 0 && !reason.trim() && t("officeMoney.required"),
      };
    },
    send: (input) => write.mutateAsync(() => call(setWithdrawalRefunded, input)),
    draft: { of: `settle/${task.orderId}/${task.place}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeWithdrawals.closeTitle")} form={form} onClose={onClose}>
      <Text size="sm">
        {missing > 0
          ? t("officeWithdrawals.whyNeeded", { missing: money(missing, language) })
          : t("officeWithdrawals.closeAsk")}
      </Text>
      {unpriced && (
        <TextInput
          label={t("officeWithdrawals.cost")}
          description={t("officeWithdrawals.costHint")}
          inputMode="decimal"
          required
          data-autofocus
          {...form.field("amount")}
        />
      )}
      {(unpriced || missing > 0) && (
        <LimitedArea
          label={t("officeWithdrawals.why")}
          description={t("officeWithdrawals.whyHint")}
          required={missing > 0}
          longest={120}
          autosize
          minRows={2}
          {...form.field("reason")}
        />
      )}
      <DialogFoot action={t("officeWithdrawals.close")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
