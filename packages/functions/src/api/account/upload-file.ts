import { presignUpload } from "@solvia/core/platform/files/uploads";
import { uploadFile } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(uploadFile, ({ user, body }) => presignUpload(user, body));
