import { call } from "../../../../api/client.ts";
import {
  annulTransportDocument,
  cancelShipment,
  holdShipment,
  setReady,
  setShipmentStatus,
} from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { CarrierDialog } from "../dialogs/carrier-dialog.tsx";
import { CostsDialog } from "../dialogs/costs-dialog.tsx";
import { DeliverDialog } from "../dialogs/deliver-dialog.tsx";
import { DocumentDialog } from "../dialogs/document-dialog.tsx";
import { HandOverDialog } from "../dialogs/hand-over-dialog.tsx";
import { MergeDialog } from "../dialogs/merge-dialog.tsx";
import { PackagesDialog } from "../dialogs/packages-dialog.tsx";
import { ProblemDialog } from "../dialogs/problem-dialog.tsx";
import { ResolveDialog } from "../dialogs/resolve-dialog.tsx";
import { ScheduleDialog } from "../dialogs/schedule-dialog.tsx";
import { SplitDialog } from "../dialogs/split-dialog.tsx";
import type { Shipment } from "../shipment.ts";
import { useShipmentWrite } from "../use-shipment-write.ts";

const steps = ["send-again", "take-back"] as const;
type Step = (typeof steps)[number];
const stepOf = (asked: Dialogs): Step | undefined => steps.find((step) => step === asked);

const forms = {
  schedule: ScheduleDialog,
  carrier: CarrierDialog,
  costs: CostsDialog,
  packages: PackagesDialog,
  document: DocumentDialog,
  split: SplitDialog,
  report: ProblemDialog,
  "hand-over": HandOverDialog,
  deliver: DeliverDialog,
} as const;
const isForm = (asked: Dialogs): asked is keyof typeof forms => asked in forms;

/** What is asked about before it is done, or is typed. */
export type Dialogs =
  | keyof typeof forms
  | Step
  | "cancel"
  | "ready"
  | "annul"
  | "hold"
  | "release"
  | "unhold"
  | "unrelease"
  | "notReady"
  | "evaluate"
  | "label"
  | `merge ${string}`;

/** Begins something: what asks nothing is done at once. */
export type Begin = (dialog: Dialogs) => void;

interface Props {
  shipment: Shipment;
  asked: Dialogs;
  onClose: () => void;
}

/** The dialog of what was begun. */
export function ShipmentDialog({ shipment, asked, onClose }: Props) {
  if (isForm(asked)) {
    const Asking = forms[asked];
    return <Asking shipment={shipment} onClose={onClose} />;
  }
  if (asked === "annul") return <Annul shipment={shipment} onClose={onClose} />;
  if (asked === "hold" || asked === "release") return <Hold shipment={shipment} which={asked} onClose={onClose} />;
  if (asked.startsWith("merge "))
    return <MergeDialog shipment={shipment} other={asked.slice("merge ".length)} onClose={onClose} />;
  const step = stepOf(asked);
  if (step && shipment.shippedOn) return <ResolveDialog shipment={shipment} action={step} onClose={onClose} />;
  return <Question shipment={shipment} asked={asked} onClose={onClose} />;
}

/** Asks about what can't be taken back. */
function Question({ shipment, asked, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const { id, shippingHolds } = shipment;
  const params = { id };
  const write = useShipmentWrite();
  const ready = useRecordWrite();
  const step = stepOf(asked);
  const passed = passableHolds.filter((hold) => shippingHolds.includes(hold));
  const run = (): void => {
    onClose();
    if (step) write.mutate(() => call(setShipmentStatus, { params, body: { action: step } }));
    if (asked === "cancel") write.mutate(() => call(cancelShipment, { params }));
    if (asked === "ready") ready.mutate(() => call(setReady, { params, body: { ready: true, despite: passed } }));
  };
  const key = {
    "send-again": "sendAgain",
    "take-back": "takeBack",
    cancel: "cancel",
    ready: "ready",
  }[asked as string];
  return (
    <ConfirmDialog
      against={asked === "ready" ? passed.map((hold) => t(`bo.holds.${hold}`)) : []}
      question={t(`officeShipments.questions.${key ?? "cancel"}`, { defaultValue: "" })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

function Annul({ shipment: { id, transportDocument }, onClose }: Omit<Props, "asked">) {
  const { t } = useTexts(officeShipmentsTexts);
  const write = useShipmentWrite(onClose);
  return (
    <ReasonDialog
      title={t("officeShipments.annul")}
      text={t("officeShipments.annulText", { number: transportDocument?.number ?? "" })}
      hint={t("officeShipments.annulHint")}
      action={t("officeShipments.annul")}
      shortest={3}
      write={write}
      onReason={(reason) => write.mutate(() => call(annulTransportDocument, { params: { id }, body: { reason } }))}
      onClose={onClose}
    />
  );
}

function Hold({ shipment, which, onClose }: Omit<Props, "asked"> & { which: "hold" | "release" }) {
  const { t } = useTexts(officeShipmentsTexts);
  const seen = shipment[which]?.on;
  const write = useShipmentWrite(onClose);
  return (
    <ReasonDialog
      title={t(`officeShipments.${which}`)}
      text={t(`officeShipments.${which}Text`)}
      hint={t("officeShipments.holdHint")}
      action={t(`officeShipments.${which}`)}
      color={which === "hold" ? "red" : "orange"}
      shortest={3}
      write={write}
      onReason={(reason) =>
        write.mutate(() =>
          call(holdShipment, { params: { id: shipment.id }, body: { which, reason, ...(seen && { seen }) } }),
        )
      }
      onClose={onClose}
    />
  );
}
