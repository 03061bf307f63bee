import { Text } from "@mantine/core";
import { call } from "../../../../api/client.ts";
import { setGoodsBack } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { officeWithdrawalsTexts } from "../../../../i18n/areas/office-withdrawals.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { CameLines } from "../goods-back/came-lines.tsx";
import { cameWithSerials, isTooMany, nothingCame, piecesOf } from "../goods-back/came-values.ts";
import { useOrderWrite } from "../use-order-write.ts";
import type { Task } from "./settle-dialog.tsx";

interface Props {
  task: Task;
  onClose: () => void;
}

/** What has come back of a withdrawal, by condition and with its serials; it asks before the customer reads that their goods are back. */
export function GoodsBackDialog({ task, onClose }: Props) {
  const { t } = useTexts(officeReturnsTexts, officeWithdrawalsTexts);
  const write = useOrderWrite(task.orderId);
  const { coming = [], words } = task;
  const lines = coming.map(({ productId, name, quantity }) => ({ productId, name, awaited: quantity }));
  const isNeeded = lines.length > 0 && !(words !== undefined && task.lines.length === 0);
  const form = useContractForm(setGoodsBack, {
    values: nothingCame,
    input: (values) => {
      const came = cameWithSerials(lines, values);
      const params = { id: task.orderId, place: String(task.place) };
      return came.length > 0 ? { params, body: { lines: came } } : { params };
    },
    check: ({ came }) => ({
      lines:
        (isNeeded && piecesOf(lines, came).length === 0 && t("officeReturns.noneCame")) ||
        lines
          .filter((line) => isTooMany(line, came))
          .map(({ awaited }) => t("officeReturns.tooMany", { awaited }))
          .at(0),
    }),
    shows: ["lines"],
    send: (input) => write.mutateAsync(() => call(setGoodsBack, input)),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeWithdrawals.goodsBack")} size="lg" onClose={onClose}>
      <Text size="sm">
        {t(task.sent ? "officeWithdrawals.goodsBackAsk" : "officeWithdrawals.goodsNeverLeft", {
          number: task.orderNumber,
        })}
      </Text>
      <CameLines
        lines={lines}
        values={form.values}
        change={(field, value) => form.setFieldValue(field, value)}
        error={form.errors["lines"]}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeWithdrawals.goodsBackConfirm")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
