import { followingOf } from "@solvia/core/publications/following/follow";
import { getPublicationSubscription } from "@solvia/core/contract/content";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPublicationSubscription, ({ user }) => followingOf(user));
