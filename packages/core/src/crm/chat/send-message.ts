import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { sideOf, type Frame } from "./chat.ts";
import { ChatEntity, chatsList, MessageEntity, SentMessageEntity } from "./chat.table.ts";

const rememberedDays = 7;

type Message = Omit<Extract<Frame, { action: "send" }>, "action">;

/**
 * Stores a message; the one that the same client message id made before is answered again. A customer's first message
 * opens their chat; the back office answers in chats that exist (else not-found).
 */
export async function sendMessage(author: User, { chatId, clientMessageId, text }: Message, now: Date) {
  const from = sideOf(author, chatId);
  const authorName = `${author.name} ${author.surname}`;
  const sent = { chatId, authorId: author.id, clientMessageId };
  const message = { ...sent, id: newId(), from, authorName, text, sentOn: instant(now) };
  const chat = {
    id: chatId,
    lastText: text.slice(0, 200),
    lastFrom: from,
    lastMessageOn: message.sentOn,
    ...keysIn(chatsList, message.sentOn, chatId),
    ...(from === "customer"
      ? { customerName: authorName, customerEmail: author.email, unreadByOffice: $add(1) }
      : { unreadByCustomer: $add(1) }),
  };
  const expiresAt = Math.floor(now.getTime() / 1000) + rememberedDays * 86_400;
  try {
    await execute(
      SentMessageEntity.build(PutTransaction)
        .item({ ...sent, messageId: message.id, expiresAt })
        .options({ condition: { attr: "messageId", exists: false } }),
      MessageEntity.build(PutTransaction).item(message),
      from === "customer"
        ? ChatEntity.build(UpdateTransaction).item(chat)
        : ChatEntity.build(UpdateTransaction)
            .item(chat)
            .options({ condition: { attr: "lastMessageOn", exists: true } }),
    );
    return message;
  } catch (error) {
    const [repeated, , unknownChat] = cancellationReasons(error);
    const before = repeated ? await sentBefore(sent) : undefined;
    if (before) return before;
    if (unknownChat && from === "office") throw new Problem("not-found");
    throw error;
  }
}

async function sentBefore(sent: { chatId: string; authorId: string; clientMessageId: string }) {
  const consistent = { consistent: true } as const;
  const { Item: mark } = await SentMessageEntity.build(GetItemCommand).key(sent).options(consistent).send();
  if (!mark) return undefined;
  const key = { chatId: sent.chatId, id: mark.messageId };
  return (await MessageEntity.build(GetItemCommand).key(key).options(consistent).send()).Item;
}
