import { getInstaller } from "@solvia/core/contract/leads";
import { publicProfile } from "@solvia/core/leads/installers/save-profile";
import { serve } from "../../serve/index.ts";

export const handler = serve(getInstaller, ({ params: { id }, now }) => publicProfile(id, now));
