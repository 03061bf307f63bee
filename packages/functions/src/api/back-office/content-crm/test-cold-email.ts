import { askTestLetter } from "@solvia/core/contacts/campaigns/ask-test-letter";
import { testColdEmail } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(testColdEmail, ({ user, body, now }) => askTestLetter(user, body, now));
