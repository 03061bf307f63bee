import { findUser } from "../../accounts/index.ts";
import { wordingFor, type Letter, type LettersFor, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findWebhook } from "../webhooks/stored-webhook.ts";
import type { Webhook } from "../webhooks/webhook.ts";
import { webhookFailingLetter, webhookOffLetter } from "./webhook-letters.ts";

/** To whose webhook it is, in their language; nobody where either is gone, or it works again by now. */
async function toOwner(
  { userId, webhookId }: { userId: string; webhookId: string },
  write: (wording: Wording, name: string, webhook: Webhook) => Letter | undefined,
): Promise<Post[]> {
  const [user, webhook] = await Promise.all([findUser(userId), findWebhook(userId, webhookId)]);
  if (!user || user.closedAt || !webhook) return [];
  const { email, language, name } = user;
  const letter = write(wordingFor(language), name, webhook);
  return letter ? [{ to: { email, language }, letter }] : [];
}

/** The letters of a reseller's webhooks. */
export const resellerLetters: LettersFor<typeof events> = {
  "webhook-failing": (payload) =>
    toOwner(payload, (wording, name, webhook) =>
      webhook.failingSince === undefined || webhook.off ? undefined : webhookFailingLetter(wording, name, webhook),
    ),
  "webhook-off": ({ reason, ...payload }) =>
    toOwner(payload, (wording, name, webhook) =>
      webhook.off === reason ? webhookOffLetter(wording, name, webhook, reason) : undefined,
    ),
};
