import { takeSerialList } from "@solvia/core/contract/warehouse";
import { takeList } from "@solvia/core/serials/pallets/take-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(takeSerialList, ({ params, body: { name, content, earlier }, now }) =>
  takeList(params.id, { name, bytes: Buffer.from(content, "base64"), earlier }, now),
);
