import { findUser } from "../../../accounts/index.ts";
import { sendLetter } from "../../../mail/index.ts";
import type { Sending } from "../ask-campaign.ts";
import { lettersOf } from "../templates/templates.ts";

/** Sends a campaign's letter to whoever asked to see it, once for each time. Its link ends nothing: it is of nobody's contact. */
export async function sendTestLetter(
  eventId: string,
  { userId, ...sending }: Sending & { userId: string },
  now: Date,
): Promise<void> {
  const user = await findUser(userId);
  if (!user || user.closedAt) return;
  const letters = await lettersOf(sending);
  const { email, language } = user;
  await sendLetter(eventId, { email, language }, letters({ name: user.name }, "prova", "consent"), now, {
    from: { name: sending.senderName, address: sending.senderEmail },
  });
}
