import { Container, Group, Image, Table, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listBackOfficeSeries as Contract } from "@solvia/core/contract/back-office/catalogue";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeSeries } from "../../../api/endpoints.gen.ts";
import { officeSeriesTexts } from "../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { categoryName, typologyLabel } from "../../catalogue/names.ts";
import { BackOffice } from "../layout.tsx";
import { Pager } from "../pager.tsx";
import type { SeriesFilters } from "./series-filters.ts";
import { SeriesFilterBar } from "./series-filter-bar.tsx";

type Row = AnswerOf<typeof Contract>["items"][number];

/** All series of goods and services; filters and page live in the address. */
export const SeriesPage = ({ filters }: { filters: SeriesFilters }) => (
  <BackOffice>
    <SeriesList filters={filters} />
  </BackOffice>
);

function SeriesList({ filters }: { filters: SeriesFilters }) {
  const { t } = useTexts(officeSeriesTexts);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...queryOf(listBackOfficeSeries, { query: { ...filters } }),
    placeholderData: keepPreviousData,
  });
  const go = (search: SeriesFilters) => void navigate({ to: "/back-office/series", search });
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          {t("officeSeries.title")}
        </Title>
        <ButtonLink to="/back-office/add-series">{t("officeSeries.add")}</ButtonLink>
      </Group>
      <SeriesFilterBar filters={filters} go={go} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("officeSeries.none")} hint={t("officeSeries.noneHint")} />}
      {data && data.items.length > 0 && <Rows rows={data.items} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}

const numbers = ["products", "documents"] as const;

function Rows({ rows }: { rows: readonly Row[] }) {
  const { t, language } = useTexts(officeSeriesTexts);
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64} aria-label={t("officeSeries.thumbnail")} />
            <Table.Th>{t("officeSeries.name")}</Table.Th>
            <Table.Th>{t("officeSeries.brand")}</Table.Th>
            <Table.Th>{t("officeSeries.category")}</Table.Th>
            {numbers.map((name) => (
              <Table.Th key={name} ta="right">
                {t(`officeSeries.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td className="card-picture">
                <Image src={row.imageUrlSmall} alt="" w={48} h={36} fit="contain" loading="lazy" />
              </Table.Td>
              <Table.Td className="card-title">
                <AnchorLink to="/back-office/save-series/$id" params={{ id: row.id }} fw={600}>
                  {row.name}
                </AnchorLink>
              </Table.Td>
              <Table.Td data-label={t("officeSeries.brand")}>{row.brand}</Table.Td>
              <Table.Td data-label={t("officeSeries.category")}>
                {categoryName(row.category, language)}
                {row.typology && (
                  <Text span size="sm" c="dimmed">
                    {" "}
                    · {typologyLabel(row.category, row.typology, language)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSeries.products")}>
                <AnchorLink
                  to="/back-office/products"
                  search={{ seriesId: row.id }}
                  aria-label={`${t("officeSeries.products")}: ${row.products} (${row.name})`}
                >
                  {row.products}
                </AnchorLink>
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeSeries.documents")}>
                {row.documents}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
