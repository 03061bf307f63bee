import { uploadRequestFile } from "@solvia/core/contract/quotations";
import { presignRequestFile } from "@solvia/core/quotations/requests/request-files";
import { serve } from "../../serve/index.ts";

export const handler = serve(uploadRequestFile, ({ user, body }) => presignRequestFile(user, body));
