import { Text, TextInput } from "@mantine/core";
import { transferGoods } from "../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { lacksSerials, Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { GoodsLines, tellingLines } from "./goods-lines.tsx";
import { noGoods, useLineChecks, type GoodsValues } from "./goods-values.ts";
import { PiecesQuestions, usePiecesQuestions } from "./pieces-questions.tsx";
import { useStockRefusals } from "./stock-refusals.ts";
import { WarehouseChoice } from "./warehouse-choice.tsx";

interface Values extends GoodsValues {
  toWarehouseId: string;
  withoutSerials: string;
}
const nothing: Values = { ...noGoods, toWarehouseId: "", withoutSerials: "" };

/** Goods that go from one warehouse to another. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const inWords = useStockRefusals();
  const questions = usePiecesQuestions();
  const form = useContractForm(transferGoods, {
    values: nothing,
    input: ({ lines, warehouseId, toWarehouseId, ...words }) => ({
      body: { warehouseId, toWarehouseId, ...filled(words), ...questions.confirmed(), lines: tellingLines(lines) },
    }),
    check: useLineChecks(),
    shows: ["lines", "warehouseId", "toWarehouseId"],
    inWords,
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: "movement/transfer" },
    done: t("bo.added"),
    onSaved: onClose,
  });
  const values = form.getValues();
  return (
    <FormDialog form={form} size="lg" title={t("officeStock.transfer")} onClose={onClose}>
      <Text size="sm">{t("officeStock.transferText")}</Text>
      <WarehouseChoice
        label={t("officeStock.fromWarehouse")}
        error={form.field("warehouseId").error}
        value={values.warehouseId}
        change={(id) => form.setFieldValue("warehouseId", id)}
      />
      <WarehouseChoice
        open
        required
        label={t("officeStock.toWarehouse")}
        error={form.field("toWarehouseId").error}
        value={values.toWarehouseId}
        change={(id) => form.setFieldValue("toWarehouseId", id)}
      />
      <GoodsLines
        lines={values.lines}
        change={(lines) => form.setFieldValue("lines", lines)}
        error={form.field("lines").error as string | undefined}
        toldIn={values.warehouseId}
      />
      <TextInput label={t("officeStock.reason")} {...form.field("reason")} />
      <TextInput label={t("officeStock.reference")} {...form.field("reference")} />
      <Refused form={form} />
      {(lacksSerials(form) || values.withoutSerials !== "") && (
        <LimitedText
          label={t("bo.withoutSerials")}
          description={t("bo.withoutSerialsHint")}
          longest={300}
          {...form.field("withoutSerials")}
        />
      )}
      <PiecesQuestions questions={questions} lines={values.lines} send={form.submit} />
      <DialogFoot action={t("officeStock.transfer")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
