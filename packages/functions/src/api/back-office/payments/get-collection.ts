import { getCollection } from "@solvia/core/contract/back-office/payments";
import { getCollection as get } from "@solvia/core/collections/list-collections";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCollection, ({ params, now }) => get(params.id, now));
