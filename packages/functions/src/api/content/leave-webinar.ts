import { leaveWebinar } from "@solvia/core/contract/content";
import { leaveWebinar as leave } from "@solvia/core/publications/webinars/register";
import { serve } from "../../serve/index.ts";

export const handler = serve(leaveWebinar, ({ params }) => leave(params.id, params.token));
