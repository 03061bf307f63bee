import {
  Box,
  Button,
  Container,
  Grid,
  Group,
  NativeSelect,
  Pagination,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { sorts } from "@solvia/core/catalogue/search/sorts";
import { queryOf, type Input } from "../../../api/client.ts";
import { searchProducts } from "../../../api/endpoints.gen.ts";
import type { searchProducts as SearchContract } from "@solvia/core/contract/catalogue";
import { usePageHead } from "../../../ui/page-head.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { categoryName, categoryNames } from "../names.ts";
import { CardCorner } from "../card-actions.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { ProductGrid } from "../product-grid.tsx";
import { wishFirstResult } from "./results-focus.ts";
import { RovingResults } from "./roving-results.tsx";
import { categoryOf, isNarrowed, type SearchState } from "./search-state.ts";
import { withUnderstood } from "./understood.ts";
import { IconLayoutGrid, IconTable } from "../../../ui/icons.gen.ts";

const Filters = lazyPart(async () => (await import("./search-filters.tsx")).Filters);
const FilterDrawer = lazyPart(async () => (await import("./filter-drawer.tsx")).FilterDrawer, { overlay: true });
const ProductTable = lazyPart(async () => (await import("../product-table.tsx")).ProductTable);

/** Where the filters stand beside the results; on smaller screens they and their code come when they are asked for. */
const beside = "(min-width: 48em)";

export type SearchQuery = Input<typeof SearchContract>["query"];

export function SearchPage({ state }: { state: SearchState }) {
  const { t, language } = useTexts(showcaseTexts);
  const navigate = useNavigate();
  const [drawer, { open, close }] = useDisclosure(false);
  const wide = useMedia(beside);
  const { view, ...criteria } = state;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(searchProducts, { query: criteria as SearchQuery }),
    placeholderData: keepPreviousData,
  });
  const change = (part: Partial<SearchState>) =>
    void navigate({ to: "/search", search: { ...state, page: undefined, ...part } });
  const heading = state.text
    ? `“${state.text}”`
    : state.category
      ? categoryName(state.category, language)
      : t("search.all");
  const plain = Object.entries(criteria).every(([name, value]) => value === undefined || name === "category");
  const path = state.category ? `/category/${state.category}` : "/search";
  usePageHead({ title: heading, ...(plain && { path }) });
  const filters = { state: withUnderstood(state, data?.understood), facets: data?.facets, change };
  const unfiltered = state.text !== undefined && !isNarrowed(state);
  const sortBy = (sort: string) => change({ sort: sort === "relevance" ? undefined : sort });
  return (
    <Container size="xl" py="lg">
      <Group justify="space-between" mb="md">
        <Stack gap={0}>
          <Title order={1} size="h2">
            {heading}
          </Title>
          <Text c="dimmed" aria-live="polite">
            {data ? t("search.results", { count: data.total }) : t("common.loading")}
          </Text>
        </Stack>
        <Group wrap="nowrap" gap="sm">
          <Button variant="default" flex="none" onClick={open} hiddenFrom="md">
            {t("search.filters")}
          </Button>
          <NativeSelect
            aria-label={t("search.sort")}
            value={state.sort ?? "relevance"}
            onChange={(event) => sortBy(event.currentTarget.value)}
            data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
          <SegmentedControl
            aria-label={t("search.view")}
            flex="none"
            value={view ?? "grid"}
            onChange={(chosen) => change({ view: chosen === "table" ? "table" : undefined, page: state.page })}
            data={[
              { value: "grid", label: <ViewName name={t("search.grid")} Icon={IconLayoutGrid} /> },
              { value: "table", label: <ViewName name={t("search.table")} Icon={IconTable} /> },
            ]}
          />
        </Group>
      </Group>
      <Grid gap="xl">
        <Grid.Col span={3} visibleFrom="md" component="aside" aria-label={t("search.filters")}>
          <a className="skip" href="#results">
            {t("facet.skip")}
          </a>
          {wide && (
            <Suspense fallback={null}>
              <Filters {...filters} />
            </Suspense>
          )}
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 9 }}>
          {error && <Failure error={error} retry={() => void refetch()} />}
          {data?.near && data.total > 0 && (
            <Text mb="md" role="status">
              <b>{t("facet.near", { text: state.text })}</b> {t("facet.nearShown", data.near)}
            </Text>
          )}
          {data?.kits && (
            <Text mb="md">
              {t("facet.kitsAsked")} <AnchorLink to="/kit">{t("facet.kitsLink")}</AnchorLink>
            </Text>
          )}
          <ChosenFilters
            state={state}
            category={categoryOf(state, data?.facets)}
            understood={data?.understood}
            change={change}
          />
          {!error && (
            <RovingResults label={t("facet.results")} settled={data !== undefined && !isPlaceholderData}>
              {data?.total === 0 ? (
                <Empty
                  title={unfiltered ? t("facet.noneFor", { text: state.text }) : t("search.none")}
                  hint={t(unfiltered ? "facet.noneForHint" : "search.noneHint")}
                >
                  <Button onClick={() => void navigate({ to: "/search", search: {} })}>
                    {t(unfiltered ? "search.all" : "search.clear")}
                  </Button>
                  <Group component="nav" gap={8} justify="center" mt="md" aria-label={t("home.categories")}>
                    {categoryNames(language).map(([category, name]) => (
                      <AnchorLink key={category} to="/search" search={{ category }} className="chip" size="sm">
                        {name}
                      </AnchorLink>
                    ))}
                  </Group>
                </Empty>
              ) : view === "table" ? (
                <Suspense
                  fallback={
                    <Box mih="100vh">
                      <Loading />
                    </Box>
                  }
                >
                  <ProductTable products={data?.items} sort={state.sort} onSort={sortBy} />
                </Suspense>
              ) : (
                <ProductGrid products={data?.items} narrow Over={CardCorner} />
              )}
            </RovingResults>
          )}
          {data && data.pages > 1 && (
            <Pagination
              mt="xl"
              total={data.pages}
              value={data.page}
              onChange={(page) => {
                wishFirstResult();
                change({ page });
              }}
              aria-label={t("search.page")}
              getControlProps={(control) => ({
                "aria-label": t(control === "next" ? "search.next" : "search.previous"),
              })}
            />
          )}
        </Grid.Col>
      </Grid>
      {drawer && (
        <Suspense fallback={null}>
          <FilterDrawer {...filters} total={data?.total ?? 0} onClose={close} />
        </Suspense>
      )}
    </Container>
  );
}

/** A view by its name, on a phone by its picture. */
const ViewName = ({ name, Icon }: { name: string; Icon: typeof IconTable }) => (
  <>
    <Box component="span" visibleFrom="sm">
      {name}
    </Box>
    <Box component="span" hiddenFrom="sm" display="inline-flex">
      <Icon size={18} role="img" aria-label={name} />
    </Box>
  </>
);
