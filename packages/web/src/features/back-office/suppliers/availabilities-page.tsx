import { Badge, Button, Container, Group, NativeSelect, NumberInput, Table, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { listAvailabilities as Contract } from "@solvia/core/contract/back-office/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../../api/client.ts";
import { listAvailabilities, setStock } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShippingTime } from "../../catalogue/product-card.tsx";
import { BackOffice } from "../layout.tsx";
import { CategoryFilter, FilterBar, TextFilter } from "../list-filters.tsx";
import { Pager } from "../pager.tsx";
import { availabilityStates, type AvailabilityFilters } from "./availability-filters.ts";
import { useToldMutation } from "./use-told-mutation.ts";

type Row = AnswerOf<typeof Contract>["items"][number];
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
  const { t } = useTexts();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...queryOf(listAvailabilities, { query: { ...filters, limit: 100 } }),
    placeholderData: keepPreviousData,
  });
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
      {data && data.items.length > 0 && <Rows rows={data.items} changed={() => refetch()} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}

function Filters({ filters, go }: { filters: AvailabilityFilters; go: (filters: AvailabilityFilters) => void }) {
  const { t } = useTexts();
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

function Rows({ rows, changed }: { rows: readonly Row[]; changed: () => unknown }) {
  const { t } = useTexts();
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
                <Badge variant="light" color={colours[row.state]} c="dark.8" size="sm" tt="none">
                  {t(`officeSuppliers.states.${row.state}`)}
                </Badge>
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.available")}>
                {row.stock.available}
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.booked")}>
                {row.stock.booked}
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSuppliers.onHand")}>
                <Counted key={row.stock.onHand} row={row} changed={changed} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** What lies in the warehouse, to be corrected where it stands. */
function Counted({ row, changed }: { row: Row; changed: () => unknown }) {
  const { t } = useTexts();
  const [value, setValue] = useState<number | string>(row.stock.onHand);
  const set = useToldMutation((onHand: number) => call(setStock, { params: { id: row.id }, body: { onHand } }), {
    said: "saved",
    after: changed,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof value === "number") set.mutate(value);
      }}
    >
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {value !== row.stock.onHand && (
          <Button type="submit" size="compact-sm" loading={set.isPending} disabled={typeof value !== "number"}>
            {t("officeProducts.set")}
          </Button>
        )}
        <NumberInput
          aria-label={t("officeSuppliers.setOnHand", { name: row.name })}
          size="xs"
          w={90}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={value}
          onChange={setValue}
        />
      </Group>
    </form>
  );
}
