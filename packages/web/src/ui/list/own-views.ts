import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ListName } from "@solvia/core/accounts/list-views/lists";
import type { listListViews as Contract } from "@solvia/core/contract/back-office/lists";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../api/client.ts";
import { addListView, changeListView, listListViews, removeListView } from "../../api/endpoints.gen.ts";
import { keepHere, keptHere, keptList } from "../keeping/kept-here.ts";
import { fieldErrors, problemText } from "../states.tsx";
import { useWords } from "./use-words.ts";

type Views = AnswerOf<typeof Contract>;
export type OwnView = Views["own"][number];
export type NewView = Omit<OwnView, "id">;

/** What follows a view's saving: the name may be one that is taken. */
export interface After {
  done: () => void;
  refused: (name: string | undefined) => void;
}

/** Where browsers kept views before the API did. */
const placeOf = (list: ListName, userId: string): string => `solvia-views-${userId}-${list}`;

type Kept = Pick<OwnView, "name" | "search">;

const keptViews = (place: string): readonly Kept[] => keptList<Kept>(place, ({ name, search }) => name && search);

/** A person's views of a list and those that colleagues share; what this browser kept of before is taken over once. */
export function useViews(list: ListName, userId: string) {
  const { t } = useWords();
  const params = { list };
  const { data } = useQuery(queryOf(listListViews, { params }));
  const write = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => {
      // What is wrong with the name stands at its field.
      if (!fieldErrors(t, error)["name"]) notifications.show({ color: "red", message: problemText(t, error) });
    },
  });
  useTakenOver(list, userId, data?.own);
  return {
    own: data?.own ?? [],
    shared: data?.shared ?? [],
    saving: write.isPending,
    save: (view: NewView, { done, refused }: After) =>
      write.mutate(() => call(addListView, { params, body: view }), {
        onSuccess: done,
        onError: (error) => refused(fieldErrors(t, error)["name"]),
      }),
    share: ({ id, ...view }: OwnView, shared: boolean) =>
      write.mutate(() => call(changeListView, { params: { list, id }, body: { ...view, shared } })),
    remove: ({ id }: OwnView) => write.mutate(() => call(removeListView, { params: { list, id } })),
  };
}

/** Gives the API what this browser kept, view by view; what it refuses (a name that is there, too many) stays as it is there. */
function useTakenOver(list: ListName, userId: string, own: readonly OwnView[] | undefined): void {
  const begun = useRef(false);
  const queries = useQueryClient();
  useEffect(() => {
    if (!own || begun.current) return;
    begun.current = true;
    const place = placeOf(list, userId);
    if (keptHere(place) === undefined) return;
    const named = new Set(own.map(({ name }) => name.toLowerCase()));
    const kept = keptViews(place).filter(({ name }) => !named.has(name.toLowerCase()));
    const take = async () => {
      const refused: Kept[] = [];
      for (const { name, search } of kept)
        await call(addListView, { params: { list }, body: { name, search, shared: false } }).catch(() => {
          refused.push({ name, search });
        });
      // What could not be given stays here for the next visit.
      keepHere(place, refused.length > 0 ? JSON.stringify(refused) : undefined);
      // A name that is taken may be the view itself, given by a visit that ended before it heard so.
      if (refused.length > 0)
        await queries.invalidateQueries({ queryKey: queryOf(listListViews, { params: { list } }).queryKey });
    };
    void take();
  });
}
