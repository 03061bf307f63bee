import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { declareToInsurer } from "../../../../api/endpoints.gen.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { InsuranceView, InsuredOrder } from "./insurance.ts";

interface Props {
  insurance: InsuranceView;
  order: InsuredOrder;
  onClose: () => void;
}

/** The insurer was told of an order that is late. */
export function DeclareDialog({ insurance, order, onClose }: Props) {
  const { t, language } = useTexts(officeInsurancesTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(declareToInsurer, {
    values: { on: today, reference: "" },
    input: (values) => ({ params: { id: insurance.id }, body: { ...values, orderId: order.id } }),
    inWords: ({ code }) => (code === "before-late" ? t("officeInsurances.beforeLate") : undefined),
    draft: { of: `insurance/${insurance.id}/${order.id}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeInsurances.declareOf", { number: order.number })} onClose={onClose}>
      <Text fw={600}>
        {insurance.companyName}, {money(order.amount, language)}
      </Text>
      <Text size="sm">{t("officeInsurances.declareText")}</Text>
      <TextInput
        type="date"
        label={t("officeInsurances.declaredOn")}
        required
        max={today}
        data-autofocus
        {...form.field("on")}
      />
      <LimitedText label={t("officeInsurances.reference")} required longest={60} {...form.field("reference")} />
      <Refused form={form} />
      <DialogFoot action={t("officeInsurances.declare")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
