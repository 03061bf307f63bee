import { ActionIcon, Menu, TextInput } from "@mantine/core";
import { useState } from "react";
import type { listMovements as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { romeDate } from "@solvia/core/platform/time";
import { call } from "../../../../api/client.ts";
import {
  cancelMovement,
  correctMovement,
  setBooked,
  setForecastDate,
  unloadMovement,
} from "../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { IconDots } from "../../../../ui/icons.gen.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { SerialListDialog } from "../../../scanning/lists/serial-list-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";

type Movement = AnswerOf<typeof Contract>["items"][number];
type Act = Movement["acts"][number] | "serial-list";

/** What may be done to a movement by itself. */
export function MovementActs({ movement }: { movement: Movement }) {
  const { t } = useTexts(officeStockTexts);
  const [asked, setAsked] = useState<Act>();
  const write = useRecordWrite();
  const { id, direction, state } = movement;
  // Also of an order to a supplier, which is received on its own page.
  const acts: readonly Act[] = [
    ...movement.acts,
    ...(direction === "load" && state === "forecast" ? (["serial-list"] as const) : []),
  ];
  if (acts.length === 0) return null;
  const close = () => setAsked(undefined);
  const words: Readonly<Record<Act, string>> = {
    receive: t("officeStock.receive"),
    "set-date": t("officeStock.set-date"),
    book: t("officeStock.book"),
    free: t("officeStock.free"),
    unload: t("officeStock.unloadNow"),
    cancel: t("officeStock.cancel"),
    correct: t("officeStock.correct"),
    "serial-list": t("officeStock.serialList"),
  };
  const atOnce: Partial<Record<Act, () => Promise<unknown>>> = {
    book: () => call(setBooked, { params: { id }, body: { booked: true } }),
    free: () => call(setBooked, { params: { id }, body: { booked: false } }),
    unload: () => call(unloadMovement, { body: { act: "unload", movementId: id } }),
  };
  const begin = (act: Act) => {
    const done = atOnce[act];
    if (done) write.mutate(done);
    else setAsked(act);
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="subtle" size={24} loading={write.isPending} aria-label={t("officeStock.actions")}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map((act) => (
            <Menu.Item key={act} onClick={() => begin(act)}>
              {words[act]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === "serial-list" && <SerialListDialog movementId={id} onClose={close} />}
      {asked === "receive" && <ReceiveDialog movement={movement} onClose={close} />}
      {asked === "set-date" && <DateDialog movement={movement} onClose={close} />}
      {asked === "correct" && <CorrectDialog id={id} onClose={close} />}
      {asked === "cancel" && (
        <ConfirmDialog
          question={t("officeStock.cancelQuestion")}
          onClose={close}
          onConfirm={() => {
            close();
            write.mutate(() => call(cancelMovement, { params: { id } }));
          }}
        />
      )}
    </>
  );
}

function DateDialog({ movement, onClose }: { movement: Movement; onClose: () => void }) {
  const { t } = useTexts(officeStockTexts, officeTexts);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(setForecastDate, {
    values: { forecastOn: movement.forecastOn ?? "" },
    input: (body) => ({ params: { id: movement.id }, body }),
    at: { "forecast-in-past": "forecastOn" },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeStock.dateTitle")} onClose={onClose}>
      <TextInput
        type="date"
        required
        min={today}
        data-autofocus
        label={t("officeStock.forecastOn")}
        {...form.field("forecastOn")}
      />
      <Refused form={form} />
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

function CorrectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts(officeStockTexts);
  const write = useRecordWrite({ asks: () => true });
  return (
    <ReasonDialog
      title={t("officeStock.correctTitle")}
      text={t("officeStock.correctText")}
      hint={t("officeStock.correctHint")}
      action={t("officeStock.correct")}
      shortest={3}
      longest={300}
      write={write}
      onReason={(reason) =>
        write.mutate(() => call(correctMovement, { params: { id }, body: { reason } }), { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
