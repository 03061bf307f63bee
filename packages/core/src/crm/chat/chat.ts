import * as z from "zod";
import { allowed, type User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { paragraphs } from "../../platform/text/typed.ts";

/** Who wrote a message: the customer whose chat it is, or the back office. */
export type Side = "customer" | "office";

/** What a browser sends over the socket. A client's own id makes sending again harmless. */
export const Frame = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("send"),
    chatId: z.string().min(1).max(64),
    clientMessageId: z.string().regex(/^[\w-]{8,64}$/),
    text: paragraphs().min(1).max(4000),
  }),
  z.object({ action: z.literal("read"), chatId: z.string().min(1).max(64) }),
  z.object({ action: z.literal("ping") }),
]);
export type Frame = z.output<typeof Frame>;

/** On which side of a chat a user stands; another customer's chat is not-found. */
export function sideOf(user: Pick<User, "id" | "roles">, chatId: string): Side {
  if (user.id === chatId) return "customer";
  if (allowed("admin", user)) return "office";
  throw new Problem("not-found");
}
