import * as z from "zod";
import { Id, InstantText } from "../common.ts";

export const Side = z.enum(["customer", "office"]);

export const Chat = z.object({
  id: Id,
  customerName: z.string(),
  customerEmail: z.string(),
  lastText: z.string().optional(),
  lastFrom: Side.optional(),
  lastMessageOn: InstantText.optional(),
  /** Messages that the asking side has not read. */
  unread: z.int(),
});

export const Message = z.object({
  id: Id,
  chatId: Id,
  from: Side,
  authorName: z.string(),
  text: z.string(),
  clientMessageId: z.string(),
  sentOn: InstantText,
});

/** Which messages: the newest pages, or all since one that the client has (a ULID). */
export const since = {
  after: z
    .string()
    .regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
    .optional(),
} as const;
