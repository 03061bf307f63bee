import { closeAccount } from "@solvia/core/accounts/close-account";
import { forgetChat } from "@solvia/core/crm/chat/forget-chat";
import { cancelUser } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(cancelUser, async ({ user, body, now }) => {
  await closeAccount(user, body.password, now);
  await forgetChat(user.id);
});
