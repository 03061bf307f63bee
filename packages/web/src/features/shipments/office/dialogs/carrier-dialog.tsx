import { SimpleGrid, Text } from "@mantine/core";
import { saveShipment } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import { trackingUrlOf } from "@solvia/core/shipments/carriers/carrier";
import type { Shipment } from "../shipment.ts";
import { CarrierChoice, useCarriers } from "../carriers/carrier-choice.tsx";
import { Abilities, abilitiesOf } from "./carrier-abilities.tsx";
import { useKeptShipment } from "../use-shipment-write.ts";
import { useTheirs } from "../use-theirs.ts";

/** What stood of it when the form was filled in. */
const seenOf = ({ carrierOf, trackingCode, trackingUrl }: Shipment) => ({
  ...(carrierOf && { carrier: carrierOf }),
  ...(trackingCode !== undefined && { trackingCode }),
  ...(trackingUrl !== undefined && { trackingUrl }),
});

/** Who takes it, and where its customer follows it. While its document stands the carrier is the document's, and tracking alone changes. */
export function CarrierDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const keep = useKeptShipment();
  const { id, carrierOf, trackingCode, trackingUrl, transportDocument } = shipment;
  const { theirs, words, isTold } = useTheirs(id);
  const isFixed = transportDocument !== undefined;
  const form = useContractForm(saveShipment, {
    values: {
      name: carrierOf?.name ?? "",
      vatNumber: carrierOf?.vatNumber ?? "",
      telephone: carrierOf?.telephone ?? "",
      address: carrierOf?.address ?? "",
      ...abilitiesOf(shipment),
      trackingCode: trackingCode ?? "",
      trackingUrl: trackingUrl ?? "",
      seen: seenOf(shipment),
    },
    input: ({ name, vatNumber, telephone, address, trackingCode: code, trackingUrl: url, seen, ...able }) => ({
      params: { id },
      body: {
        seen,
        ...(!isFixed && name.trim() && { carrier: { name, ...filled({ vatNumber, telephone, address }), ...able } }),
        trackingCode: code,
        trackingUrl: url.trim(),
      },
    }),
    names: {
      "carrier.name": "name",
      "carrier.vatNumber": "vatNumber",
      "carrier.telephone": "telephone",
      "carrier.address": "address",
    },
    draft: { of: `shipment-carrier/${id}`, without: ["seen"] },
    onRefused: (error) => isTold(error, (now) => form.setFieldValue("seen", seenOf(now))),
    done: t("bo.saved"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
  const typed = form.getValues();
  const { named } = useCarriers();
  // Where its shipments are followed is known: a code is enough, and a link that was typed stays.
  const setCode = (code: string, name = typed.name): void => {
    const link = named(name)?.trackingLink;
    const made = trackingUrlOf(named(typed.name)?.trackingLink, typed.trackingCode);
    const isOwn = typed.trackingUrl !== "" && typed.trackingUrl !== made;
    form.setFieldValue("trackingCode", code);
    if (link !== undefined && !isOwn) form.setFieldValue("trackingUrl", trackingUrlOf(link, code) ?? "");
  };
  return (
    <FormDialog form={form} title={t("officeShipments.editCarrier")} onClose={onClose}>
      {isFixed && <Text size="sm">{t("officeShipments.documentStands")}</Text>}
      <CarrierChoice
        name={typed.name}
        disabled={isFixed}
        onChoose={({ name, vatNumber = "", telephone = "", address = "", adr, tailLift, smallVehicle, ferry }) => {
          form.setValues({ name, vatNumber, telephone, address, adr, tailLift, smallVehicle, ferry });
          setCode(typed.trackingCode, name);
        }}
      />
      <LimitedText
        label={t("officeShipments.carrierName")}
        longest={100}
        disabled={isFixed}
        data-autofocus
        {...form.field("name")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          label={t("officeShipments.carrierVat")}
          longest={20}
          disabled={isFixed}
          {...form.field("vatNumber")}
        />
        <LimitedText
          label={t("officeShipments.carrierPhone")}
          type="tel"
          longest={30}
          disabled={isFixed}
          {...form.field("telephone")}
        />
      </SimpleGrid>
      <LimitedText
        label={t("officeShipments.carrierAddress")}
        description={t("officeShipments.carrierAddressHint")}
        longest={200}
        disabled={isFixed}
        {...form.field("address")}
      />
      <Abilities shipment={shipment} box={(name) => form.box(name)} disabled={isFixed} />
      <LimitedText
        label={t("officeShipments.trackingCode")}
        longest={100}
        {...form.field("trackingCode")}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <LimitedText label={t("officeShipments.trackingUrl")} type="url" longest={500} {...form.field("trackingUrl")} />
      <Refused form={form} />
      {theirs && (
        <TheirNotes
          words={words}
          text={[theirs.carrierOf?.name, theirs.trackingCode, theirs.trackingUrl].filter(Boolean).join(" · ")}
        />
      )}
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
