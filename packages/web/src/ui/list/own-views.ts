import { useState } from "react";
import { keepHere, keptHere } from "../kept-here.ts";

/** A way to look at a list that somebody has saved under a name. */
export interface OwnView {
  name: string;
  search: Readonly<{ [name: string]: string | number | boolean }>;
}

const placeOf = (list: string, userId: string): string => `solvia-views-${userId}-${list}`;

function stored(place: string): readonly OwnView[] {
  try {
    const read: unknown = JSON.parse(keptHere(place) ?? "[]");
    return Array.isArray(read) ? (read as OwnView[]).filter(({ name, search }) => name && search) : [];
  } catch {
    return [];
  }
}

/** A person's own views of a list, kept by this browser (docs/decisions/lists.md): one of a name, the newest last. */
export function useOwnViews(list: string, userId: string) {
  const place = placeOf(list, userId);
  const [views, setViews] = useState(() => stored(place));
  const keep = (next: readonly OwnView[]): void => {
    setViews(next);
    keepHere(place, JSON.stringify(next));
  };
  return {
    views,
    save: (view: OwnView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
