import { Alert, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { listPrices } from "../../../../api/endpoints.gen.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Empty, Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { useSaveKey } from "../../../../ui/use-save-key.ts";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { Leaving } from "../../../../ui/leaving.tsx";
import { Pager } from "../../../office-kit/pager.tsx";
import { BulkPercent } from "./bulk-percent.tsx";
import { GridFilters } from "./grid-filters.tsx";
import { GridQuestions } from "./grid-questions.tsx";
import { GridTools } from "./grid-tools.tsx";
import { chosenTypes, pageSize, type PriceFilters } from "./price-filters.ts";
import { PriceGuard } from "./price-guard.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { useFoundRows } from "./use-found-rows.ts";
import type { Row } from "./stored-amount.ts";
import { usePriceEdits, type PriceEdits } from "./use-price-edits.ts";
import "./price-sheet.css";

/** The price grid: many products' prices as a sheet; filters and page live in the address. */
export function PricesPage({ filters }: { filters: PriceFilters }) {
  return (
    <BackOffice>
      <Prices filters={filters} />
    </BackOffice>
  );
}

function Prices({ filters }: { filters: PriceFilters }) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const navigate = useNavigate();
  const { locale = "it" } = filters;
  const types = chosenTypes(filters);
  const { data, error, refetch } = useQuery({
    ...queryOf(listPrices, { query: { ...filters, locale, types: types.join(","), limit: pageSize } }),
    placeholderData: keepPreviousData,
  });
  const edits = usePriceEdits();
  useSaveKey(edits.save);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** Selected with all that the filters find, on whichever page they are. */
  const [found, setFound] = useState<readonly Row[]>([]);
  const clear = () => {
    setSelected(new Set());
    setFound([]);
  };
  const selectFound = useFoundRows(filters, types, (all) => {
    setFound(all);
    setSelected(new Set(all.map(({ id }) => id)));
  });
  const go = (search: PriceFilters) => {
    clear();
    void navigate({ to: "/back-office/prices", search });
  };
  const rows = data?.items ?? [];
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h3">
          {t("officePrices.grid.title")}
        </Title>
        <GridTools filters={filters} />
      </Group>
      <GridFilters filters={filters} go={go} />
      <Pending edits={edits} />
      <GridQuestions
        questions={edits.questions}
        take={(question, amount) => (amount ? edits.put([{ ...question, amount }]) : edits.leave(question))}
      />
      {selected.size > 0 && (
        <BulkPercent
          rows={[...new Map([...found, ...rows].map((row) => [row.id, row])).values()].filter(({ id }) =>
            selected.has(id),
          )}
          locale={locale}
          types={types}
          edits={edits}
          clear={clear}
          selectFound={data?.cursor || filters.cursor ? selectFound : undefined}
        />
      )}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting count={14} />}
      {data?.items.length === 0 && <Empty title={t("officeProducts.none")} hint={t("officeProducts.noneHint")} />}
      {rows.length > 0 && (
        <>
          <PriceSheet {...{ rows, locale, types, edits, selected }} select={setSelected} />
          <Text size="xs" c="dimmed" mt="xs">
            {t("officePrices.grid.keys")}
          </Text>
        </>
      )}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
      <Leaving
        dirty={Object.keys(edits.edits).length > 0 || edits.questions.length > 0}
        question={t("officePrices.grid.leave")}
      />
    </Container>
  );
}

/** What is changed and not saved, and what somebody else changed too. */
function Pending({ edits }: { edits: PriceEdits }) {
  const { t } = useTexts(officePricesTexts, officeProductsTexts);
  const count = Object.keys(edits.edits).length;
  return (
    <Stack gap="xs" mb={count > 0 ? "sm" : 0} aria-live="polite" className={count > 0 ? "price-pending" : ""}>
      {edits.conflicts > 0 && (
        <Alert color="orange">{t("officePrices.grid.conflicts", { count: edits.conflicts })}</Alert>
      )}
      {count > 0 && (
        <Group gap="sm">
          <Text fw={600} size="sm">
            {t("officePrices.grid.pending", { count })}
          </Text>
          <Button size="compact-sm" onClick={edits.save} loading={edits.saving}>
            {t("officePrices.grid.save")}
          </Button>
          <Button size="compact-sm" variant="default" onClick={edits.discard}>
            {t("officePrices.grid.discard")}
          </Button>
        </Group>
      )}
      {edits.warned.length > 0 && (
        <PriceGuard changes={edits.warned} onConfirm={edits.confirm} onClose={edits.goBack} />
      )}
    </Stack>
  );
}
