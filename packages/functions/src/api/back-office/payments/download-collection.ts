import { downloadCollection } from "@solvia/core/contract/back-office/payments";
import { collectionFile } from "@solvia/core/collections/collection-file";
import { serve } from "../../../serve/index.ts";

export const handler = serve(downloadCollection, ({ params }) => collectionFile(params.id));
