import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Look } from "../../api/search-of.ts";
import { useMedia } from "../use-media.ts";
import { useWords } from "./use-words.ts";
import { Empty, Failure } from "../states.tsx";
import { WaitingList } from "../waiting/waiting-list.tsx";
import type { Listed, ListPart } from "./declaration.ts";
import { ListBody } from "./list-body.tsx";
import { rememberedColumns, seenColumns } from "./seen-columns.ts";
import { useRows } from "./use-rows.ts";
import "./list.css";

interface Props<E extends Endpoint, Row extends Listed> {
  list: ListPart<E, Row>;
  filters: object;
  look: Look;
  change: (part: Look) => void;
  /** Leaves all filters; nothing where none is on. */
  clear?: (() => void) | undefined;
}

/** The rows of a list and the ways they can be absent: on their way, none, refused. */
export function ListRows<E extends Endpoint, Row extends Listed>({
  list,
  filters,
  look,
  change,
  clear,
}: Props<E, Row>) {
  const words = useWords();
  const { t } = words;
  const narrow = useMedia("(max-width: 48em)");
  const { rows, error, retry, stale, more, loadingMore, waits, showMore } = useRows<E, Row>(
    list,
    filters,
    look.sort !== undefined,
  );
  if (error && !rows) return <Failure error={error} retry={retry} />;
  if (!rows || (rows.length === 0 && waits)) {
    const seen = seenColumns(list.columns, look.columns ?? rememberedColumns(list.name));
    const headings = list.columns.filter(({ id, act }) => seen.has(id) && !act).map(({ heading }) => t(heading));
    return <WaitingList headings={headings} narrow={narrow} />;
  }
  if (rows.length === 0 && clear)
    return (
      <Empty title={t("officeLists.noneFound")}>
        <Button variant="default" onClick={clear}>
          {t("bo.clear")}
        </Button>
      </Empty>
    );
  if (rows.length === 0)
    return <Empty title={t(list.empty.title)} {...(list.empty.hint && { hint: t(list.empty.hint) })} />;
  return (
    <>
      {error && <Failure error={error} retry={retry} />}
      <ListBody
        key={JSON.stringify(filters)}
        list={list}
        rows={rows}
        look={look}
        change={change}
        words={words}
        narrow={narrow}
        more={more}
        waits={waits}
        stale={stale}
        showMore={showMore}
      />
      {more && !waits && (
        <Group justify="center" py="sm">
          <Button size="compact-md" variant="default" loading={loadingMore} onClick={showMore}>
            {t("officeLists.showMore")}
          </Button>
        </Group>
      )}
      {waits && (
        <Text size="sm" c="dimmed" role="status">
          {t("officeLists.ordering", { count: rows.length })}
        </Text>
      )}
    </>
  );
}

interface SectionProps<E extends Endpoint, Row extends Listed> {
  list: ListPart<E, Row>;
  /** What it is asked for, which isn't the page's to change. */
  filters: object;
}

/** A list within another page: its order and columns last as long as the page. */
export function ListSection<E extends Endpoint, Row extends Listed>({ list, filters }: SectionProps<E, Row>) {
  const [look, setLook] = useState<Look>({});
  return (
    <div className="list-section">
      <ListRows list={list} filters={filters} look={look} change={(part) => setLook({ ...look, ...part })} />
    </div>
  );
}
