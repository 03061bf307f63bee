import { SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { noteInsurersCover } from "../../../../api/endpoints.gen.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { MoneyField, PercentField } from "../../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { InsuranceView } from "./insurance.ts";

interface Values {
  amount: number | "";
  percent: number | "";
  from: string;
  until: string;
  reference: string;
  reason: string;
}

/** What the insurer has decided on a company; nought refuses or ends its cover. */
export function DecideDialog({ insurance, onClose }: { insurance: InsuranceView; onClose: () => void }) {
  const { t } = useTexts(officeInsurancesTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const words: Readonly<Record<string, string>> = {
    "before-last": t("officeInsurances.beforeLast"),
    "before-from": t("officeInsurances.beforeFrom"),
  };
  const values: Values = {
    amount: insurance.asked ?? "",
    percent: insurance.covers[0]?.percent || 9000,
    from: today,
    until: "",
    reference: "",
    reason: "",
  };
  const form = useContractForm(noteInsurersCover, {
    values,
    input: ({ amount, percent, from, until, reference, reason }) => ({
      params: { id: insurance.id },
      body: {
        amount: amount as number,
        percent: percent === "" ? 0 : percent,
        from,
        reference,
        ...(until && { until }),
        ...(reason.trim() && { reason }),
      },
    }),
    inWords: ({ code }) => words[code],
    draft: { of: `insurance/${insurance.id}/cover` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeInsurances.decide")} onClose={onClose} size="lg">
      <Text size="sm">{t("officeInsurances.decideText")}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MoneyField label={t("officeInsurances.decidedAmount")} required data-autofocus {...form.field("amount")} />
        <PercentField label={t("officeInsurances.percent")} {...form.field("percent")} />
        <TextInput type="date" label={t("officeInsurances.from")} required max={today} {...form.field("from")} />
        <TextInput type="date" label={t("officeInsurances.lastDay")} {...form.field("until")} />
      </SimpleGrid>
      <LimitedText label={t("officeInsurances.reference")} required longest={60} {...form.field("reference")} />
      <LimitedText label={t("officeInsurances.reason")} longest={300} {...form.field("reason")} />
      <Refused form={form} />
      <DialogFoot action={t("officeInsurances.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
