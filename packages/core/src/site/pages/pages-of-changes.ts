import type { Changed } from "../../platform/row-log/write.ts";
import { indexLog, type SearchDocument } from "../../catalogue/index.ts";
import { shownBrand } from "../../content/index.ts";
import { brandKey, categoryKey, promotionKey, type PageKey } from "./address.ts";
import type { ListsMessage, PagesMessage } from "./refresh-pages.ts";

/** So many products stand in one message, which has room for a thousand. */
const inOneMessage = 200;

/**
 * What has to be shown anew after a writing of the index: the own pages of what changed, was asked for again, or is shown there
 * whole; the lists that what changed is or was in; and the kits that hold any of them.
 */
export function pagesOfChanges(
  { rows, gone, before }: Changed<SearchDocument>,
  again: readonly string[],
  ownPages: readonly string[],
): { pages: PagesMessage[]; lists: ListsMessage[] } {
  const { rows: shown } = indexLog;
  const touched = new Set([...rows.map(({ id }) => id), ...gone, ...again, ...ownPages]);
  const documents = [...before, ...rows, ...again.flatMap((id) => shown.get(id) ?? [])];
  const was = new Map(before.map(({ id, brand, category, fields: { name } }) => [id, { name, brand, category }]));
  const [there, hidden] = [[...touched].filter((id) => shown.has(id)), [...touched].filter((id) => !shown.has(id))];
  const pages = [...listsOf(documents)];
  return {
    pages: [
      ...hidden.map((id): PagesMessage => ({ gone: { id, about: was.get(id) } })),
      ...chunks(there).map((productIds): PagesMessage => ({ productIds })),
    ],
    lists: chunks([...touched]).map((productIds) => ({ productIds, pages })),
  };
}

const listsOf = (documents: readonly SearchDocument[]): Set<PageKey> =>
  new Set([
    ...(documents.length > 0 ? ["home", "search/all"] : []),
    ...(documents.some(({ brand }) => brand === shownBrand) ? [promotionKey] : []),
    ...documents.flatMap(({ category, brand }) => [`search/${category}`, categoryKey(category), brandKey(brand)]),
  ]);

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / inOneMessage) }, (_, at) =>
    ids.slice(at * inOneMessage, (at + 1) * inOneMessage),
  );
