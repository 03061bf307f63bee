import { NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { causes, transportTerms } from "@solvia/core/shipments/papers/transport-document";
import { romeDate } from "@solvia/core/platform/time";
import { issueTransportDocument } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import type { Shipment } from "../shipment.ts";
import { useKeptShipment } from "../use-shipment-write.ts";
import { loadWord } from "../words.ts";

/** Gives a shipment its transport document: cause, terms, day; what is packed and who carries it are the shipment's. */
export function DocumentDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeShipmentsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const keep = useKeptShipment();
  const { id, orderNumber, packages, carrierOf, address } = shipment;
  const form = useContractForm(issueTransportDocument, {
    values: {
      cause: "sale",
      terms: address === "pickup" ? "exw" : "franco",
      date: "",
      plate: "",
      notes: "",
    },
    input: ({ cause, terms, ...words }) => ({
      params: { id },
      body: {
        cause: causes.find((one) => one === cause),
        terms: transportTerms.find((one) => one === terms),
        ...filled(words),
      },
    }),
    at: { "date-before-last-document": "date" },
    draft: { of: `transport-document/${id}` },
    done: t("bo.added"),
    onSaved: (answer) => {
      keep(answer);
      onClose();
    },
  });
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
        <TextInput
          type="date"
          label={t("officeShipments.date")}
          description={t("officeShipments.dateHint")}
          max={today}
          {...form.field("date")}
        />
        <LimitedText label={t("officeShipments.plate")} longest={20} {...form.field("plate")} />
      </SimpleGrid>
      <LimitedArea
        label={t("officeShipments.documentNotes")}
        longest={500}
        autosize
        minRows={2}
        {...form.field("notes")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeShipments.issue")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
