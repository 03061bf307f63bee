import { takeSerialList } from "@solvia/core/contract/warehouse";
import { takeListOf } from "@solvia/core/purchases/receiving/sister-deliveries";
import { serve } from "../../serve/index.ts";

export const handler = serve(takeSerialList, ({ params, body: { name, content, earlier }, now }) =>
  takeListOf(params.id, { name, bytes: Buffer.from(content, "base64"), earlier }, now),
);
