import { Radio, Stack, Text, TextInput } from "@mantine/core";
import { unloadMovement } from "../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { GoodsLines, linesToSend } from "./goods-lines.tsx";
import { noGoods, useLineChecks, type GoodsValues } from "./goods-values.ts";
import { PiecesQuestions, usePiecesQuestions } from "./pieces-questions.tsx";
import { useStockRefusals } from "./stock-refusals.ts";
import { WarehouseChoice } from "./warehouse-choice.tsx";

interface Values extends GoodsValues {
  cause: "adjustment" | "scrap";
  as: "done" | "booked" | "forecast";
}
const nothing: Values = { ...noGoods, cause: "adjustment", as: "done" };

/** Goods that leave, stay booked, or will leave. */
export function UnloadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const inWords = useStockRefusals();
  const questions = usePiecesQuestions();
  const form = useContractForm(unloadMovement, {
    values: nothing,
    input: ({ lines, warehouseId, cause, as, ...words }) => ({
      body: {
        act: "add" as const,
        warehouseId,
        cause,
        as,
        ...filled(words),
        reason: words.reason,
        lines: linesToSend(lines),
        ...questions.confirmed(),
      },
    }),
    check: useLineChecks(),
    shows: ["lines", "warehouseId"],
    inWords,
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: "movement/unload" },
    done: t("bo.added"),
    onSaved: onClose,
  });
  const values = form.getValues();
  return (
    <FormDialog form={form} size="lg" title={t("officeStock.unload")} onClose={onClose}>
      <Text size="sm">{t("officeStock.unloadText")}</Text>
      <WarehouseChoice
        label={t("officeStock.fromWarehouse")}
        error={form.field("warehouseId").error}
        value={values.warehouseId}
        change={(id) => form.setFieldValue("warehouseId", id)}
      />
      <Radio.Group label={t("officeStock.cause")} {...form.field("cause")}>
        <Stack gap={4} mt={4}>
          {(["adjustment", "scrap"] as const).map((cause) => (
            <Radio key={cause} value={cause} label={t(`officeStock.causes.${cause}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label={t("officeStock.as")} {...form.field("as")}>
        <Stack gap={4} mt={4}>
          <Radio value="done" label={t("officeStock.asDone")} />
          <Radio value="booked" label={t("officeStock.asBooked")} />
          <Radio value="forecast" label={t("officeStock.asForecast")} />
        </Stack>
      </Radio.Group>
      <GoodsLines
        lines={values.lines}
        change={(lines) => form.setFieldValue("lines", lines)}
        error={form.field("lines").error as string | undefined}
      />
      <TextInput label={t("officeStock.reason")} required {...form.field("reason")} />
      <TextInput label={t("officeStock.reference")} {...form.field("reference")} />
      <Refused form={form} />
      <PiecesQuestions questions={questions} lines={values.lines} send={form.submit} />
      <DialogFoot action={t("officeStock.unload")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
