import { isCompanyInReach } from "@solvia/core/accounts/company/company-details";
import { fileUrl } from "@solvia/core/platform/files/downloads";
import { downloadFile } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(downloadFile, ({ user, params }) => fileUrl(user, params.name, isCompanyInReach));
