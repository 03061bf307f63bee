import { listDueCollections } from "@solvia/core/contract/back-office/payments";
import { dueLines } from "@solvia/core/collections/due-lines";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listDueCollections, ({ now }) => dueLines(now));
