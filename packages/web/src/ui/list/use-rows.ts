import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../api/client.ts";
import { route } from "../../api/route.ts";
import type { Listed, ListPart } from "./declaration.ts";

/** So many rows are put in order at most. */
const mostRows = 2000;
const ofWhole = 200;

interface Page {
  items: readonly Listed[];
  cursor?: string | null;
}

/** An endpoint's pages by its contract: the address, who may ask and what it shows are all that a reading call needs. */
const pagesOfList = ({ method, path, access, shows = [] }: Endpoint, query: object) =>
  pagesOf(route(method, path, access, { shows }), { query } as never);

/** What a list shows: page by page, or as much as can be put in order (`whole`). */
export function useRows<E extends Endpoint, Row extends Listed>(
  { contract, only, limit = 50, again }: ListPart<E, Row>,
  filters: object,
  whole: boolean,
) {
  const paged = contract.query !== undefined && "cursor" in contract.query;
  const query = useInfiniteQuery({
    ...pagesOfList(contract, paged ? { ...filters, limit: whole ? ofWhole : limit } : filters),
    placeholderData: keepPreviousData,
    ...(again !== undefined && { refetchInterval: again }),
  });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const rows = useMemo(() => {
    const all = data?.pages.flatMap((page) => (page as unknown as Page).items as readonly Row[]);
    return only ? all?.filter(only) : all;
  }, [data, only]);
  // Pages are filtered while they are read: one without a match isn't the end.
  const goesOn = rows !== undefined && hasNextPage && (rows.length === 0 || (whole && rows.length < mostRows));
  const asks = goesOn && !isFetching;
  useEffect(() => {
    if (asks) void fetchNextPage();
  }, [asks, fetchNextPage]);
  return {
    rows,
    error: query.error,
    retry: () => void query.refetch(),
    /** Of other filters than those that are asked. */
    stale: isPlaceholderData,
    /** Whether there are rows that aren't here. */
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    waits: goesOn,
    showMore: () => void fetchNextPage(),
  };
}
