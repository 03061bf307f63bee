import { completeRegistration as complete } from "@solvia/core/accounts/registration/complete-registration";
import { followConfirmed } from "@solvia/core/contacts/opt-in/in-account";
import { completeRegistration } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(completeRegistration, async ({ body, ip, now }) => {
  const { userId } = await complete(body, ip, now);
  await followConfirmed(userId, undefined, now);
});
