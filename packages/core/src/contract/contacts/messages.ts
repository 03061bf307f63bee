import * as z from "zod";
import { messageKinds, messageStates } from "../../contacts/messages/message.ts";
import { line } from "../../platform/text/typed.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint, redirect } from "../endpoint.ts";
import { OfficeMessage } from "./shapes.ts";

const id = { id: Id } as const;
const about = { kind: "office-messages", id: "id" } as const;
const revision = z.int().min(1);

export const listOfficeMessages = endpoint({
  method: "GET",
  path: "/back-office/messages",
  access: "admin",
  shows: ["office-messages"],
  summary: "What has come in by the site's forms, newest first: messages, calls that are asked for, applications.",
  query: {
    ...paging,
    state: z.enum(messageStates).optional(),
    kind: z.enum(messageKinds).optional(),
    assigneeId: Id.optional(),
    text: line().max(100).optional(),
  },
  returns: page(OfficeMessage),
});

export const getOfficeMessage = endpoint({
  method: "GET",
  path: "/back-office/messages/{id}",
  access: "admin",
  shows: ["office-messages"],
  summary: "One of them.",
  params: id,
  returns: OfficeMessage,
  errors: ["not-found"],
});

export const getCurriculum = endpoint({
  method: "GET",
  path: "/back-office/messages/{id}/curriculum",
  access: "admin",
  shows: [],
  summary: "The curriculum of an application: a short-lived address of it.",
  params: id,
  returns: redirect,
  errors: ["not-found"],
});

export const decideOfficeMessage = endpoint({
  method: "PUT",
  path: "/back-office/messages/{id}",
  access: "admin",
  about,
  stale: ["office-messages"],
  summary: "Mark it as seen, take it or give it to a colleague, finish it, open it again.",
  params: id,
  body: z.discriminatedUnion("action", [
    z.strictObject({ revision, action: z.literal("see") }),
    z.strictObject({ revision, action: z.literal("assign"), assigneeId: Id.optional() }),
    z.strictObject({ revision, action: z.literal("finish") }),
    z.strictObject({ revision, action: z.literal("reopen") }),
  ]),
  returns: OfficeMessage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const deleteOfficeMessage = endpoint({
  method: "DELETE",
  path: "/back-office/messages/{id}",
  access: "admin",
  about,
  stale: ["office-messages"],
  summary: "Erase it with its curriculum: spam, or one that its sender wants forgotten.",
  params: id,
  returns: empty,
  errors: ["not-found"],
});
