import type { Message, TypeIn } from "../../events/index.ts";
import { accountAnswers } from "./account-answers.ts";
import { catalogueAnswers } from "./catalogue-answers.ts";
import { orderAnswers } from "./order-answers.ts";
import type { Mails } from "./post.ts";
import { sendLetter } from "./send-letter.ts";

const letters: Mails = { ...accountAnswers, ...catalogueAnswers, ...orderAnswers };

/** Sends the letters that an event calls for. */
export async function answerEvent<T extends TypeIn<"email">>(event: Message<"email", T>, now: Date): Promise<void> {
  const { id, type, payload }: Message<"email", T> = event;
  for (const { to, letter } of await letters[type](payload)) await sendLetter(id, to, letter, now);
}
