import { getInstallerLead } from "@solvia/core/contract/leads";
import { installerLead } from "@solvia/core/leads/answering/installers-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(getInstallerLead, ({ user, params: { id }, now }) => installerLead(user, id, now));
