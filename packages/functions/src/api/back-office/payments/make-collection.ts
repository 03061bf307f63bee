import { makeCollection } from "@solvia/core/contract/back-office/payments";
import { collectionView } from "@solvia/core/collections/list-collections";
import { makeCollection as make } from "@solvia/core/collections/make-collection";
import { serve } from "../../../serve/index.ts";

export const handler = serve(makeCollection, async ({ body, now }) => collectionView(await make(body, now), now));
