import { ActionIcon, Anchor, Button } from "@mantine/core";
import { IconPencil, IconPlus } from "../../../../ui/icons.gen.ts";
import { useState } from "react";
import { listSuppliers } from "@solvia/core/contract/back-office/catalogue";
import type { SearchOf } from "../../../../api/search-of.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { Breakable } from "../../../../ui/list/breakable.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { SupplierForm, type Supplier } from "./supplier-form.tsx";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";

type Contract = typeof listSuppliers;

/** The suppliers by name. */
const suppliers = declareList({
  name: "suppliers",
  contract: listSuppliers,
  title: "officeSuppliers.title",
  nameOf: ({ companyName }) => companyName,
  columns: [
    { id: "companyName", heading: "officeSuppliers.companyName", lead: true, value: ({ companyName }) => companyName },
    { id: "vatNumber", heading: "officeSuppliers.vatNumber", whole: true, value: ({ vatNumber }) => vatNumber },
    {
      id: "email",
      heading: "officeSuppliers.email",
      card: "wide",
      value: ({ email }) => email,
      cell: ({ email }) =>
        email && (
          <Anchor href={`mailto:${email}`}>
            <Breakable text={email} />
          </Anchor>
        ),
    },
    {
      id: "telephone",
      heading: "officeSuppliers.telephone",
      whole: true,
      value: ({ telephone }) => telephone,
      cell: ({ telephone }) => telephone && <Anchor href={`tel:${telephone.replaceAll(" ", "")}`}>{telephone}</Anchor>,
    },
    {
      id: "edit",
      heading: "officePeople.actions",
      act: true,
      card: "corner",
      value: () => undefined,
      cell: (supplier) => <Edit supplier={supplier} />,
    },
  ],
  empty: { title: "officeSuppliers.none" },
  Beginnings: Add,
});

function Add() {
  const { t } = useTexts(officePeopleTexts, officeSuppliersTexts);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeSuppliers.add")}
      </Button>
      {adding && <SupplierForm onClose={() => setAdding(false)} />}
    </>
  );
}

function Edit({ supplier }: { supplier: Supplier }) {
  const { t } = useTexts(officePeopleTexts, officeSuppliersTexts);
  const [edited, setEdited] = useState<Supplier>();
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={24}
        aria-label={t("officeSuppliers.edit", { name: supplier.companyName })}
        onClick={() => setEdited(supplier)}
      >
        <IconPencil size={16} />
      </ActionIcon>
      {edited && <SupplierForm supplier={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

export const SuppliersPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={suppliers} search={search} />
);
