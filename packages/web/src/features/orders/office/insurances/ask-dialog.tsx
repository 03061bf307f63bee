import { Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { askInsurer } from "../../../../api/endpoints.gen.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { UserChoice } from "../../../office-kit/user-choice.tsx";

interface Values {
  userId: string;
  amount: number | "";
  on: string;
}

/** The insurer was asked to cover what a company owes. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeInsurancesTexts, officeTexts);
  const navigate = useNavigate();
  const [today] = useState(() => romeDate(new Date()));
  const values: Values = { userId: "", amount: "", on: today };
  const form = useContractForm(askInsurer, {
    values,
    input: ({ amount, ...asked }) => ({ body: { ...asked, amount: amount as number } }),
    at: { "not-eligible": ["userId", t("officeInsurances.notEligible")] },
    draft: { of: "insurance/new" },
    done: t("bo.added"),
    onSaved: ({ id }) => {
      onClose();
      return navigate({ to: "/back-office/insurances/$id", params: { id } });
    },
  });
  const { userId } = form.getValues();
  const { error } = form.field("userId");
  return (
    <FormDialog form={form} title={t("officeInsurances.ask")} onClose={onClose}>
      <Text size="sm">{t("officeInsurances.askText")}</Text>
      <UserChoice
        label={t("officeInsurances.customer")}
        required
        data-autofocus
        error={error}
        userId={userId || undefined}
        choose={(id) => form.setFieldValue("userId", id ?? "")}
      />
      <MoneyField label={t("officeInsurances.amount")} required {...form.field("amount")} />
      <TextInput type="date" label={t("officeInsurances.on")} required max={today} {...form.field("on")} />
      <Refused form={form} />
      <DialogFoot action={t("officeInsurances.noteAsked")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
