import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pagesOf } from "../../../../api/client.ts";
import { listProductImportRows } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import {
  amounts,
  changeWords,
  checkedRows,
  isTold,
  place,
  reason,
  wroteWords,
  type Import,
  type Row,
} from "./import-words.ts";
import { allowedText } from "./value-words.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

type Filter = keyof Import["counts"] | "warned" | "left";

const leftOf = ({ writes }: Import): number => writes.moved + writes.failed + writes.kept;

/** Which rows there are, with how many; those that need eyes first. */
function filtersOf(job: Import): { value: Filter | "all"; count: number }[] {
  const { counts, warned } = job;
  const all = [
    { value: "left" as const, count: leftOf(job) },
    { value: "warned" as const, count: warned },
    { value: "refused" as const, count: counts.refused },
    { value: "changed" as const, count: counts.changed },
    { value: "ending" as const, count: counts.ending },
    { value: "created" as const, count: counts.created },
    { value: "unchanged" as const, count: counts.unchanged },
    { value: "title" as const, count: counts.title },
  ];
  return [...all.filter(({ count }) => count > 0), { value: "all", count: checkedRows(job) }];
}

/** The rows of a checked file, a page at a time: from what to what each changes, or why it can't be. */
export function ImportRows({ job }: { job: Import }) {
  const { t } = useTexts(officeTexts, officeImportTexts, ordersTexts, officePricesTexts, officeProductsTexts);
  const filters = filtersOf(job);
  const [chosen, choose] = useState<Filter | "all">();
  const filter = chosen ?? filters[0]?.value ?? "all";
  const pages = pagesOf(listProductImportRows, {
    params: { id: job.id },
    query: { limit: 100, ...(filter !== "all" && { filter }) },
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pages,
    // The same rows say more once they are written, or taken back: each state of the import has its own.
    queryKey: [...pages.queryKey, job.state],
    staleTime: 0,
  });
  const rows = data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="sm" component="section" aria-labelledby="import-rows">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4" id="import-rows">
          {t("import.rows")}
        </Title>
        <NativeSelect
          label={t("import.filter")}
          value={filter}
          onChange={(event) => choose(filters.find(({ value }) => value === event.currentTarget.value)?.value)}
          data={filters.map(({ value, count }) => ({ value, label: `${t(`import.filters.${value}`)} (${count})` }))}
        />
      </Group>
      {error && <Failure error={error} />}
      {!rows && !error && <Waiting count={8} />}
      {rows?.length === 0 && <Text>{t("import.noRows")}</Text>}
      {rows && rows.length > 0 && <RowTable rows={rows} />}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("bo.next")}
        </Button>
      )}
    </Stack>
  );
}

function RowTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTexts(officeTexts, officeImportTexts, ordersTexts, officePricesTexts, officeProductsTexts);
  return (
    <SmallTable
      rows={rows}
      keyOf={({ row }) => String(row)}
      minWidth={520}
      columns={[
        { heading: t("import.row"), render: ({ row }) => row },
        { heading: t("orders.code"), render: ({ productCode }) => productCode },
        { heading: t("import.what"), render: (row) => <Outcome row={row} /> },
        { heading: t("import.change"), wide: true, render: (row) => <What row={row} /> },
      ]}
    />
  );
}

const colours = {
  created: "leaf",
  changed: "blue",
  ending: "orange",
  unchanged: "gray",
  refused: "red",
  title: "gray",
} as const;

function Outcome({ row: { outcome, written } }: { row: Row }) {
  const { t } = useTexts(officeTexts, officeImportTexts, ordersTexts, officePricesTexts, officeProductsTexts);
  return (
    <Stack gap={2} align="flex-start">
      <Badge variant="light" color={colours[outcome]} c="bright" tt="none">
        {t(`import.outcome.${outcome}`)}
      </Badge>
      {written && (
        <Text size="xs" c="dimmed">
          {wroteWords(t, written)}
        </Text>
      )}
    </Stack>
  );
}

function What({ row: { outcome, changes, problems, warnings, filled, cells } }: { row: Row }) {
  const { t, language } = useTexts(officeTexts, officeImportTexts, ordersTexts, officePricesTexts, officeProductsTexts);
  return (
    <Stack gap={4}>
      {outcome === "title" && <Text size="sm">{cells?.filter(Boolean).join(" · ")}</Text>}
      {problems.map((problem) => (
        <Text key={problem.field + problem.code} size="sm">
          <b>{place(t, problem, language)}</b>: {reason(t, problem, language)}
          {problem.allowed && !isTold(problem) && (
            <Text span size="xs" c="dimmed" display="block">
              {t("import.allowed", { allowed: allowedText(t, problem.allowed, language) })}
            </Text>
          )}
        </Text>
      ))}
      {changes.map((change) => {
        const { name, before, after } = changeWords(t, change, language);
        return (
          <Text key={change.field} size="sm">
            {name}: <s>{before}</s> → <b>{after}</b>
            {filled.includes(change.field) && (
              <Text span size="xs" c="dimmed">
                {` · ${t("import.byRule")}`}
              </Text>
            )}
          </Text>
        );
      })}
      {warnings.map((warning) => (
        <Text key={warning.field + warning.code} size="sm" c="red" fw={600}>
          {reason(t, warning, language)} ({amounts(warning, language)})
        </Text>
      ))}
    </Stack>
  );
}
