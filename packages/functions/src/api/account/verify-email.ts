import { verifyEmail as verify } from "@solvia/core/accounts/registration/verify-email";
import { followConfirmed } from "@solvia/core/contacts/opt-in/in-account";
import { verifyEmail } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(verifyEmail, async ({ body, now }) => {
  const { userId, before, companyWaits } = await verify(body.token, now);
  await followConfirmed(userId, before, now);
  return { companyWaits };
});
