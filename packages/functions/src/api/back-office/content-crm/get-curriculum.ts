import { curriculumUrl } from "@solvia/core/contacts/messages/decide-message";
import { getCurriculum } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCurriculum, ({ params, now }) => curriculumUrl(params.id, now));
