import { Button, Group, Text } from "@mantine/core";
import { IconDownload } from "../icons.gen.ts";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { figure, money } from "../../i18n/format.ts";
import { ColumnChoice } from "./column-choice.tsx";
import type { Column, Listed, ListPart, Words } from "./declaration.ts";
import { saveRows } from "./save-rows.ts";
import type { ListTable } from "./use-list-table.ts";

interface Props<E extends Endpoint, Row extends Listed> {
  list: ListPart<E, Row>;
  table: ListTable<Row>;
  /** Those that are seen. */
  columns: readonly Column<Row>[];
  seen: ReadonlySet<string>;
  words: Words;
  more: boolean;
  choose: (seen: ReadonlySet<string>) => void;
}

/** What columns come to, each with its name. */
function sums<Row extends Listed>(columns: readonly Column<Row>[], rows: readonly Row[], words: Words): string[] {
  return columns
    .filter(({ sum }) => sum)
    .flatMap((column) => {
      const figures = rows.map((row) => column.value(row, words)).filter((one) => one !== undefined);
      // Where no row has a figure nothing was worked out, which isn't zero.
      if (figures.length === 0) return [];
      const total = figures.reduce<number>((all, one) => all + Number(one), 0);
      const told = (column.kind === "money" ? money : figure)(total, words.language);
      const isPart = column.isPart !== undefined && rows.some(column.isPart);
      return [`${words.t(column.heading)}: ${isPart ? words.t("officeLists.atLeast", { money: told }) : told}`];
    });
}

/** How many there are and what they come to, the columns, the file; with chosen rows, what can be done with them. */
export function ListTools<E extends Endpoint, Row extends Listed>(props: Props<E, Row>) {
  const { list, table, columns, seen, words, more, choose } = props;
  const { t } = words;
  const rows = table.getRowModel().rows.map(({ original }) => original);
  const chosen = table.getRowModel().rows.filter((row) => row.getIsSelected());
  const save = (some: readonly Row[]) =>
    saveRows(
      list.name,
      columns.filter(({ act }) => !act),
      some,
      words,
    );
  const clear = () => table.resetRowSelection(true);
  if (chosen.length > 0) {
    const some = chosen.map(({ original }) => original);
    return (
      <Group
        className="list-tools list-chosen"
        gap="xs"
        role="region"
        aria-label={t("officeLists.chosen", { count: some.length })}
      >
        <Text size="sm" fw={600} role="status" className="numbers">
          {[t("officeLists.chosen", { count: some.length }), ...sums(columns, some, words)].join(" · ")}
        </Text>
        {list.Acts && <list.Acts rows={some} clear={clear} />}
        <Button size="compact-sm" variant="default" leftSection={<IconDownload size={15} />} onClick={() => save(some)}>
          {t("officeLists.save")}
        </Button>
        <Button size="compact-sm" variant="subtle" ml="auto" onClick={clear}>
          {t("officeLists.chooseNone")}
        </Button>
      </Group>
    );
  }
  return (
    <Group className="list-tools" gap="xs">
      <Text size="sm" c="dimmed" role="status" className="numbers">
        {more
          ? t("officeLists.countMore", { count: rows.length })
          : [t("officeLists.count", { count: rows.length }), ...sums(columns, rows, words)].join(" · ")}
      </Text>
      <Group gap={2} ml="auto" wrap="nowrap">
        <ColumnChoice columns={list.columns} seen={seen} words={words} choose={choose} />
        <Button
          size="compact-sm"
          variant="subtle"
          color="dark"
          leftSection={<IconDownload size={15} />}
          onClick={() => save(rows)}
        >
          {t("officeLists.save")}
        </Button>
      </Group>
    </Group>
  );
}
