import { listInstallerLeads } from "@solvia/core/contract/leads";
import { listInstallerLeads as list } from "@solvia/core/leads/answering/installers-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(listInstallerLeads, ({ user, query, now }) => list(user, query, now));
