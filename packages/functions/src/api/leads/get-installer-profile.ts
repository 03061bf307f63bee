import { getInstallerProfile } from "@solvia/core/contract/leads";
import { ownProfile } from "@solvia/core/leads/installers/save-profile";
import { serve } from "../../serve/index.ts";

export const handler = serve(getInstallerProfile, ({ user, now }) => ownProfile(user, now));
