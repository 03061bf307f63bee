import { invalid, Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { unprintableFields } from "../../platform/text/unprintable.ts";
import { Frame } from "./chat.ts";
import { tell, tellChat, userOfConnection } from "./connections.ts";
import { markRead } from "./list-chats.ts";
import { sendMessage } from "./send-message.ts";

const pace = { method: "POST", path: "/websocket/chat", rateLimit: { limit: 60, windowSeconds: 60 } } as const;

/** Does what a frame asks; a refusal goes back to its sender alone, with the client's id of the message. */
export async function receiveFrame(connectionId: string, body: string | undefined, now: Date): Promise<void> {
  const frame = parse(body);
  const clientMessageId = frame?.action === "send" ? frame.clientMessageId : undefined;
  try {
    if (!frame) throw new Problem("malformed-request");
    const [unprintable] = unprintableFields({ frame });
    if (unprintable) throw invalid(unprintable);
    await act(connectionId, frame, now);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tell(connectionId, { type: "refused", code: error.code, clientMessageId });
  }
}

async function act(connectionId: string, frame: Frame, now: Date): Promise<void> {
  if (frame.action === "ping") return tell(connectionId, { type: "pong" });
  const user = await userOfConnection(connectionId, now);
  if (!user) throw new Problem("not-logged-in");
  if (frame.action === "read") return markRead(user, frame.chatId);
  await limited(pace, user.id, now);
  const { authorId: _, ...message } = await sendMessage(user, frame, now);
  await tellChat(frame.chatId, { type: "message", message }, now);
}

function parse(body: string | undefined): Frame | undefined {
  try {
    return Frame.safeParse(JSON.parse(body ?? "")).data;
  } catch {
    return undefined;
  }
}
