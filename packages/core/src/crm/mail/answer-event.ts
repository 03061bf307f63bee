import { accountLetters } from "../../accounts/letters/index.ts";
import { certificateLetters } from "../../certificates/letters/index.ts";
import { contactLetters } from "../../contacts/letters/index.ts";
import { catalogueLetters } from "../../catalogue/letters/index.ts";
import type { ForEach, Message, TypeIn } from "../../events/index.ts";
import { documentLetters } from "../../invoicing/letters/index.ts";
import { leadLetters } from "../../leads/letters/index.ts";
import { sendLetter, type Post } from "../../mail/index.ts";
import { milestoneLetters } from "../../milestones/letters/index.ts";
import { orderLetters } from "../../orders/letters/index.ts";
import { publicationLetters } from "../../publications/letters/index.ts";
import { purchaseLetters } from "../../purchases/letters/index.ts";
import { questionLetters } from "../../questions/letters/index.ts";
import { quotationLetters } from "../../quotations/letters/index.ts";
import { resellerLetters } from "../../reseller/letters/index.ts";
import { returnLetters } from "../../returns/letters/index.ts";
import { shipmentLetters } from "../../shipments/letters/index.ts";
import { subscriptionLetters } from "../../subscriptions/letters/index.ts";
import { ticketLetters } from "../../tickets/letters/index.ts";

/** A letter, or letters, for each event that is told by mail. */
const letters: ForEach<"email", Promise<readonly Post[]>> = {
  ...accountLetters,
  ...certificateLetters,
  ...catalogueLetters,
  ...contactLetters,
  ...documentLetters,
  ...leadLetters,
  ...milestoneLetters,
  ...orderLetters,
  ...publicationLetters,
  ...purchaseLetters,
  ...questionLetters,
  ...quotationLetters,
  ...resellerLetters,
  ...returnLetters,
  ...shipmentLetters,
  ...subscriptionLetters,
  ...ticketLetters,
};

/** Sends the letters that an event calls for. */
export async function answerEvent<T extends TypeIn<"email">>(event: Message<"email", T>, now: Date): Promise<void> {
  const { id, type, payload }: Message<"email", T> = event;
  for (const { to, letter, ...more } of await letters[type](payload)) await sendLetter(id, to, letter, now, more);
}
