import { ActionIcon, Checkbox } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconLayoutSidebarRight } from "../icons.gen.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { Column, Listed, Words } from "./declaration.ts";
import { ListCells } from "./list-cells.tsx";
import type { ListRow, ListTable as Table } from "./use-list-table.ts";

/** Height of a row (style.md: 32 to 36 px), and from how many rows on only those in sight are drawn. */
const rowHeight = 35;
const drawnWhole = 120;

interface Props<Row extends Listed> {
  scroll: RefObject<HTMLDivElement | null>;
  /** How far its rows were scrolled when they were left, in pixels. */
  top: number;
  /** Told before a press on a row leads anywhere. */
  leave: (row: Row) => void;
  table: Table<Row>;
  columns: readonly Column<Row>[];
  words: Words;
  nameOf: (row: Row, words: Words) => string;
  openOf: Parameters<typeof ListCells<Row>>[0]["openOf"];
  label: string;
  narrow: boolean;
  stale: boolean;
  active: number;
  setActive: (index: number) => void;
  peeked: string | undefined;
  /** A record's name shows it too. */
  peeksByName: boolean | undefined;
  peek: (row: Row) => void;
}

/** The rows under a head that stays; where they are many, only those in sight are in the page. */
export function ListTable<Row extends Listed>(props: Props<Row>) {
  const { scroll, top, table, columns, words, label, narrow, stale } = props;
  const { rows } = table.getRowModel();
  const inParts = rows.length > drawnWhole && !narrow;
  // It keeps its state outside of React: nothing here is remembered by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    enabled: inParts,
  });
  useLayoutEffect(() => {
    if (scroll.current && top > 0) scroll.current.scrollTop = top;
  }, [scroll, top]);
  useFocusOnActive(scroll, props.active, (index) => inParts && virtual.scrollToIndex(index));
  const items = virtual.getVirtualItems();
  const drawn = inParts ? items.flatMap(({ index }) => rows[index] ?? []) : rows;
  const before = inParts ? (items[0]?.start ?? 0) : 0;
  const after = inParts ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    // The rows scroll by themselves: by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroll} className="list-scroll" role="region" aria-label={label} tabIndex={0} aria-busy={stale}>
      <table
        className="list-table numbers cards"

        {...(inParts && { "aria-rowcount": rows.length + 1 })}
      >
        <thead>
          <tr>
            <th className="list-check card-check" data-label={words.t("officeLists.chooseAll")}>
              <Checkbox
                size="xs"
                aria-label={words.t("officeLists.chooseAll")}
                checked={table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            {columns.map((column) => (
              <Head key={column.id} column={column} table={table} words={words} />
            ))}
            <th className="list-more" aria-label={words.t("officeLists.peekHead")} />
          </tr>
        </thead>
        <tbody>
          <Room height={before} columns={columns.length + 2} />
          {drawn.map((row) => (
            <Line key={row.id} row={row} chosen={row.getIsSelected()} inParts={inParts} {...props} />
          ))}
          <Room height={after} columns={columns.length + 2} />
        </tbody>
      </table>
    </div>
  );
}

/** The place of rows that aren't drawn. */
const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={columns} />
    </tr>
  );

/** The row that the keys have come to has the focus, once it is drawn: of a long list that may be some pictures later. */
function useFocusOnActive(
  scroll: RefObject<HTMLDivElement | null>,
  active: number,
  bring: (index: number) => unknown,
): void {
  const due = useRef(-1);
  const found = (index: number) => scroll.current?.querySelector<HTMLElement>(`[data-list-row="${index}"]`);
  useEffect(() => {
    due.current = active;
    if (active >= 0 && !found(active)) bring(active);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
  // Each time the list is drawn: the row is there with the drawing that brings it.
  useEffect(() => {
    const row = due.current >= 0 && found(due.current);
    if (!row) return;
    due.current = -1;
    if (!row.contains(document.activeElement)) row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  });
}

interface HeadProps<Row extends Listed> {
  column: Column<Row>;
  table: Table<Row>;
  words: Words;
}

/** A heading that puts the list in its order. */
function Head<Row extends Listed>({ column: { id, kind, heading, act }, table, words }: HeadProps<Row>) {
  const column = table.getColumn(id);
  const sorted = column?.getIsSorted() ?? false;
  const Arrow = sorted === "desc" ? IconArrowDown : IconArrowUp;
  const right = kind === "money" || kind === "number";
  if (act) return <th className="list-act" aria-label={words.t(heading)} />;
  return (
    <th
      className={right ? "list-right" : undefined}
      aria-sort={sorted ? (sorted === "asc" ? "ascending" : "descending") : "none"}
    >
      <button type="button" className="list-sort" onClick={column?.getToggleSortingHandler()}>
        {words.t(heading)}
        <Arrow size={13} aria-hidden className="list-arrow" data-sorted={sorted || undefined} />
      </button>
    </th>
  );
}

interface LineProps<Row extends Listed> extends Props<Row> {
  row: ListRow<Row>;
  chosen: boolean;
  inParts: boolean;
}

function Line<Row extends Listed>({ row, chosen, inParts, ...props }: LineProps<Row>) {
  const { columns, words, nameOf, openOf, active, setActive, peeked, peeksByName, peek, leave } = props;
  const index = row.getDisplayIndex();
  const name = nameOf(row.original, words);
  return (
    // Where the keys are; what a row can do stands in it as links and buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      data-list-row={index}
      tabIndex={index === Math.max(active, 0) ? 0 : -1}
      aria-selected={chosen}
      data-peeked={peeked === row.id || undefined}
      {...(inParts && { "aria-rowindex": index + 2 })}
      onClickCapture={() => leave(row.original)}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest("a, button, input, label")) setActive(index);
      }}
    >
      <td className="list-check card-check">
        <Checkbox
          size="xs"
          aria-label={words.t("officeLists.choose", { name })}
          checked={chosen}
          onChange={row.getToggleSelectedHandler()}
        />
      </td>
      <ListCells row={row.original} columns={columns} words={words} openOf={openOf} peek={peeksByName && peek} />
      <td className="list-more card-hidden">
        <ActionIcon
          variant="subtle"
          color="dark"
          size={24}
          className="list-peek"
          aria-label={words.t("officeLists.peekOf", { name })}
          aria-pressed={peeked === row.id}
          onClick={() => peek(row.original)}
        >
          <IconLayoutSidebarRight size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
}
