import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { newId, newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { bodyOf } from "./message-body.ts";
import { ownWebhook, webhooksOfUser, webhookWrite, type Owner } from "./stored-webhook.ts";
import { leaveMessage } from "./tell-webhooks.ts";
import { mostWebhooks, oldSecretHours, type WebhookTopic } from "./webhook-codes.ts";
import { secretOf } from "./webhook-secret.ts";
import { demandReachable } from "./webhook-url.ts";
import { WebhookEntity } from "./webhook.table.ts";
import type { Webhook } from "./webhook.ts";

const write = async (before: Webhook | undefined, after: Webhook): Promise<Webhook> => {
  await execute(webhookWrite(before, after)).catch((error: unknown) => {
    throw orVersionConflict(error);
  });
  return { ...after, version: (before?.version ?? 0) + 1 };
};

/** The account's webhooks, of the key's mode where a key asks, the oldest first. */
export const listWebhooks = async ({ id, mode }: Owner) => ({
  webhooks: (await webhooksOfUser(id)).filter((one) => mode === undefined || one.mode === mode),
});

export interface WebhookInput {
  url: string;
  topics: WebhookTopic[];
  description?: string | undefined;
}

/**
 * A new webhook with its secret, which is told now and when it is changed. Problems: invalid-input at `url` (see `demandReachable`),
 * limit-reached.
 */
export async function createWebhook(owner: Owner & { mode: KeyMode }, input: WebhookInput, now: Date) {
  await demandReachable(input.url);
  if ((await webhooksOfUser(owner.id)).length >= mostWebhooks) throw new Problem("limit-reached");
  const webhook = await write(undefined, {
    id: newId(),
    userId: owner.id,
    ...input,
    topics: [...new Set(input.topics)],
    mode: owner.mode,
    generation: 1,
    slow: 0,
    createdOn: instant(now),
    version: 0,
  });
  return { webhook, secret: await secretOf(webhook.id, 1) };
}

/** Takes a webhook away; what waited for it is told to nobody. Without it nothing happens. */
export async function deleteWebhook(owner: Owner, id: string): Promise<void> {
  const webhook = (await listWebhooks(owner)).webhooks.find((one) => one.id === id);
  if (webhook) await WebhookEntity.build(DeleteItemCommand).key({ userId: owner.id, id }).send();
}

/** The next secret; for a day the one before is signed with too. Problems: not-found, version-conflict. */
export async function changeSecret(owner: Owner, id: string, now: Date) {
  const before = await ownWebhook(owner, id);
  const generation = before.generation + 1;
  const earlierUntil = instant(new Date(now.getTime() + oldSecretHours * 3_600_000));
  const webhook = await write(before, { ...before, generation, earlierUntil });
  return { webhook, secret: await secretOf(id, generation) };
}

/** Whether it is told anything; turned on again it begins as a new one. Problems: not-found, version-conflict, invalid-input at `url`. */
export async function switchWebhook(owner: Owner, id: string, on: boolean) {
  const before = await ownWebhook(owner, id);
  if (on === (before.off === undefined)) return before;
  if (!on) return write(before, { ...before, off: "owner" });
  await demandReachable(before.url);
  const { off: _off, failingSince: _since, warnedOn: _warned, pausedUntil: _paused, ...well } = before;
  return write(before, { ...well, slow: 0 });
}

/** Sends a message that tells of nothing, by which a receiver is tried. Problems: not-found, webhook-off. */
export async function testWebhook(owner: Owner, id: string, now: Date) {
  const webhook = await ownWebhook(owner, id);
  if (webhook.off) throw new Problem("webhook-off");
  const messageId = newIdAt(now);
  const at = instant(now);
  await leaveMessage(webhook, { id: messageId, type: "webhook.test", at, body: bodyOf("webhook.test", at) }, now);
  return { messageId };
}
