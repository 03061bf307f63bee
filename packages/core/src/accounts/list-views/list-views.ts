import type { FormattedItem } from "dynamodb-toolbox/entity";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { table } from "../../platform/table.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { Employee } from "../office/office-reach.ts";
import { userNames } from "../user-names.ts";
import { ListViewsEntity, sharedViews } from "./list-views.table.ts";
import { opensList, type ListName } from "./lists.ts";

type Stored = FormattedItem<typeof ListViewsEntity>;
export type SavedView = Stored["views"][number];
export type View = Omit<SavedView, "id">;

/** Colleagues who share views of one list; more are not read. */
const mostSharers = 100;

const ownOf = async (userId: string, list: string): Promise<Stored | undefined> =>
  (await ListViewsEntity.build(GetItemCommand).key({ userId, list }).options({ consistent: true }).send()).Item;

async function sharedOf(list: string): Promise<readonly Stored[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: sharedViews(list) })
    .entities(ListViewsEntity)
    .options({ limit: mostSharers })
    .send();
  return Items;
}

/** Views say how a list is looked at, names of customers among it: they are for whoever may open the list. */
function demandList(employee: Employee, list: ListName): void {
  if (!opensList(list, employee)) throw new Problem("forbidden");
}

/** The views of a list that an employee has saved, and those that colleagues share, each with whose it is. Problem: forbidden for whom the list is closed. */
export async function listViews(employee: Employee, list: ListName) {
  demandList(employee, list);
  const { id } = employee;
  const [own, sharers] = await Promise.all([ownOf(id, list), sharedOf(list)]);
  const others = sharers.filter(({ userId }) => userId !== id);
  const names = others.length > 0 ? await userNames(others.map(({ userId }) => userId)) : new Map<string, string>();
  return {
    own: own?.views ?? [],
    shared: others.flatMap(({ userId, views }) =>
      views.filter(({ shared }) => shared).map((view) => ({ ...view, owner: names.get(userId) ?? "" })),
    ),
  };
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Refuses a name that another of one's own views of the list has. */
function demandOwnName(views: readonly SavedView[], { id, name }: { id?: string; name: string }): void {
  if (views.some((view) => view.id !== id && sameName(view.name, name)))
    throw invalid({ field: "name", code: "taken" });
}

async function write(userId: string, list: string, before: Stored | undefined, views: SavedView[]): Promise<void> {
  const isShared = views.some(({ shared }) => shared);
  try {
    await ListViewsEntity.build(PutItemCommand)
      .item({
        userId,
        list,
        views,
        version: (before?.version ?? 0) + 1,
        ...(isShared && { gsi1pk: sharedViews(list), gsi1sk: userId }),
      })
      .options({
        condition: before ? { attr: "version", eq: before.version } : { attr: "userId", exists: false },
      })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
}

/** Saves a view. Problems: forbidden, a name that one has (invalid-input), limit-reached. */
export function addView(employee: Employee, list: ListName, view: View): Promise<SavedView> {
  const { id: userId } = employee;
  return untilWritten(async () => {
    demandList(employee, list);
    const before = await ownOf(userId, list);
    const views = before?.views ?? [];
    demandOwnName(views, view);
    demandRoom("listViews", views.length, views.length + 1);
    const saved = { ...view, id: newId() };
    await write(userId, list, before, [...views, saved]);
    return saved;
  });
}

/** One's own view and the others beside it; forbidden where it is a colleague's that is shared, else not-found. */
async function ownView(userId: string, list: string, id: string) {
  const before = await ownOf(userId, list);
  if (before?.views.some((view) => view.id === id)) return before;
  const isAnothers = (await sharedOf(list)).some(({ views }) => views.some((view) => view.id === id && view.shared));
  throw new Problem(isAnothers ? "forbidden" : "not-found");
}

/** Writes one's own views of a list as `change` makes them of those that are there now, be others saved meanwhile. */
const changeOwn = (
  employee: Employee,
  list: ListName,
  id: string,
  change: (views: readonly SavedView[]) => SavedView[],
): Promise<void> =>
  untilWritten(async () => {
    demandList(employee, list);
    const before = await ownView(employee.id, list, id);
    await write(employee.id, list, before, change(before.views));
  });

/** Changes one's own view. Problems: not-found, forbidden for a colleague's or a closed list, a name that one has. */
export async function changeView(employee: Employee, list: ListName, id: string, view: View): Promise<SavedView> {
  const saved = { ...view, id };
  await changeOwn(employee, list, id, (views) => {
    demandOwnName(views, saved);
    return views.map((one) => (one.id === id ? saved : one));
  });
  return saved;
}

/** Deletes one's own view, for all who saw it. Problems: not-found, forbidden for a colleague's or a closed list. */
export const removeView = (employee: Employee, list: ListName, id: string): Promise<void> =>
  changeOwn(employee, list, id, (views) => views.filter((view) => view.id !== id));
