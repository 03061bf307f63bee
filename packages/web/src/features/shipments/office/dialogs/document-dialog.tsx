import { Alert, NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { causes, transportedBy, transportTerms } from "@solvia/core/shipments/papers/transport-document";
import { romeDate } from "@solvia/core/platform/time";
import { issueTransportDocument } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { lacksSerials, Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import { LackingSerials } from "../../../office-kit/lacking-serials.tsx";
import { momentOf } from "../../../office-kit/moment-of.ts";
import { StartOfTransport } from "../../../office-kit/start-of-transport.tsx";
import { CarrierChoice, useCarriers } from "../carriers/carrier-choice.tsx";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";
import { loadWord } from "../words.ts";
import { Abilities, abilitiesOf } from "./carrier-abilities.tsx";

/** Gives a shipment its transport document: cause, terms, day; what is packed and who carries it are the shipment's. */
export function DocumentDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const keep = useKeptShipment();
  const { id, orderNumber, placedOn, packages, carrierOf, address, shippable, release } = shipment;
  const { named } = useCarriers();
  const form = useContractForm(issueTransportDocument, {
    values: {
      cause: "sale",
      terms: address === "pickup" ? "exw" : "franco",
      by: address === "pickup" && !carrierOf ? "recipient" : "carrier",
      name: "",
      vatNumber: "",
      address: "",
      ...abilitiesOf(shipment),
      date: "",
      plate: "",
      notes: "",
      startDay: "",
      startTime: "",
      withoutSerials: "",
    },
    input: ({ cause, terms, by, date, plate, notes, withoutSerials, startDay, startTime, name, ...ofCarrier }) => {
      const { vatNumber, address: where, ...able } = ofCarrier;
      const isNew = by === "carrier" && !carrierOf && name.trim() !== "";
      return {
        params: { id },
        body: {
          cause: causes.find((one) => one === cause),
          terms: transportTerms.find((one) => one === terms),
          by: transportedBy.find((one) => one === by),
          ...(isNew && {
            carrier: { name, ...filled({ telephone: named(name)?.telephone, vatNumber, address: where }), ...able },
          }),
          ...filled({ date, plate, notes, withoutSerials }),
          ...momentOf("transportStart", { day: startDay, time: startTime }, new Date()),
        },
      };
    },
    names: {
      "carrier.name": "name",
      "carrier.vatNumber": "vatNumber",
      "carrier.address": "address",
      transportStart: "startDay",
    },
    at: {
      "date-before-last-document": "date",
      "carrier-missing": "name",
      ...(!carrierOf && { "carrier-unfit": "name" }),
    },
    draft: { of: `transport-document/${id}` },
    done: t("bo.added"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  const lacks = lacksSerials(form);
  return (
    <FormDialog form={form} title={t("officeShipments.issueOf", { number: orderNumber })} onClose={onClose}>
      <Text size="sm">{t("officeShipments.issueText")}</Text>
      <Facts
        plain
        facts={[
          [t("officeShipments.packages"), t("officeShipments.packagesCount", { count: packages.count })],
          [t("officeShipments.appearance"), t(`officeShipments.appearances.${packages.appearance}`)],
          [t("officeShipments.gross"), loadWord(t, packages, language)],
          [t("officeShipments.carrier"), carrierOf?.name ?? (address === "pickup" && t("officeShipments.pickup"))],
        ]}
      />
      {!shippable && !release && <Alert color="orange">{t("officeShipments.paperNotShippable")}</Alert>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t("officeShipments.cause")}
          data={causes.map((value) => ({ value, label: t(`officeShipments.causes.${value}`) }))}
          data-autofocus
          {...form.field("cause")}
        />
        <NativeSelect
          label={t("officeShipments.terms")}
          data={transportTerms.map((value) => ({ value, label: t(`officeShipments.transportTerms.${value}`) }))}
          {...form.field("terms")}
        />
        <NativeSelect
          label={t("officeShipments.transportBy")}
          data={transportedBy.map((value) => ({ value, label: t(`officeShipments.transportedBy.${value}`) }))}
          {...form.field("by")}
        />
        <TextInput
          type="date"
          label={t("officeShipments.date")}
          description={t("officeShipments.dateHint")}
          min={romeDate(new Date(placedOn))}
          max={today}
          {...form.field("date")}
        />
        <LimitedText label={t("officeShipments.plate")} longest={20} {...form.field("plate")} />
      </SimpleGrid>
      {form.values.by === "carrier" && !carrierOf && (
        <>
          <CarrierChoice
            name={form.values.name}
            onChoose={({ name, vatNumber = "", address: where = "", adr, tailLift, smallVehicle, ferry }) =>
              form.setValues({ name, vatNumber, address: where, adr, tailLift, smallVehicle, ferry })
            }
          />
          <LimitedText
            label={t("officeShipments.carrierName")}
            description={t("officeShipments.carrierForPaper")}
            required
            longest={100}
            {...form.field("name")}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <LimitedText label={t("officeShipments.carrierVat")} longest={20} {...form.field("vatNumber")} />
            <LimitedText label={t("officeShipments.carrierAddress")} longest={200} {...form.field("address")} />
          </SimpleGrid>
          <Abilities shipment={shipment} box={(name) => form.box(name)} />
        </>
      )}
      <StartOfTransport
        hint={t("officeShipments.startHintPaper")}
        day={form.field("startDay")}
        time={form.field("startTime")}
      />
      <LimitedArea
        label={t("officeShipments.documentNotes")}
        longest={500}
        autosize
        minRows={2}
        {...form.field("notes")}
      />
      {lacks ? <LackingSerials error={form.error} /> : <Refused form={form} />}
      {lacks && (
        <LimitedText
          label={t("bo.leaveWithout")}
          description={t("bo.leaveWithoutHint")}
          longest={500}
          {...form.field("withoutSerials")}
        />
      )}
      <DialogFoot action={t("officeShipments.issue")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
