import { resumeCollection } from "@solvia/core/contract/back-office/payments";
import { collectionView } from "@solvia/core/collections/list-collections";
import { resumeCollection as resume } from "@solvia/core/collections/make-collection";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resumeCollection, async ({ params, now }) =>
  collectionView(await resume(params.id, now), now),
);
