import {
  Button,
  Checkbox,
  Container,
  Drawer,
  Grid,
  Group,
  NativeSelect,
  NumberInput,
  Pagination,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sorts } from "@solvia/core/contract/sorts";
import { queryOf, type Input } from "../../api/client.ts";
import { searchProducts } from "../../api/endpoints.gen.ts";
import type { searchProducts as SearchContract } from "@solvia/core/contract/catalogue";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure } from "../../ui/states.tsx";
import { categoryName, technologyLabel, typologyLabel } from "./names.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Every filter and the page live in the address. */
export interface SearchState {
  text?: string | undefined;
  category?: string | undefined;
  typology?: string[] | undefined;
  brand?: string[] | undefined;
  technology?: string[] | undefined;
  powerMin?: number | undefined;
  powerMax?: number | undefined;
  available?: boolean | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

type Query = Input<typeof SearchContract>["query"];

export function SearchPage({ state }: { state: SearchState }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [drawer, { open, close }] = useDisclosure(false);
  const query = useQuery({ ...queryOf(searchProducts, { query: state as Query }), placeholderData: keepPreviousData });
  const { data, error, refetch } = query;
  const change = (part: Partial<SearchState>) =>
    void navigate({ to: "/search", search: { ...state, page: undefined, ...part } });
  const heading = state.text
    ? `“${state.text}”`
    : state.category
      ? categoryName(state.category, language)
      : t("search.all");
  const filters = <Filters state={state} facets={data?.facets} change={change} />;
  return (
    <Container size="xl" py="lg">
      <Group justify="space-between" mb="md">
        <Stack gap={0}>
          <Title order={1} size="h2">
            {heading}
          </Title>
          <Text c="dark.4" aria-live="polite">
            {data ? t("search.results", { count: data.total }) : t("common.loading")}
          </Text>
        </Stack>
        <Group>
          <Button variant="default" onClick={open} hiddenFrom="md">
            {t("search.filters")}
          </Button>
          <NativeSelect
            aria-label={t("search.sort")}
            value={state.sort ?? "relevance"}
            onChange={(event) => change({ sort: event.currentTarget.value })}
            data={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </Group>
      </Group>
      <Grid gap="xl">
        <Grid.Col span={3} visibleFrom="md">
          {filters}
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 9 }}>
          {error && <Failure error={error} retry={() => void refetch()} />}
          {data?.total === 0 && (
            <Empty title={t("search.none")} hint={t("search.noneHint")}>
              <Button onClick={() => void navigate({ to: "/search", search: {} })}>{t("search.clear")}</Button>
            </Empty>
          )}
          {!error && data?.total !== 0 && <ProductGrid products={data?.items} />}
          {data && data.pages > 1 && (
            <Pagination
              mt="xl"
              total={data.pages}
              value={data.page}
              onChange={(page) => change({ page })}
              aria-label={t("search.page")}
              getControlProps={(control) => ({ "aria-label": control })}
            />
          )}
        </Grid.Col>
      </Grid>
      <Drawer
        opened={drawer}
        onClose={close}
        title={t("search.filters")}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        {filters}
      </Drawer>
    </Container>
  );
}

interface FilterProps {
  state: SearchState;
  facets: { typology: Count[]; brand: Count[]; technology: Count[]; category: Count[]; available: number } | undefined;
  change: (part: Partial<SearchState>) => void;
}
interface Count {
  value: string;
  count: number;
}

function Filters({ state, facets, change }: FilterProps) {
  const { t, language } = useTexts();
  return (
    <Stack gap="lg">
      <Checkbox
        label={`${t("search.available")} (${facets?.available ?? 0})`}
        checked={state.available ?? false}
        onChange={(event) => change({ available: event.currentTarget.checked || undefined })}
      />
      {!state.category && (
        <Choices
          title={t("home.categories")}
          counts={facets?.category}
          chosen={[]}
          label={(value) => categoryName(value, language)}
          onChange={([category]) => change({ category })}
        />
      )}
      {state.category && (
        <Choices
          title={t("search.typology")}
          counts={facets?.typology}
          chosen={state.typology ?? []}
          label={(value) => typologyLabel(state.category ?? "", value, language)}
          onChange={(typology) => change({ typology })}
        />
      )}
      <Choices
        title={t("search.brand")}
        counts={facets?.brand.slice(0, 16)}
        chosen={state.brand ?? []}
        label={(value) => value}
        onChange={(brand) => change({ brand })}
      />
      <Choices
        title={t("search.technology")}
        counts={facets?.technology}
        chosen={state.technology ?? []}
        label={technologyLabel}
        onChange={(technology) => change({ technology })}
      />
      <Group grow>
        <NumberInput
          label={t("search.power")}
          placeholder={t("search.min")}
          value={state.powerMin ?? ""}
          min={0}
          hideControls
          onChange={(value) => change({ powerMin: value === "" ? undefined : Number(value) })}
        />
        <NumberInput
          label={t("search.max")}
          placeholder={t("search.max")}
          value={state.powerMax ?? ""}
          min={0}
          hideControls
          onChange={(value) => change({ powerMax: value === "" ? undefined : Number(value) })}
        />
      </Group>
    </Stack>
  );
}

interface ChoiceProps {
  title: string;
  counts: Count[] | undefined;
  chosen: readonly string[];
  label: (value: string) => string;
  onChange: (values: string[]) => void;
}

function Choices({ title, counts = [], chosen, label, onChange }: ChoiceProps) {
  if (counts.length === 0) return null;
  return (
    <Checkbox.Group label={title} value={[...chosen]} onChange={onChange}>
      <Stack gap={8} mt={8}>
        {counts.map(({ value, count }) => (
          <Checkbox key={value} value={value} label={`${label(value)} (${count})`} size="sm" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
