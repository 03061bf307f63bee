import { Text } from "@mantine/core";
import { resolveReturn } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { OfficeReturn } from "./office-return.ts";

interface Props {
  request: OfficeReturn;
  onClose: () => void;
}

/** Approves a request, or notes that others were sent instead, with words for the customer. */
export function NoteDialog({ request, action, onClose }: Props & { action: "approve" | "replace" }) {
  const { t } = useTexts(officeReturnsTexts, officeTexts);
  const { id, revision } = request;
  const form = useContractForm(resolveReturn, {
    values: { note: "" },
    input: ({ note }) => ({ params: { id }, body: { revision, action, ...(note.trim() && { note }) } }),
    draft: { of: `return/${id}/${action}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(`officeReturns.acts.${action}`)} onClose={onClose}>
      <Text size="sm">{t(`officeReturns.asks.${action}`)}</Text>
      <LimitedArea
        label={t("officeReturns.note")}
        description={t("officeReturns.noteHint")}
        longest={500}
        autosize
        minRows={3}
        data-autofocus
        {...form.field("note")}
      />
      <Refused form={form} />
      <DialogFoot action={t(`officeReturns.acts.${action}`)} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

/** Pays back what came: by a credit note where the order is invoiced, and the money where it came from. */
export function RefundDialog({ request, onClose }: Props) {
  const { t, language } = useTexts(officeReturnsTexts, officeTexts);
  const { id, revision, refunds } = request;
  const creditedBy = refunds?.creditedBy;
  const isFree = refunds?.credited === 0 && creditedBy === undefined;
  const paysBack = creditedBy === undefined && !isFree;
  const byTransfer = request.byTransfer && paysBack;
  const form = useContractForm(resolveReturn, {
    values: { iban: "" },
    input: ({ iban }) => ({
      params: { id },
      body: { revision, action: "refund" as const, ...(iban.trim() && { iban }) },
    }),
    check: ({ iban }) => ({ iban: byTransfer && !iban.trim() && t("problem.iban-missing") }),
    at: { "iban-missing": "iban" },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeReturns.acts.refund")} onClose={onClose}>
      {creditedBy !== undefined && <Text fw={600}>{t("officeReturns.creditedBefore", { number: creditedBy })}</Text>}
      {isFree && <Text fw={600}>{t("officeReturns.refundNothing")}</Text>}
      {refunds && paysBack && (
        <Text fw={600} className="numbers">
          {t(refunds.creditNote ? "officeReturns.refundNote" : "officeReturns.refundMoney", {
            amount: money(refunds.amount, language),
            credited: money(refunds.credited, language),
          })}
        </Text>
      )}
      {paysBack && (
        <Text size="sm">
          {t("officeReturns.asks.refund")} {t(byTransfer ? "officeReturns.byTransfer" : "officeReturns.asPaid")}
        </Text>
      )}
      {byTransfer && (
        <LimitedText
          label={t("officeReturns.iban")}
          description={t("officeReturns.ibanHint")}
          longest={50}
          required
          data-autofocus
          {...form.field("iban")}
        />
      )}
      <Refused form={form} />
      <DialogFoot action={t("officeReturns.acts.refund")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
