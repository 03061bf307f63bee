import { Text } from "@mantine/core";
import { resendInvoice } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { ApiProblem } from "../../../api/client.ts";
import { BuyerFields, correctionsOf, unreadOf, valuesOf } from "./buyer-fields.tsx";
import { Notices } from "./notices.tsx";
import { Refusals } from "./refusals.tsx";
import { nameOf, type Document, type Refusal } from "./words.ts";

/** Sends what the exchange has refused again, its buyer's data put right. */
export function ResendDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const { id: documentId, orderId, notices, resendUntil } = document;
  const form = useContractForm(resendInvoice, {
    values: valuesOf(document),
    input: (values) => ({ params: { id: orderId, documentId }, body: correctionsOf(values, document) }),
    check: (values) => unreadOf(t, values, document),
    draft: { of: `resend/${documentId}` },
    onSaved: onClose,
  });
  const { error } = form;
  const refusals = error instanceof ApiProblem ? ((error.params["refusals"] as Refusal[] | undefined) ?? []) : [];
  return (
    <FormDialog
      title={t("officeInvoicing.resendTitle", { name: nameOf(t, document) })}
      form={form}
      size="lg"
      onClose={onClose}
    >
      <Notices notices={notices.filter(({ kind }) => kind === "NS").slice(-1)} />
      <BuyerFields buyer={document.buyer} field={form.field} />
      <Refusals refusals={refusals} />
      <Refused form={form} />
      {resendUntil && (
        <Text size="sm" c="dimmed">
          {t("officeInvoicing.resendHint", { date: date(resendUntil, language) })}
        </Text>
      )}
      <DialogFoot action={t("officeInvoicing.resendAct")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
