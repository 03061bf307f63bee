import { TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { endDeliveryTariff } from "../../../../api/endpoints.gen.ts";
import { officeTariffsTexts } from "../../../../i18n/areas/office-tariffs.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { Tariff } from "./tariff.ts";

/** A tariff's last day. */
export function EndTariff({ tariff: { id, name, until }, onClose }: { tariff: Tariff; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeTariffsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(endDeliveryTariff, {
    values: { until: until ?? today },
    input: (values) => ({ params: { id }, body: { ...values, ...(until !== undefined && { before: until }) } }),
    done: t("bo.saved"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} title={`${t("officeTariffs.end")}: ${name}`}>
      <TextInput
        type="date"
        data-autofocus
        label={t("officeTariffs.until")}
        description={t("officeTariffs.endHint")}
        required
        min={today}
        {...form.field("until")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeTariffs.end")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
