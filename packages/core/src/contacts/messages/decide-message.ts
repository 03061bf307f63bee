import { findUser } from "../../accounts/index.ts";
import { isEmployee, type User } from "../../platform/access.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import type { OfficeMessage } from "./message.ts";
import { messageMachine } from "./message-machine.ts";
import { eraseMessage } from "./erase-message.ts";
import { loadMessage, writeMessage } from "./stored-message.ts";

/** What the office does with a message. */
export type MessageDecision =
  | { action: "see" }
  | { action: "assign"; assigneeId?: string | undefined }
  | { action: "finish" }
  | { action: "reopen" };

/** Whom it is given to: oneself, or any employee. Problem: not-found. */
async function assignee(actor: Pick<User, "id">, wanted: string | undefined): Promise<string> {
  if (wanted === undefined || wanted === actor.id) return actor.id;
  const employee = await findUser(wanted);
  if (!employee || employee.closedAt || !isEmployee(employee)) throw new Problem("not-found");
  return wanted;
}

/** Under the revision that was read. Problems: not-found, invalid-transition, version-conflict. */
export async function decideMessage(
  actor: Pick<User, "id">,
  id: string,
  { revision, ...decision }: MessageDecision & { revision: number },
  now: Date,
): Promise<OfficeMessage> {
  const before = await loadMessage(id, now);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const moved = messageMachine.after(before, decision.action, "back-office");
  const assigneeId = decision.action === "assign" ? await assignee(actor, decision.assigneeId) : before.assigneeId;
  return writeMessage({ before, after: { ...moved, assigneeId, changedOn: instant(now) } }, now);
}

/** Erases it with its file: spam, or one that its sender wants forgotten. Problem: not-found. */
export async function deleteMessage(id: string, now: Date): Promise<void> {
  await eraseMessage(await loadMessage(id, now));
}

/** A short-lived address of a curriculum, which the reader's browser keeps and doesn't open in the house's name. Problem: not-found. */
export async function curriculumUrl(id: string, now: Date): Promise<string> {
  const { cv } = await loadMessage(id, now);
  if (!cv) throw new Problem("not-found");
  return downloadUrl({ key: cv.key, fileName: cv.name, contentType: cv.contentType, disposition: "attachment" });
}
