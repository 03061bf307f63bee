import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import "./small-table.css";

export interface SmallColumn<Row> {
  /** Its words; of a column of buttons they are heard and not seen. */
  heading: string;
  render: (row: Row, index: number) => ReactNode;
  /** Figures. */
  right?: true;
  /** What counts most of the row. */
  strong?: true;
  /** Buttons: a card has them in its corner. */
  act?: true;
  /** A card gives it a line of its own. */
  wide?: true;
}

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly SmallColumn<Row>[];
  keyOf: (row: Row) => string;
  /** In pixels: where there is less room, rows become cards on a phone, and scroll sideways elsewhere. */
  minWidth?: number;
  /** In pixels: higher than that it scrolls under its head. */
  most?: number;
  maxWidth?: number;
  /** On a phone too it stays a table, where its few columns fit. */
  stays?: true;
  /** What stands below its rows. */
  children?: ReactNode;
}

/**
 * The rows of a part of a record's page or of a dialog, which nobody filters, puts in order or chooses from: lines of a document,
 * values before and after (docs/decisions/lists.md). Records have a list (`list/`).
 */
export function SmallTable<Row>({ rows, columns, keyOf, minWidth = 0, most, maxWidth, stays, children }: Props<Row>) {
  return (
    <Table.ScrollContainer
      className="small-table"
      minWidth={minWidth}
      {...(maxWidth !== undefined && { maw: maxWidth })}
      {...(most !== undefined && { mah: most })}
      {...((minWidth > 0 || most !== undefined) && { scrollAreaProps: { viewportProps: { tabIndex: 0 } } })}
    >
      <Table className={stays ? "numbers" : "numbers cards"} verticalSpacing={6} stickyHeader={most !== undefined}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ heading, right, act }) =>
              act ? (
                <Table.Th key={heading} w={44} aria-label={heading} />
              ) : (
                <Table.Th key={heading} {...(right && { ta: "right" })}>
                  {heading}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map((column, at) => (
                <Cell key={column.heading} column={column} first={at === 0}>
                  {column.render(row, index)}
                </Cell>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {children}
    </Table.ScrollContainer>
  );
}

interface CellProps<Row> {
  column: SmallColumn<Row>;
  first: boolean;
  children: ReactNode;
}

const Cell = <Row,>({ column: { heading, right, strong, act, wide }, first, children }: CellProps<Row>) => (
  <Table.Td
    {...(right && { ta: "right" })}
    {...(strong && { fw: 600 })}
    {...(act ? { className: "card-action" } : wide && { className: "card-wide" })}
    {...(!first && !act && { "data-label": heading })}
  >
    {children}
  </Table.Td>
);
