import { Checkbox, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { loadMovement } from "../../../../api/endpoints.gen.ts";
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
  cause: "adjustment" | "return" | "purchase";
  isForecast: boolean;
  forecastOn: string;
}
const nothing: Values = { ...noGoods, cause: "adjustment", isForecast: false, forecastOn: "" };

/** Goods that have come, or will on a day. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const inWords = useStockRefusals();
  const questions = usePiecesQuestions();
  const form = useContractForm(loadMovement, {
    values: nothing,
    input: ({ isForecast, forecastOn, lines, warehouseId, cause, ...words }) => ({
      body: {
        act: "add" as const,
        warehouseId,
        cause,
        ...filled(words),
        reason: words.reason,
        lines: linesToSend(lines),
        ...questions.confirmed(),
        ...(isForecast && { forecastOn }),
      },
    }),
    check: useLineChecks(),
    shows: ["lines", "warehouseId"],
    inWords,
    onTyped: questions.forget,
    onRefused: questions.isAsked,
    draft: { of: "movement/load" },
    done: t("bo.added"),
    onSaved: onClose,
  });
  const values = form.getValues();
  return (
    <FormDialog form={form} size="lg" title={t("officeStock.load")} onClose={onClose}>
      <Text size="sm">{t("officeStock.loadText")}</Text>
      <WarehouseChoice
        open
        label={t("officeStock.toWarehouse")}
        error={form.field("warehouseId").error}
        value={values.warehouseId}
        change={(id) => form.setFieldValue("warehouseId", id)}
      />
      <Radio.Group label={t("officeStock.cause")} {...form.field("cause")}>
        <Stack gap={4} mt={4}>
          {(["adjustment", "return", "purchase"] as const).map((cause) => (
            <Radio key={cause} value={cause} label={t(`officeStock.causes.${cause}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <GoodsLines
        lines={values.lines}
        change={(lines) => form.setFieldValue("lines", lines)}
        error={form.field("lines").error as string | undefined}
      />
      <Checkbox
        label={t("officeStock.isForecast")}
        checked={values.isForecast}
        onChange={(event) => form.setFieldValue("isForecast", event.currentTarget.checked)}
      />
      {values.isForecast && (
        <TextInput type="date" required min={today} label={t("officeStock.forecastOn")} {...form.field("forecastOn")} />
      )}
      <TextInput label={t("officeStock.reason")} required {...form.field("reason")} />
      <TextInput label={t("officeStock.supplierPaper")} {...form.field("reference")} />
      <Refused form={form} />
      <PiecesQuestions questions={questions} lines={values.lines} send={form.submit} />
      <DialogFoot action={t("officeStock.load")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
