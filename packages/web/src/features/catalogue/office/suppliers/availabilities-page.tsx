import { Badge, Container, NativeSelect, Table, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { listAvailabilities } from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { figureWith } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Leaving, type Place } from "../../../../ui/leaving.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../../ui/states.tsx";
import { ShippingTime } from "../../product-card.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { CategoryFilter, FilterBar, TextFilter } from "../../../office-kit/list-filters.tsx";
import { Pager } from "../../../office-kit/pager.tsx";
import { Counted, type Availability } from "./counted-stock.tsx";
import { availabilityStates, type AvailabilityFilters } from "./availability-filters.ts";

const colours = { "in-stock": "green", low: "orange", "to-order": "gray", oversold: "red" } as const;

/** What can be sold now, product by product; what was counted is corrected in its place. */
export function AvailabilitiesPage({ filters }: { filters: AvailabilityFilters }) {
  return (
    <BackOffice>
      <Availabilities filters={filters} />
    </BackOffice>
  );
}

function Availabilities({ filters }: { filters: AvailabilityFilters }) {
  const { t } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...queryOf(listAvailabilities, { query: { ...filters, limit: 100 } }),
    placeholderData: keepPreviousData,
  });
  /** Products whose number was typed and not set. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen((known) => (known.has(id) === isOpen ? known : known.symmetricDifference(new Set([id])))),
    [],
  );
  const go = (search: AvailabilityFilters) => void navigate({ to: "/back-office/availabilities", search });
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("officeSuppliers.availabilities")}
      </Title>
      <Filters filters={filters} go={go} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("officeProducts.none")} hint={t("officeProducts.noneHint")} />}
      {data && data.items.length > 0 && <Rows rows={data.items} changed={() => refetch()} tell={tell} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
      <Leaving dirty={open.size > 0} question={t("officeSuppliers.leaveStock", { count: open.size })} same={sameList} />
    </Container>
  );
}

/** Another filter or page shows other rows: what was typed in these would be gone. */
const sameList = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

function Filters({ filters, go }: { filters: AvailabilityFilters; go: (filters: AvailabilityFilters) => void }) {
  const { t } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const change = (part: AvailabilityFilters) => go({ ...filters, cursor: undefined, ...part });
  return (
    <FilterBar>
      <TextFilter label={t("officeProducts.text")} text={filters.text} search={(text) => change({ text })} />
      <CategoryFilter category={filters.category} choose={(category) => change({ category })} />
      <NativeSelect
        label={t("officeSuppliers.state")}
        value={filters.state ?? ""}
        data={[
          { value: "", label: t("officeSuppliers.anyState") },
          ...availabilityStates.map((value) => ({ value, label: t(`officeSuppliers.states.${value}`) })),
        ]}
        onChange={(e) => change({ state: availabilityStates.find((state) => state === e.currentTarget.value) })}
      />
    </FilterBar>
  );
}

const columns = ["available", "booked", "onHand"] as const;

interface RowsProps {
  rows: readonly Availability[];
  changed: () => unknown;
  /** Told of a number that is typed and not set, and when it no longer is. */
  tell: (id: string, isOpen: boolean) => void;
}

function Rows({ rows, changed, tell }: RowsProps) {
  const { t, language } = useTexts(officeProductsTexts, officeSuppliersTexts);
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("officeProducts.code")}</Table.Th>
            <Table.Th>{t("officeProducts.name")}</Table.Th>
            <Table.Th>{t("officeProducts.shippingTime")}</Table.Th>
            <Table.Th>{t("officeSuppliers.state")}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} ta="right">
                {t(`officeSuppliers.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{row.productCode}</Table.Td>
              <Table.Td data-label={t("officeProducts.name")}>
                <AnchorLink to="/back-office/save-product/$id" params={{ id: row.id }}>
                  {row.name}
                </AnchorLink>
              </Table.Td>
              <Table.Td data-label={t("officeProducts.shippingTime")}>
                <ShippingTime time={row.shippingTime} />
              </Table.Td>
              <Table.Td data-label={t("officeSuppliers.state")}>
                <Badge variant="light" color={colours[row.state]} c="bright" size="sm" tt="none">
                  {t(`officeSuppliers.states.${row.state}`)}
                </Badge>
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.available")}>
                {figureWith(row.stock.available, 0, language)}
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.booked")}>
                {figureWith(row.stock.booked, 0, language)}
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.onHand")}>
                <Counted row={row} changed={changed} tell={tell} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
