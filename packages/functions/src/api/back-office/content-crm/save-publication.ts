import { editPublication } from "@solvia/core/publications/edit-publication";
import { savePublication } from "@solvia/core/contract/back-office/content-crm";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(
  savePublication,
  ({ user, params, body, now }) => editPublication(user, { ...body, ...params }, now),
  formBody,
);
