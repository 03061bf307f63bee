import { sendReceipt } from "@solvia/core/contract/back-office/orders";
import { sendReceipt as send } from "@solvia/core/invoicing/issue/send-receipt";
import { serve } from "../../../serve/index.ts";

export const handler = serve(sendReceipt, ({ params, body, now }) => send(params.id, body?.documentId, now));
