import { saveInstallerProfile } from "@solvia/core/contract/leads";
import { saveProfile } from "@solvia/core/leads/installers/save-profile";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveInstallerProfile, ({ user, body, now }) => saveProfile(user, body, now));
