import { Anchor } from "@mantine/core";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AnchorLink } from "../links.tsx";
import { Breakable } from "./breakable.tsx";
import { readText } from "./cell-text.ts";
import type { Column, Listed, Words } from "./declaration.ts";

interface Props<Row extends Listed> {
  row: Row;
  columns: readonly Column<Row>[];
  words: Words;
  openOf: ((row: Row) => Pick<LinkProps, "to" | "params" | "search">) | undefined;
  /** Shows a record by its name, where it has no page. */
  peek: ((row: Row) => void) | false | undefined;
}

const classes = <Row,>({ kind, lead, tall, grows, act, card }: Column<Row>): string =>
  [
    act && "list-act",
    (kind === "money" || kind === "number") && "list-right",
    tall && "list-tall",
    grows && "list-grows",
    lead && "list-lead card-title",
    card === "wide" && "card-wide",
    card === "corner" && "card-action",
    card === "none" && "card-hidden",
  ]
    .filter(Boolean)
    .join(" ");

/** Whether it is a line that may be cut where there is little room; figures, days and buttons aren't. */
const isWords = <Row,>({ kind = "text", act, tall, whole }: Column<Row>): boolean =>
  kind === "text" && !act && !tall && !whole;

/** So many characters are seen of a line of words, unless its column asks for more. */
const leastSeen = 14;

/** A record's cells: what a column draws, else its value as it is read; the record's name leads to it. */
export function ListCells<Row extends Listed>({ row, columns, words, openOf, peek }: Props<Row>) {
  return columns.map((column) => {
    const { id, lead, heading, cell } = column;
    const text = readText(column, row, words);
    const drawn = cell ? cell(row, words) : <Breakable text={text} />;
    const shown = lead ? <Name row={row} openOf={openOf} peek={peek} drawn={drawn} /> : drawn;
    return (
      <td
        key={id}
        className={classes(column)}
        {...(!lead && text !== "" && { "data-label": words.t(heading) })}
        data-column={id}
        title={column.tall || column.grows ? undefined : text}
      >
        {isWords(column) && text !== "" ? (
          <div
            className="list-words-line"
            style={{ minWidth: `${Math.min(text.length, column.least ?? leastSeen)}ch` }}
          >
            {shown}
          </div>
        ) : (
          shown
        )}
      </td>
    );
  });
}

interface NameProps<Row extends Listed> extends Pick<Props<Row>, "row" | "openOf" | "peek"> {
  drawn: ReactNode;
}

/** A record's name leads to its page, or shows it beside the list. */
function Name<Row extends Listed>({ row, openOf, peek, drawn }: NameProps<Row>) {
  if (openOf) return <AnchorLink {...openOf(row)}>{drawn}</AnchorLink>;
  if (!peek) return drawn;
  return (
    <Anchor component="button" type="button" inherit ta="start" onClick={() => peek(row)}>
      {drawn}
    </Anchor>
  );
}
