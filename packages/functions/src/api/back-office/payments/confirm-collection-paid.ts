import { confirmCollectionPaid } from "@solvia/core/contract/back-office/payments";
import { collectionView } from "@solvia/core/collections/list-collections";
import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { serve } from "../../../serve/index.ts";

export const handler = serve(confirmCollectionPaid, async ({ params, now }) =>
  collectionView(await confirmPaid(params.id, now), now),
);
