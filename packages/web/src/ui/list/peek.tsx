import { CloseButton, Group, Text } from "@mantine/core";
import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { ButtonLink } from "../links.tsx";
import { Breakable } from "./breakable.tsx";
import { readText } from "./cell-text.ts";
import type { Column, Listed, Words } from "./declaration.ts";

interface Props<Row extends Listed> {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  words: Words;
  open: Pick<LinkProps, "to" | "params" | "search"> | undefined;
  More: ComponentType<{ row: Row }> | undefined;
  onClose: () => void;
}

/** A record beside its list: all its columns, those that aren't seen too, and what else the list shows of it. */
export function Peek<Row extends Listed>({ row, name, columns, words, open, More, onClose }: Props<Row>) {
  const { t } = words;
  return (
    <aside className="list-aside" aria-label={t("officeLists.peekOf", { name })}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Text component="h2" fw={700} size="lg" className="long-words">
          {name}
        </Text>
        <Group gap={6} wrap="nowrap">
          {open && (
            <ButtonLink {...open} size="compact-sm" variant="light">
              {t("officeLists.open")}
            </ButtonLink>
          )}
          <CloseButton aria-label={t("common.close")} onClick={onClose} />
        </Group>
      </Group>
      <dl className="list-facts numbers">
        {columns
          .filter(({ act, lead }) => !act && !lead)
          .map((column) => ({ column, text: readText(column, row, words) }))
          .filter(({ text }) => text !== "")
          .map(({ column, text }) => (
            <div key={column.id}>
              <dt>{t(column.heading)}</dt>
              <dd>{column.cell ? column.cell(row, words) : <Breakable text={text} />}</dd>
            </div>
          ))}
      </dl>
      {More && <More key={row.id} row={row} />}
    </aside>
  );
}
