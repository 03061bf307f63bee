import { attendNotice } from "@solvia/core/contract/back-office/orders";
import { attendNotice as attend } from "@solvia/core/invoicing/exchange/unread-notice";
import { serve } from "../../../serve/index.ts";

export const handler = serve(attendNotice, ({ params: { id } }) => attend(id));
