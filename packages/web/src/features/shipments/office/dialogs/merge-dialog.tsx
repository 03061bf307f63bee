import { arrangeWarnings } from "@solvia/core/shipments/shipment-warnings";
import { call } from "../../../../api/client.ts";
import { mergeShipments } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Questions, useQuestions } from "../../../../ui/forms/questions.tsx";
import type { Shipment } from "../shipment.ts";
import { useShipmentWrite } from "../use-shipment-write.ts";

interface Props {
  shipment: Shipment;
  /** The shipment that is put into it. */
  other: string;
  onClose: () => void;
}

/** Two shipments become one; of the other's serials those that were scanned are scanned again, which is asked. */
export function MergeDialog({ shipment: { id }, other, onClose }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const questions = useQuestions(arrangeWarnings);
  const write = useShipmentWrite(onClose, questions.isAsked);
  const send = () =>
    write.mutate(() => call(mergeShipments, { params: { id }, body: { with: other, ...questions.confirmed() } }), {
      onError: (error) => {
        if (!questions.isAsked(error)) onClose();
      },
    });
  if (questions.open.length === 0)
    return <ConfirmDialog question={t("officeShipments.questions.merge")} onConfirm={send} onClose={onClose} />;
  return (
    <Questions
      questions={{ ...questions, leave: onClose }}
      words={({ params = {} }) => t("officeShipments.scansAgainMerged", { count: Number(params["count"]) })}
      send={send}
    />
  );
}
