import { Group, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../api/search-of.ts";
import { useWords } from "./use-words.ts";
import { lookOf, filtersOf } from "./look-of.ts";
import type { List, Listed } from "./declaration.ts";
import { ListFilters } from "./list-filters.tsx";
import { ListRows } from "./list-rows.tsx";
import { ListViews } from "./list-views.tsx";

interface Props<E extends Endpoint, Row extends Listed> {
  list: List<E, Row>;
  /** What the address says, as the route has it. */
  search: SearchOf<E>;
  /** Whose saved views are shown. */
  userId: string;
}

/** The page of every list of records: what is asked, how it is looked at and ordered lives in the address. */
export function ListPage<E extends Endpoint, Row extends Listed>({ list, search, userId }: Props<E, Row>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const look = useMemo(() => lookOf(list.contract, search as Readonly<{ [name: string]: unknown }>), [list, search]);
  const filters = filtersOf(look);
  const go = (next: object, replace = false) => void navigate({ to: ".", search: next as never, replace });
  /** As the contract's schemas read it: what a choice gives as a text stands in the address as what it means. */
  const change = (part: object, replace?: boolean) => go(lookOf(list.contract, { ...look, ...part }), replace);
  const clear = () => go({ sort: look.sort, columns: look.columns });
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  const { Above, Beginnings } = list;
  return (
    <div className="list-page">
      <Group justify="space-between" gap="sm" className="list-top">
        <Title order={1} size="h3">
          {t(list.title)}
        </Title>
        {Beginnings && (
          <Group gap="xs">
            <Beginnings />
          </Group>
        )}
      </Group>
      <ListViews list={list} look={look} userId={userId} />
      <ListFilters list={list} filters={filters} change={change} clear={clear} />
      {Above && <Above filters={look} change={change} />}
      <ListRows list={list} filters={filters} look={look} change={change} clear={narrowed ? clear : undefined} />
    </div>
  );
}
