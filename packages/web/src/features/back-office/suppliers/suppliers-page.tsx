import { ActionIcon, Anchor, Button, Container, Group, Table, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pagesOf } from "../../../api/client.ts";
import { listSuppliers } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { officeSuppliersTexts } from "../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { BackOffice } from "../layout.tsx";
import { SupplierForm, supplierFields, type Supplier } from "./supplier-form.tsx";
import { IconPencil, IconPlus } from "../../../ui/icons.gen.ts";

/** The suppliers by name, to correct, and a new one. */
export const SuppliersPage = () => (
  <BackOffice>
    <Suppliers />
  </BackOffice>
);

function Suppliers() {
  const { t } = useTexts(officePeopleTexts, officeSuppliersTexts);
  const [edited, setEdited] = useState<Supplier | "new">();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listSuppliers, { query: { limit: 50 } }),
  );
  const suppliers = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          {t("officeSuppliers.title")}
        </Title>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited("new")}>
          {t("officeSuppliers.add")}
        </Button>
      </Group>
      {edited && <SupplierForm {...(edited !== "new" && { supplier: edited })} onClose={() => setEdited(undefined)} />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {suppliers?.length === 0 && <Empty title={t("officeSuppliers.none")} />}
      {suppliers && suppliers.length > 0 && (
        <Table striped highlightOnHover verticalSpacing={6} className="cards">
          <Table.Thead>
            <Table.Tr>
              {supplierFields.map((field) => (
                <Table.Th key={field}>{t(`officeSuppliers.${field}`)}</Table.Th>
              ))}
              <Table.Th w={44} aria-label={t("officePeople.actions")} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {suppliers.map((supplier) => (
              <SupplierRow key={supplier.id} supplier={supplier} edit={() => setEdited(supplier)} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}

function SupplierRow({ supplier, edit }: { supplier: Supplier; edit: () => void }) {
  const { t } = useTexts(officePeopleTexts, officeSuppliersTexts);
  const { companyName, vatNumber, email, telephone } = supplier;
  const labelled = (field: (typeof supplierFields)[number]) =>
    supplier[field] ? t(`officeSuppliers.${field}`) : undefined;
  return (
    <Table.Tr>
      <Table.Td>{companyName}</Table.Td>
      <Table.Td data-label={labelled("vatNumber")}>{vatNumber}</Table.Td>
      <Table.Td data-label={labelled("email")}>{email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}</Table.Td>
      <Table.Td data-label={labelled("telephone")}>
        {telephone && <Anchor href={`tel:${telephone.replaceAll(" ", "")}`}>{telephone}</Anchor>}
      </Table.Td>
      <Table.Td className="card-action">
        <ActionIcon variant="subtle" aria-label={t("officeSuppliers.edit", { name: companyName })} onClick={edit}>
          <IconPencil size={18} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
