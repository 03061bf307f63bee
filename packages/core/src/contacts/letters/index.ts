import { wordingFor, type LettersFor } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findMessage } from "../messages/stored-message.ts";
import { findSubscription } from "../opt-in/confirm.ts";
import { findContact } from "../stored-contact.ts";
import { unsubscribeToken } from "../suppression/unsubscribe.ts";
import { confirmSubscriptionLetter, messageReceivedLetter, subscribedLetter } from "./contact-letters.ts";

/** The letters of contacts; nobody is written to where what they are about was erased meanwhile. */
export const contactLetters: LettersFor<typeof events> = {
  "subscription-asked": async ({ token }) => {
    const asked = await findSubscription(token);
    if (!asked) return [];
    const { email, language, list } = asked;
    return [{ to: { email, language }, letter: confirmSubscriptionLetter(wordingFor(language), token, list) }];
  },
  "subscription-confirmed": async ({ contactId }) => {
    const contact = await findContact(contactId);
    if (!contact) return [];
    const { email, language } = contact;
    const letter = subscribedLetter(wordingFor(language), await unsubscribeToken(contact));
    return [{ to: { email, language }, letter }];
  },
  "message-received": async ({ messageId }) => {
    const message = await findMessage(messageId);
    if (!message?.email) return [];
    const { email, language, kind } = message;
    return [{ to: { email, language }, letter: messageReceivedLetter(wordingFor(language), kind) }];
  },
};
