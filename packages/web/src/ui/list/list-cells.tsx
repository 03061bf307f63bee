import type { LinkProps } from "@tanstack/react-router";
import { AnchorLink } from "../links.tsx";
import { readText } from "./cell-text.ts";
import type { Column, Listed, Words } from "./declaration.ts";

interface Props<Row extends Listed> {
  row: Row;
  columns: readonly Column<Row>[];
  words: Words;
  openOf: ((row: Row) => Pick<LinkProps, "to" | "params" | "search">) | undefined;
}

const classes = <Row,>({ kind, lead, tall, card }: Column<Row>): string =>
  [
    (kind === "money" || kind === "number") && "list-right",
    tall && "list-tall",
    lead && "list-lead card-title",
    card === "wide" && "card-wide",
    card === "corner" && "card-action",
    card === "none" && "card-hidden",
  ]
    .filter(Boolean)
    .join(" ");

/** A record's cells: what a column draws, else its value as it is read; the record's name leads to it. */
export function ListCells<Row extends Listed>({ row, columns, words, openOf }: Props<Row>) {
  return columns.map((column) => {
    const { id, lead, heading, cell } = column;
    const text = readText(column, row, words);
    const drawn = cell ? cell(row, words) : text;
    return (
      <td
        key={id}
        className={classes(column)}
        {...(!lead && text !== "" && { "data-label": words.t(heading) })}
        title={column.tall ? undefined : text}
      >
        {lead && openOf ? <AnchorLink {...openOf(row)}>{drawn}</AnchorLink> : drawn}
      </td>
    );
  });
}
