import { noteCollectionRecalled } from "@solvia/core/contract/back-office/payments";
import { collectionView } from "@solvia/core/collections/list-collections";
import { noteRecalled } from "@solvia/core/collections/note-outcome";
import { serve } from "../../../serve/index.ts";

export const handler = serve(noteCollectionRecalled, async ({ params, body, now }) =>
  collectionView(await noteRecalled(params.id, body.transaction, body.reason, now), now),
);
