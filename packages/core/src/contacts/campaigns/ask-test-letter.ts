import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { OutboxEntity, outboxItem } from "../../platform/work/outbox.ts";
import type { User } from "../../platform/access.ts";
import { campaignTestAsked } from "../events.ts";
import { demandOwnSender, type Sending } from "./ask-campaign.ts";
import { lettersOf } from "./templates/templates.ts";

/** Has a campaign's letter sent to whoever asks, and nobody else. Problem: invalid-input. */
export async function askTestLetter({ id: userId }: Pick<User, "id">, sending: Sending, now: Date): Promise<void> {
  demandOwnSender(sending.senderEmail);
  (await lettersOf(sending))({}, "", "consent");
  await OutboxEntity.build(PutItemCommand)
    .item(outboxItem(campaignTestAsked.of({ userId, ...sending }), now))
    .send();
}
