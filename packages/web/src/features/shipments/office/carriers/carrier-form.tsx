import { Checkbox, SimpleGrid } from "@mantine/core";
import type { listCarriers as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call } from "../../../../api/client.ts";
import { addCarrier, saveCarrier } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { abilities } from "../dialogs/carrier-abilities.tsx";

export type KnownCarrier = AnswerOf<typeof Contract>["items"][number];

const words = ["name", "vatNumber", "address", "contact", "telephone", "email", "trackingLink"] as const;
type Word = (typeof words)[number];
/** Characters that the contract takes. */
const longest: Record<Word, number> = {
  name: 100,
  vatNumber: 20,
  address: 200,
  contact: 100,
  telephone: 30,
  email: 200,
  trackingLink: 400,
};
const labels = {
  name: "officeShipments.carrierName",
  vatNumber: "officeShipments.carrierVat",
  address: "officeShipments.carrierAddress",
  contact: "officeShipments.carriers.contact",
  telephone: "officeShipments.carrierPhone",
  email: "officeShipments.carriers.email",
  trackingLink: "officeShipments.carriers.trackingLink",
} as const satisfies Record<Word, string>;

const valuesOf = (carrier: KnownCarrier | undefined) => ({
  name: carrier?.name ?? "",
  vatNumber: carrier?.vatNumber ?? "",
  address: carrier?.address ?? "",
  contact: carrier?.contact ?? "",
  telephone: carrier?.telephone ?? "",
  email: carrier?.email ?? "",
  trackingLink: carrier?.trackingLink ?? "",
  adr: carrier?.adr ?? false,
  tailLift: carrier?.tailLift ?? false,
  smallVehicle: carrier?.smallVehicle ?? false,
  ferry: carrier?.ferry ?? false,
  active: carrier?.active ?? true,
});

interface Props {
  /** Absent for a new one. */
  carrier?: KnownCarrier;
  onClose: () => void;
}

/** A new carrier, or the correction of one; who saves after somebody else is told. */
export function CarrierForm({ carrier, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const form = useContractForm(addCarrier, {
    values: valuesOf(carrier),
    input: ({ name, vatNumber, address, contact, telephone, email, trackingLink, ...able }) => ({
      body: { ...filled({ vatNumber, address, contact, telephone, email, trackingLink }), name, ...able },
    }),
    send: ({ body }) =>
      carrier
        ? call(saveCarrier, { params: { id: carrier.id }, body: { ...body, version: carrier.version } })
        : call(addCarrier, { body }),
    at: { "carrier-name-taken": "name" },
    inWords: ({ code }) => (code === "no-code-in-link" ? t("officeShipments.carriers.noCode") : undefined),
    draft: { of: `carrier/${carrier?.id ?? "new"}` },
    done: t(carrier ? "bo.saved" : "bo.added"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={carrier ? t("officeShipments.carriers.editOf", { name: carrier.name }) : t("officeShipments.carriers.add")}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {words.map((word) => (
          <LimitedText
            key={word}
            label={t(labels[word])}
            longest={longest[word]}
            {...(word === "name" && { "data-autofocus": true })}
            {...(word === "telephone" && { type: "tel" })}
            {...(word === "email" && { type: "email" })}
            {...(word === "trackingLink" && { type: "url", description: t("officeShipments.carriers.linkHint") })}
            {...form.field(word)}
          />
        ))}
      </SimpleGrid>
      {abilities.map((name) => (
        <Checkbox key={name} label={t(`officeShipments.can.${name}`)} {...form.box(name)} />
      ))}
      <Checkbox
        label={t("officeShipments.carriers.active")}
        description={t("officeShipments.carriers.activeHint")}
        {...form.box("active")}
      />
      <Refused form={form} />
      <DialogFoot action={t("bo.save")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
