import { Text } from "@mantine/core";
import { closeCorrection, resumeCorrection } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { ReasonField } from "../../office-kit/reason-field.tsx";

interface Props {
  orderId: string;
  place: number;
  onClose: () => void;
}

/** Goes on with a correction whose transfer had nowhere to go. */
export function ResumeCorrection({ orderId: id, place, onClose }: Props) {
  const { t } = useTexts(officeInvoicingTexts, officeTexts);
  const form = useContractForm(resumeCorrection, {
    values: { iban: "" },
    input: ({ iban }) => ({ params: { id, place: String(place) }, body: { iban: iban.trim() } }),
    check: ({ iban }) => ({ iban: !iban.trim() && t("problem.iban-missing") }),
    at: { "iban-missing": "iban" },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeInvoicing.correction.otherIban")} form={form} onClose={onClose}>
      <LimitedText
        label={t("officeInvoicing.correction.iban")}
        longest={50}
        autoComplete="off"
        required
        data-autofocus
        {...form.field("iban")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeInvoicing.correction.resume")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

/** Ends a correction of which nothing is left to do, with why. */
export function CloseCorrection({ orderId: id, place, onClose }: Props) {
  const { t } = useTexts(officeInvoicingTexts, officeTexts);
  const form = useContractForm(closeCorrection, {
    values: { reason: "" },
    input: ({ reason }) => ({ params: { id, place: String(place) }, body: { reason } }),
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && t("officeInvoicing.needsReason") }),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t("officeInvoicing.correction.close")} form={form} onClose={onClose}>
      <Text size="sm">{t("officeInvoicing.correction.closeHint")}</Text>
      <ReasonField longest={200} data-autofocus {...form.field("reason")} />
      <Refused form={form} />
      <DialogFoot action={t("officeInvoicing.correction.close")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
