import { askVideoTranscription } from "@solvia/core/contract/back-office/content-crm";
import { askTranscription } from "@solvia/core/publications/media/ask-transcription";
import { serve } from "../../../serve/index.ts";

export const handler = serve(askVideoTranscription, ({ body, now }) => askTranscription(body, now));
