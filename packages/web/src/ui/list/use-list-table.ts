import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { Column, Listed, Words } from "./declaration.ts";
import { compareValues, sortingOf, sortText } from "./sorting.ts";

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

export type ListTable<Row extends Listed> = ReactTable<Features, Row>;
export type ListRow<Row extends Listed> = TableRow<Features, Row>;

interface TableInput<Row extends Listed> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The columns that are seen. */
  seen: ReadonlySet<string>;
  sort: string | undefined;
  setSort: (sort: string | undefined) => void;
  words: Words;
}

/** The state of a list's table: order and columns are the address's, the chosen rows are the page's own. */
export function useListTable<Row extends Listed>({ columns, rows, seen, sort, setSort, words }: TableInput<Row>) {
  const [chosen, setChosen] = useState<{ [id: string]: true }>({});
  const { language } = words;
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Row> => ({
        id: column.id,
        accessorFn: (row: Row) => column.value(row, words),
        // Who orders by an amount or a day looks for the greatest or the latest.
        sortDescFirst: column.kind !== undefined && column.kind !== "text",
        sortUndefined: "last",
        sortFn: (one, other, id) => compareValues(one.getValue(id), other.getValue(id), language),
      })),
    [columns, words, language],
  );
  const sorting = sortingOf(sort);
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => id,
    state: {
      sorting,
      rowSelection: chosen,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, seen.has(id)])),
    },
    onSortingChange: (next) => setSort(sortText(typeof next === "function" ? next(sorting) : next)),
    onRowSelectionChange: setChosen,
    enableMultiSort: false,
  });
}
