import { shipmentWarnings } from "@solvia/core/shipments/shipment-warnings";
import { setShipmentCosts } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";
import { useTheirs } from "../use-theirs.ts";

/** What the carrier takes, net. */
export function CostsDialog({ shipment: { id, costs }, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const { theirs, words, isTold } = useTheirs(id);
  const values: { costs: number | ""; seen: Shipment["costs"] } = { costs: costs ?? "", seen: costs };
  const questions = useQuestions(shipmentWarnings);
  const form = useContractForm(setShipmentCosts, {
    values,
    input: (typed) => ({
      params: { id },
      body: { costs: typed.costs, ...questions.confirmed(), ...(typed.seen !== undefined && { seen: typed.seen }) },
    }),
    draft: { of: `shipment-costs/${id}`, without: ["seen"] },
    onTyped: questions.forget,
    onRefused: (error) => questions.isAsked(error) || isTold(error, (now) => form.setFieldValue("seen", now.costs)),
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} size="sm" title={t("officeShipments.setCosts")} onClose={onClose}>
      <MoneyField
        label={t("officeShipments.costs")}
        maximum={10_000_000}
        required
        data-autofocus
        {...form.field("costs")}
      />
      <Refused form={form} />
      {theirs && <TheirNotes words={words} text={theirs.costs === undefined ? "" : money(theirs.costs, language)} />}
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
      <Questions
        questions={questions}
        words={({ params = {} }) =>
          t("officeShipments.unusualCosts", {
            costs: money(Number(params["costs"]), language),
            known: money(Number(params["known"]), language),
          })
        }
        send={form.submit}
      />
    </FormDialog>
  );
}
