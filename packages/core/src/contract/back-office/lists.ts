import * as z from "zod";
import { listNames } from "../../accounts/list-views/lists.ts";
import { line } from "../../platform/text/typed.ts";
import { Id } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";

/** The name by which a list is declared; its views are for whoever its own permission opens it to. */
const list = z.enum(listNames);

/** What the list's address says: filters, order and columns. */
const Search = z
  .record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()]))
  .refine((search) => JSON.stringify(search).length <= 2000, "too-big");

/** A way to look at a list, saved under a name. */
const View = z.object({ name: line().min(1).max(40), search: Search, shared: z.boolean() });
const SavedView = View.extend({ id: Id });

const write = {
  access: "employee",
  stale: ["views"],
  returns: SavedView,
  errors: ["not-found", "limit-reached", "version-conflict"],
} as const;

export const listListViews = endpoint({
  method: "GET",
  path: "/back-office/list-views/{list}",
  access: "employee",
  shows: ["views"],
  summary: "The views of a list that the caller has saved, and those that colleagues share.",
  params: { list },
  returns: z.object({
    own: z.array(SavedView),
    shared: z.array(SavedView.extend({ owner: z.string() })),
  }),
});

export const addListView = endpoint({
  ...write,
  method: "POST",
  path: "/back-office/list-views/{list}",
  about: { kind: "list-views" },
  summary: "Save a view of a list under a name that none of one's own has, for oneself or for all who see the list.",
  params: { list },
  body: View,
});

export const changeListView = endpoint({
  ...write,
  method: "PUT",
  path: "/back-office/list-views/{list}/{id}",
  about: { kind: "list-views", id: "id" },
  summary: "Rename one's own view, change what it shows, share it or keep it for oneself. Another's is forbidden.",
  params: { list, id: Id },
  body: View,
});

export const removeListView = endpoint({
  ...write,
  method: "DELETE",
  path: "/back-office/list-views/{list}/{id}",
  about: { kind: "list-views", id: "id" },
  summary: "Delete one's own view, a shared one for all. Another's is forbidden.",
  params: { list, id: Id },
  returns: empty,
});
