import { noteCollectionUnpaid } from "@solvia/core/contract/back-office/payments";
import { collectionView } from "@solvia/core/collections/list-collections";
import { noteUnpaid } from "@solvia/core/collections/note-outcome";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteCollectionUnpaid, async ({ params, body: { transaction, ...back }, now }) =>
  collectionView(await noteUnpaid(params.id, transaction, back, now), now),
);
