import { presignCurriculum } from "@solvia/core/contacts/messages/curriculum";
import { uploadCurriculum } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(uploadCurriculum, ({ body }) => presignCurriculum(body));
