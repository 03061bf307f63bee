import * as z from "zod";
import { orderDocumentKinds } from "../../../orders/order.ts";
import { line, paragraphs } from "../../../platform/text/typed.ts";
import { Id } from "../../common.ts";
import { endpoint } from "../../endpoint.ts";
import { change, errors, id } from "./shared.ts";

export const setBackOfficeNotes = endpoint({
  ...change,
  method: "PUT",
  path: "/back-office/orders/{id}/notes",
  about: { kind: "orders", id: "id" },
  stale: ["orders"],
  summary: "Notes that only the back office sees.",
  params: id,
  body: z.object({
    notes: paragraphs().max(2000),
    /** The notes that the caller saw and changed: others are a version-conflict, and stay. */
    seen: paragraphs().max(2000),
  }),
  errors,
});

export const addOrderDocument = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/documents",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary: "Add a document that the customer can read: a multipart form, or the key of an upload.",
  params: id,
  body: z.object({
    kind: z.enum(orderDocumentKinds),
    name: line().min(1).max(120),
    file: z.string().min(1).max(300),
  }),
  files: { file: "order-document" },
  errors: ["not-found", "version-conflict", "file-too-large", "unsupported-media-type", "unreadable-file"],
});

export const removeOrderDocument = endpoint({
  ...change,
  method: "DELETE",
  path: "/back-office/orders/{id}/documents/{documentId}",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary: "Take a document away from the order, with its file; a fiscal one stays: it is withdrawn.",
  params: { id: Id, documentId: Id },
  errors: ["not-found", "version-conflict", "fiscal-document"],
});

export const withdrawOrderDocument = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/documents/{documentId}/withdraw",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money"],
  summary:
    "Withdraw a fiscal document that was added by mistake: it stays here, marked; the customer no longer has it.",
  params: { id: Id, documentId: Id },
  body: z.object({ reason: paragraphs().min(3).max(500) }),
  errors,
});
