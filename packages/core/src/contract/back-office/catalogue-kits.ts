import * as z from "zod";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { EditedKit, KitForm } from "../shapes/kit.ts";

export const listBackOfficeKits = endpoint({
  method: "GET",
  path: "/back-office/kits",
  access: "admin",
  shows: ["kits"],
  summary: "The kits with their parts, oldest first, hidden ones too.",
  query: paging,
  returns: page(EditedKit),
});

export const saveKit = endpoint({
  method: "PUT",
  path: "/back-office/kits",
  about: { kind: "kits" },
  access: "admin",
  stale: ["kits"],
  summary: "Create or change a kit: its parts, its discount, its picture and its texts.",
  body: KitForm,
  files: { image: "kit-image" },
  returns: z.object({ id: Id, version: z.int() }),
  errors: ["not-found", "version-conflict", "file-too-large", "unsupported-media-type", "unreadable-file"],
});

export const deleteKit = endpoint({
  method: "DELETE",
  path: "/back-office/kits/{id}",
  about: { kind: "kits", id: "id" },
  access: "admin",
  stale: ["kits"],
  summary: "Delete a kit; carts that have its price pay the parts' own.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found"],
});
