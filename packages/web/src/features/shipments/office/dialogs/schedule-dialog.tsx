import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { dayOfPickup, pickupSlots } from "@solvia/core/shipments/shipment";
import { plusYears, romeDate } from "@solvia/core/platform/time";
import { schedulePickup } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { date as dateWord } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import type { Shipment } from "../shipment.ts";
import { CarrierChoice, useCarriers } from "../carriers/carrier-choice.tsx";
import { paperOf } from "../carriers/said-carrier.ts";
import { Abilities, abilitiesOf } from "./carrier-abilities.tsx";
import { useBlockers } from "../page/use-blockers.ts";
import { useTheirs } from "../use-theirs.ts";
import { useKeptShipment } from "../use-shipment-write.ts";

interface Props {
  shipment: Shipment;
  /** The day that is offered; the planned one, or today, where nothing is said. */
  on?: string;
  onClose: () => void;
}

/** What stood of it when the form was filled in. */
const seenOf = ({ plannedOn, days, carrierOf }: Shipment) => {
  const slot = dayOfPickup(days)?.slot;
  return {
    ...(plannedOn && { date: plannedOn }),
    ...(slot && { slot }),
    ...(carrierOf && { carrier: carrierOf }),
  };
};

/** On which day, in which half of it, and by whom a shipment is picked up. */
export function ScheduleDialog({ shipment, on, onClose }: Props) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const keep = useKeptShipment();
  const { theirs, words, isTold } = useTheirs(shipment.id);
  const { id, orderNumber, address, carrierOf, plannedOn, days, transportDocument } = shipment;
  // What the dialog itself mends isn't told.
  const stays = useBlockers()(shipment).filter(({ code }) => shipment.state === "ready" && !code.startsWith("carrier"));
  const needsCarrier = address !== "pickup" && !transportDocument;
  const { named } = useCarriers();
  const knownPaper = (name: string) => {
    const known = named(name);
    return known && paperOf(known);
  };
  const form = useContractForm(schedulePickup, {
    values: {
      date: on ?? (plannedOn && plannedOn > today ? plannedOn : today),
      slot: days.at(-1)?.slot ?? "",
      name: carrierOf?.name ?? "",
      ...abilitiesOf(shipment),
      seen: seenOf(shipment),
    },
    input: ({ date, slot, name, seen, ...able }) => ({
      params: { id },
      body: {
        date,
        seen,
        ...(slot && { slot: pickupSlots.find((one) => one === slot) }),
        ...(needsCarrier &&
          name.trim() && {
            // Of one that comes once nothing is known yet.
            carrier: { ...(name.trim() === carrierOf?.name ? carrierOf : knownPaper(name)), name, ...able },
          }),
      },
    }),
    names: { "carrier.name": "name" },
    at: { "forecast-in-past": "date", "carrier-missing": "name", "carrier-unfit": "name" },
    draft: { of: `shipment-day/${id}`, without: ["seen"] },
    onRefused: (error) => isTold(error, (now) => form.setFieldValue("seen", seenOf(now))),
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("officeShipments.scheduleOf", { number: orderNumber })} onClose={onClose}>
      {stays.length > 0 && (
        <Alert color="orange" title={t("officeShipments.notPlannable")}>
          {stays.map(({ code, words: why }) => (
            <Text key={code} size="sm">
              {why}
            </Text>
          ))}
        </Alert>
      )}
      {plannedOn && (
        <Text size="sm">{t("officeShipments.scheduleChange", { date: dateWord(plannedOn, language) })}</Text>
      )}
      <SimpleGrid cols={2}>
        <TextInput
          type="date"
          label={t("officeShipments.pickupOn")}
          min={today}
          max={plusYears(today, 1)}
          data-autofocus
          {...form.field("date")}
        />
        <NativeSelect
          label={t("officeShipments.slot")}
          data={[
            { value: "", label: t("officeShipments.slots.any") },
            ...pickupSlots.map((value) => ({ value, label: t(`officeShipments.slots.${value}`) })),
          ]}
          {...form.field("slot")}
        />
      </SimpleGrid>
      {needsCarrier && (
        <>
          <CarrierChoice
            name={form.getValues().name}
            onChoose={({ name, adr, tailLift, smallVehicle, ferry }) =>
              form.setValues({ name, adr, tailLift, smallVehicle, ferry })
            }
          />
          <LimitedText label={t("officeShipments.carrierName")} required longest={100} {...form.field("name")} />
          <Abilities shipment={shipment} box={(name) => form.box(name)} />
        </>
      )}
      <Refused form={form} />
      {theirs && (
        <TheirNotes
          words={words}
          text={[theirs.plannedOn && dateWord(theirs.plannedOn, language), theirs.carrierOf?.name]
            .filter(Boolean)
            .join(" · ")}
        />
      )}
      <DialogFoot action={t("officeShipments.acts.schedule")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
