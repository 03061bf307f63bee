import { listCollections } from "@solvia/core/contract/back-office/payments";
import { listCollections as list } from "@solvia/core/collections/list-collections";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCollections, ({ query }) => list(query));
