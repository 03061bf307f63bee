import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { addDocument } from "@solvia/core/orders/papers/order-documents";
import { addOrderDocument } from "@solvia/core/contract/back-office/orders";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(
  addOrderDocument,
  async ({ user, params, body, now }) => officeOrder(await addDocument(user, params.id, body, now), now),
  formBody,
);
