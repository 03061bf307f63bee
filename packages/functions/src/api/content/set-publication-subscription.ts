import { follow } from "@solvia/core/publications/following/follow";
import { setPublicationSubscription } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(setPublicationSubscription, ({ user, body, now }) => follow(user, body, now));
