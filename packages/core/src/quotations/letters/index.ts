import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { messagesOf } from "../messages.ts";
import type { Quotation } from "../quotation.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { requestLetters } from "./requests.ts";
import { acceptedLetter, quotationReminderLetter, sentLetter, writtenLetter } from "./quotation-letters.ts";

interface OfVersion {
  quotationId: string;
  version: number;
}

const toCustomer =
  (write: typeof sentLetter) =>
  async ({ quotationId, version }: OfVersion): Promise<Post[]> => {
    const of = await loadVersion(quotationId, version);
    const { email, language } = of.customer;
    return [{ to: { email, language }, letter: write(wordingFor(language), of) }];
  };

/** To whoever looks after it; nobody where their account is closed. */
async function toOwner(quotation: Quotation, write: (wording: Wording) => Post["letter"]): Promise<Post[]> {
  const owner = await findUser(quotation.ownerId);
  if (!owner || owner.closedAt) return [];
  const { email, language } = owner;
  return [{ to: { email, language }, letter: write(wordingFor(language)) }];
}

async function written(payload: { quotationId: string; messageId: string }) {
  const quotation = await loadQuotation(payload.quotationId);
  const message = (await messagesOf(quotation)).find(({ id }) => id === payload.messageId);
  return { quotation, message };
}

/** The letters of quotations: to their customer, and to the employee who looks after them. */
export const quotationLetters: LettersFor<typeof events> = {
  ...requestLetters,
  "quotation-sent": toCustomer(sentLetter),
  "quotation-reminder": toCustomer(quotationReminderLetter),
  "quotation-accepted": async ({ quotationId, version, orderId }) => {
    const quotation = await loadQuotation(quotationId);
    const acceptance = quotation.acceptances.find((one) => one.orderId === orderId);
    return acceptance
      ? toOwner(quotation, (wording) => acceptedLetter(wording, quotation, { ...acceptance, version }))
      : [];
  },
  "quotation-asked": async (payload) => {
    const { quotation, message } = await written(payload);
    return message ? toOwner(quotation, (wording) => writtenLetter(wording, quotation, message)) : [];
  },
  "quotation-answered": async (payload) => {
    const { quotation, message } = await written(payload);
    const { email, language } = quotation.customer;
    return message
      ? [{ to: { email, language }, letter: writtenLetter(wordingFor(language), quotation, message) }]
      : [];
  },
};
