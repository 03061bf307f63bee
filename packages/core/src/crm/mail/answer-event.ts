import { findUser } from "../../accounts/index.ts";
import type { DomainEvents } from "../../platform/events.ts";
import type { Language } from "../../platform/locale.ts";
import { loadOrder } from "../../orders/index.ts";
import { resetLetter, verificationLetter } from "./account-letters.ts";
import type { Letter } from "./letter.ts";
import { failedLetter, placedLetter, receivedLetter, reminderLetter, stageLetter } from "./order-letters.ts";
import { sendLetter } from "./send-letter.ts";
import { wordingFor, type Wording } from "./wording.ts";

/** What the queue brings: a domain event as the fan-out handed it on. */
export interface Happened {
  id: string;
  type: string;
  payload: unknown;
}

/** Sends the letter that an event calls for; events that call for none pass. */
export async function answerEvent(event: Happened, now: Date): Promise<void> {
  if ("orderId" in (event.payload as object)) return answerOrderEvent(event, now);
  return answerAccountEvent(event, now);
}

async function answerOrderEvent({ id, type, payload }: Happened, now: Date): Promise<void> {
  const facts = payload as { orderId: string; seq?: number; lateDays?: number };
  const order = await loadOrder(facts.orderId);
  const { email, language } = order.customer;
  const wording = wordingFor(language);
  const amount = order.transactions.find(({ seq }) => seq === facts.seq)?.amount ?? order.amounts.total;
  const letters: Readonly<Record<string, () => Letter>> = {
    "order-placed": () => placedLetter(wording, order),
    "payment-received": () => receivedLetter(wording, order, amount),
    "payment-failed": () => failedLetter(wording, order),
    "payment-reminder": () => reminderLetter(wording, order, facts.lateDays ?? 0),
    "order-ready": () => stageLetter(wording, order, "order-ready"),
    "order-delivered": () => stageLetter(wording, order, "order-delivered"),
    "order-failed": () => stageLetter(wording, order, "order-failed"),
  };
  const letter = letters[type]?.();
  if (letter) await sendLetter(id, { email, language }, letter, now);
}

type AccountEvents = Pick<DomainEvents, "user-registered" | "verification-asked" | "password-reset-asked">;
const accountLetters: Readonly<Record<string, (wording: Wording, name: string, token: string) => Letter>> = {
  "user-registered": verificationLetter,
  "verification-asked": verificationLetter,
  "password-reset-asked": resetLetter,
};

async function answerAccountEvent({ id, type, payload }: Happened, now: Date): Promise<void> {
  const write = accountLetters[type];
  if (!write) return;
  const { userId, token } = payload as AccountEvents[keyof AccountEvents];
  const user = await findUser(userId);
  if (!user) return;
  const language: Language = user.language;
  await sendLetter(id, { email: user.email, language }, write(wordingFor(language), user.name, token), now);
}
