import { useRef, useState } from "react";
import { useNavigate, useRouter } from "@tanstack/react-router";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Look } from "../../api/search-of.ts";
import { keepRow, keptRow } from "../keeping/kept-row.ts";
import type { Listed, ListPart, Words } from "./declaration.ts";
import { useListKeys } from "./list-keys.ts";
import { ListTable } from "./list-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { Peek } from "./peek.tsx";
import { columnsText, rememberColumns, rememberedColumns, seenColumns } from "./seen-columns.ts";
import { useListTable } from "./use-list-table.ts";

/** So many pixels of rows are seen at least, where there are so many. */
const leastHeight = 260;

interface Props<E extends Endpoint, Row extends Listed> {
  list: ListPart<E, Row>;
  rows: readonly Row[];
  look: Look;
  change: (part: Look) => void;
  words: Words;
  narrow: boolean;
  /** Whether there are rows that aren't here, and whether they are on their way. */
  more: boolean;
  waits: boolean;
  stale: boolean;
  showMore: () => void;
}

/** The rows with what can be done with them, by hand and by keys; a record is seen beside them. */
export function ListBody<E extends Endpoint, Row extends Listed>(props: Props<E, Row>) {
  const { list, rows, look, change, words, narrow, more, waits, stale, showMore } = props;
  const navigate = useNavigate();
  const { history } = useRouter();
  const [peeked, setPeeked] = useState<string>();
  const seen = seenColumns(list.columns, look.columns ?? rememberedColumns(list.name));
  const columns = list.columns.filter(({ id }) => seen.has(id));
  const table = useListTable({
    columns: list.columns,
    rows,
    seen,
    sort: look.sort,
    setSort: (sort) => change({ sort }),
    words,
  });
  const shown = table.getRowModel().rows;
  const scroll = useRef<HTMLDivElement>(null);
  const visit = () => {
    const { __TSR_key: key = "" } = history.location.state;
    return key;
  };
  // Who comes back from a record stands on the row that they left.
  const [left] = useState(() => keptRow(visit()));
  const [active, setActive] = useState(() => shown.findIndex(({ id }) => id === left?.id));
  const keep = (id: string) => keepRow(visit(), { id, top: scroll.current?.scrollTop ?? 0 });
  const at = shown[active]?.original;
  useListKeys({
    move: (step) => {
      const next = Math.min(Math.max(active + step, 0), shown.length - 1);
      setActive(next);
      if (peeked !== undefined) setPeeked(shown[next]?.id);
      if (active === shown.length - 1 && step > 0 && more && !waits) showMore();
    },
    choose: () => shown[active]?.toggleSelected(),
    open: () => {
      if (!at || !list.open) return;
      keep(at.id);
      void navigate(list.open(at));
    },
    peek: () => setPeeked(peeked === undefined ? at?.id : undefined),
    leave: () => {
      const open = peeked !== undefined;
      setPeeked(undefined);
      return open;
    },
  });
  const beside = rows.find(({ id }) => id === peeked);
  return (
    <>
      <ListTools
        list={list}
        table={table}
        columns={columns}
        words={words}
        more={more}
        choose={(next) => {
          const text = columnsText(list.columns, next);
          rememberColumns(list.name, text);
          change({ columns: text });
        }}
        seen={seen}
      />
      <div className="list-and-peek" style={{ minHeight: Math.min(leastHeight, 34 + shown.length * 35) }}>
        <ListTable
          scroll={scroll}
          top={left?.top ?? 0}
          leave={({ id }) => keep(id)}
          table={table}
          columns={columns}
          words={words}
          nameOf={list.nameOf}
          openOf={list.open}
          label={words.t(list.title)}
          narrow={narrow}
          stale={stale}
          active={active}
          setActive={(index) => {
            setActive(index);
            if (peeked !== undefined) setPeeked(shown[index]?.id);
          }}
          peeked={peeked}
          peeksByName={list.besideByName}
          peek={({ id }) => setPeeked(id === peeked ? undefined : id)}
        />
        {beside && (
          <Peek
            row={beside}
            name={list.nameOf(beside, words)}
            columns={list.columns}
            words={words}
            open={list.open?.(beside)}
            More={list.Peek}
            onClose={() => setPeeked(undefined)}
          />
        )}
      </div>
    </>
  );
}
