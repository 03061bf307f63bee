import { ActionIcon, Anchor, Badge, Button } from "@mantine/core";
import { useState } from "react";
import { listCarriers } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconPencil, IconPlus } from "../../../../ui/icons.gen.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { abilities } from "../dialogs/carrier-abilities.tsx";
import { CarrierForm, type KnownCarrier } from "./carrier-form.tsx";

type Contract = typeof listCarriers;

/** The carriers by name. */
const carriers = declareList({
  name: "carriers",
  contract: listCarriers,
  title: "officeShipments.carriers.title",
  nameOf: ({ name }) => name,
  columns: [
    { id: "name", heading: "officeShipments.carrierName", lead: true, least: 20, value: ({ name }) => name },
    { id: "vatNumber", heading: "officeShipments.carrierVat", whole: true, value: ({ vatNumber }) => vatNumber },
    { id: "contact", heading: "officeShipments.carriers.contact", value: ({ contact }) => contact },
    {
      id: "telephone",
      heading: "officeShipments.carrierPhone",
      whole: true,
      value: ({ telephone }) => telephone,
      cell: ({ telephone }) => telephone && <Anchor href={`tel:${telephone.replaceAll(" ", "")}`}>{telephone}</Anchor>,
    },
    {
      id: "can",
      heading: "officeShipments.carriers.can",
      whole: true,
      value: (carrier, { t }) =>
        abilities
          .filter((name) => carrier[name])
          .map((name) => t(`officeShipments.carriers.short.${name}`))
          .join(" · "),
    },
    {
      id: "active",
      heading: "officeShipments.carriers.active",
      whole: true,
      value: ({ active }, { t }) => t(`officeShipments.carriers.${active ? "inUse" : "notInUse"}`),
      cell: ({ active }, { t }) => (
        <Badge color={active ? "green" : "gray"} variant="light" c="bright" tt="none">
          {t(`officeShipments.carriers.${active ? "inUse" : "notInUse"}`)}
        </Badge>
      ),
    },
    {
      id: "edit",
      heading: "officeShipments.carriers.edit",
      act: true,
      card: "corner",
      value: () => undefined,
      cell: (carrier) => <Edit carrier={carrier} />,
    },
  ],
  empty: { title: "officeShipments.carriers.none", hint: "officeShipments.carriers.noneHint" },
  Beginnings: Add,
});

function Add() {
  const { t } = useTexts(officeShipmentsTexts);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeShipments.carriers.add")}
      </Button>
      {isAdding && <CarrierForm onClose={() => setAdding(false)} />}
    </>
  );
}

function Edit({ carrier }: { carrier: KnownCarrier }) {
  const { t } = useTexts(officeShipmentsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={24}
        aria-label={t("officeShipments.carriers.editOf", { name: carrier.name })}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={16} />
      </ActionIcon>
      {isOpen && <CarrierForm carrier={carrier} onClose={() => setOpen(false)} />}
    </>
  );
}

export const CarriersPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={carriers} search={search} />
);
