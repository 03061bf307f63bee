import { listVideoTranscriptions } from "@solvia/core/contract/back-office/content-crm";
import { listTranscriptions } from "@solvia/core/publications/media/list-transcriptions";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listVideoTranscriptions, ({ query }) => listTranscriptions(query));
