import { NativeSelect, Text } from "@mantine/core";
import { lostReasons, type LostReason } from "@solvia/core/quotations/quotation";
import { call } from "../../../../api/client.ts";
import { setQuotationLost } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { customerName, type QuotationRow } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";

type Lost = Pick<QuotationRow, "id" | "number" | "revision" | "customer" | "status">;

const empty: { lostReason: LostReason | ""; text: string } = { lostReason: "", text: "" };

/** Why it was lost: asked in words where no reason that has a name says it (domain-rules 5.3). */
export function LostDialog({ quotation, onClose }: { quotation: Lost; onClose: () => void }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { id, number, revision, status } = quotation;
  const write = useQuotationWrite(id);
  const form = useContractForm(setQuotationLost, {
    values: empty,
    input: ({ lostReason, text }) => ({
      params: { id },
      // Empty: refused as required.
      body: { revision, lostReason: lostReason as LostReason, text: text.trim() || undefined },
    }),
    send: (input) => write.mutateAsync(() => call(setQuotationLost, input)),
    onSaved: onClose,
  });
  const { lostReason } = form.values;
  return (
    <FormDialog title={t("officeQuotations.acts.lost")} form={form} onClose={onClose}>
      <Text size="sm">{[number, customerName(quotation)].join(" · ")}</Text>
      {status === "accepted" && <Text size="sm">{t("officeQuotations.lostAccepted")}</Text>}
      <NativeSelect
        label={t("officeQuotations.lostReason")}
        required
        data-autofocus
        data={[
          { value: "", label: t("officeQuotations.choose") },
          ...lostReasons.map((value) => ({ value, label: t(`officeQuotations.reasons.${value}`) })),
        ]}
        {...form.field("lostReason")}
      />
      <LimitedArea
        label={t("officeQuotations.lostText")}
        longest={300}
        autosize
        minRows={2}
        withAsterisk={lostReason === "other"}
        {...form.field("text")}
      />
      <DialogFoot
        action={t("officeQuotations.acts.lost")}
        color="red"
        disabled={lostReason === "" || (lostReason === "other" && form.values.text.trim().length < 3)}
        pending={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}
