import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { callerById, findUser } from "../../accounts/index.ts";
import { resetRequestedOrder } from "../../orders/index.ts";
import { allowed, type User } from "../../platform/access.ts";
import { releaseFiles } from "../../platform/files/released-files.ts";
import { Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import type { Announced } from "../../platform/work/event.ts";
import { instant } from "../../platform/time.ts";
import { quotationRequestAnswered, quotationRequestRejected } from "../events.ts";
import { requestMachine } from "./request-machine.ts";
import type { QuotationRequest } from "./request.ts";
import { QuotationRequestEntity } from "./request.table.ts";
import { loadRequest, requestInReach, writeRequest, type Employee } from "./stored-request.ts";

/** What the desk does with a request. */
export type Decision =
  | { action: "assign"; ownerId?: string | undefined }
  | { action: "answer"; text: string }
  | { action: "reject"; reason: string };

/** Whom it is given to: oneself, or, by an administrator, any employee who sells. Problems: forbidden, not-found. */
async function newOwner(actor: Employee, ownerId: string | undefined): Promise<string> {
  if (ownerId === undefined || ownerId === actor.id) return actor.id;
  if (!allowed("admin", actor)) throw new Problem("forbidden");
  const employee = await findUser(ownerId);
  if (!employee || employee.closedAt || !allowed("sales", employee)) throw new Problem("not-found");
  return ownerId;
}

/** What its sender is told of; that somebody looks after it now is nothing to write a letter about. */
function told(decision: Decision, requestId: string, now: Date): Announced[] {
  if (decision.action === "answer") return [quotationRequestAnswered.of({ requestId, at: instant(now) })];
  return decision.action === "reject" ? [quotationRequestRejected.of({ requestId })] : [];
}

async function decided(actor: Employee, request: QuotationRequest, decision: Decision, now: Date) {
  if (decision.action === "assign") {
    return {
      ...requestMachine.after(request, "assign", "back-office"),
      ownerId: await newOwner(actor, decision.ownerId),
    };
  }
  if (decision.action === "reject") {
    const after = requestMachine.after(request, "reject", "back-office");
    return { ...after, rejectedReason: decision.reason, closedOn: instant(now) };
  }
  requestMachine.demand(request, "answer", "back-office");
  demandRoom("requestAnswers", request.answers.length, request.answers.length + 1);
  const answer = {
    authorId: actor.id,
    authorName: `${actor.name} ${actor.surname}`.trim(),
    text: decision.text,
    at: instant(now),
  };
  return { ...request, answers: [...request.answers, answer] };
}

/**
 * Assigns, answers or rejects a request, of which the employee says which revision they read. Problems: not-found, forbidden,
 * invalid-transition, version-conflict, limit-reached.
 */
export async function decideRequest(
  actor: Employee,
  id: string,
  { revision, ...decision }: Decision & { revision: number },
  now: Date,
): Promise<QuotationRequest> {
  const before = await requestInReach(actor, id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const after = await decided(actor, before, decision, now);
  return writeRequest({ before, after, events: told(decision, id, now), now });
}

/** Erases a request with its files: spam, or one that its sender wants forgotten. Problem: not-found. */
export async function deleteRequest(id: string, now: Date): Promise<void> {
  const { files = [] } = await loadRequest(id);
  const gone = QuotationRequestEntity.build(DeleteTransaction)
    .key({ id })
    .options({ condition: { attr: "id", exists: true } });
  const keys = files.map(({ key }) => key);
  try {
    await execute(gone, ...(keys.length > 0 ? [releaseFiles(keys, now)] : []));
  } catch (error) {
    throw cancellationReasons(error).some(Boolean) ? new Problem("not-found") : error;
  }
}

/** Gives a customer's requested order back as their open cart, at today's prices. Problems: not-found, invalid-transition, version-conflict. */
export async function resetRequested(actor: Pick<User, "id" | "roles">, id: string, now: Date): Promise<void> {
  const { userId } = await requestInReach(actor, id);
  const user = userId ? await callerById(userId, now) : undefined;
  if (!user) throw new Problem("not-found");
  await resetRequestedOrder(user, id, now);
}
