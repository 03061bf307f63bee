import { call } from "../../../../api/client.ts";
import { takeWithdrawalBack } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { useOrderWrite } from "../use-order-write.ts";
import type { Task } from "./settle-dialog.tsx";

interface Props {
  task: Task;
  onClose: () => void;
}

const paramsOf = ({ orderId, place }: Task) => ({ id: orderId, place: String(place) });

/** Takes the last step back, which was a slip; its reason stands with the withdrawal. */
export function TakeBackDialog({ task, onClose }: Props) {
  const { t } = useTexts(officeMoneyTexts, officeWithdrawalsTexts);
  const write = useOrderWrite(task.orderId);
  const form = useContractForm(takeWithdrawalBack, {
    values: { reason: "" },
    input: (body) => ({ params: paramsOf(task), body }),
    inWords: ({ code }) => (code === "too-big" ? undefined : t("officeMoney.required")),
    send: (input) => write.mutateAsync(() => call(takeWithdrawalBack, input)),
    draft: { of: `take-back/${task.orderId}/${task.place}` },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeWithdrawals.takeBack")} form={form} onClose={onClose}>
      <LimitedArea
        label={t("officeWithdrawals.takeBackWhy")}
        required
        data-autofocus
        longest={120}
        autosize
        minRows={2}
        {...form.field("reason")}
      />
      <DialogFoot action={t("officeWithdrawals.takeBack")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
