import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { usersInReach } from "../../accounts/index.ts";
import { reachOf, type User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { type Write, orVersionConflict } from "../../platform/storing/transaction.ts";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { QuotationRequest } from "./request.ts";
import { indexKeysOf, QuotationRequestEntity } from "./request.table.ts";

/** A request whoever asks; undefined once it was erased. */
export async function findRequest(id: string): Promise<QuotationRequest | undefined> {
  return (await QuotationRequestEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadRequest(id: string): Promise<QuotationRequest> {
  const request = await findRequest(id);
  if (!request) throw new Problem("not-found");
  return request;
}

export type Employee = Pick<User, "id" | "roles" | "name" | "surname">;

/** Those of some requests that this employee sees: an agent their own and those of their own customers. */
export async function requestsInReach<T extends Pick<QuotationRequest, "ownerId" | "userId">>(
  actor: Pick<User, "id" | "roles">,
  requests: readonly T[],
): Promise<T[]> {
  if (reachOf("sales", actor) === "all") return [...requests];
  const users = [...new Set(requests.flatMap(({ userId }) => userId ?? []))];
  const reached = await usersInReach(actor, users);
  return requests.filter(({ ownerId, userId }) => ownerId === actor.id || reached.has(userId ?? ""));
}

/** One that this employee may look at. Problem: not-found. */
export async function requestInReach(actor: Pick<User, "id" | "roles">, id: string): Promise<QuotationRequest> {
  const [request] = await requestsInReach(actor, [await loadRequest(id)]);
  if (!request) throw new Problem("not-found");
  return request;
}

interface Change {
  /** As it was read; absent for a new one. */
  before?: QuotationRequest | undefined;
  after: QuotationRequest;
  also?: readonly Write[];
  events?: readonly Announced[];
  now: Date;
}

/** The write of a request under the revision that was read; a new one only where there is none. */
export function requestWrite({ before, after }: Pick<Change, "before" | "after">) {
  const request = { ...after, revision: (before?.revision ?? 0) + 1 };
  const write = QuotationRequestEntity.build(PutTransaction)
    .item({ ...request, ...indexKeysOf(request) })
    .options({
      condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false },
    });
  return { request, write };
}

/** Writes a request with what belongs to it and its events: all or nothing. Problem: version-conflict when another write came in between. */
export async function writeRequest({ also = [], events = [], now, ...change }: Change): Promise<QuotationRequest> {
  const { request, write } = requestWrite(change);
  try {
    await execute(write, ...also, ...events.map((one) => announce(one, now)));
  } catch (error) {
    throw orVersionConflict(error);
  }
  return request;
}
