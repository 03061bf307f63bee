import { judgeCampaign } from "@solvia/core/contacts/campaigns/judge-campaign";
import { noteUnsubscribed } from "@solvia/core/contacts/campaigns/outcomes/take-outcome";
import { handOut } from "@solvia/core/contacts/campaigns/sending/hand-out";
import { sendLetters } from "@solvia/core/contacts/campaigns/sending/send-letters";
import { sendTestLetter } from "@solvia/core/contacts/campaigns/sending/send-test-letter";
import { systemClock } from "@solvia/core/platform/time";
import { eventWorker } from "../../work/event-worker.ts";

/** Looks through the lists of campaigns, hands their letters out and sends them: in a queue of their own, so that no other mail waits for them. */
export const handler = eventWorker("campaigns", ({ id, type, payload }, { now }) => {
  switch (type) {
    case "campaign-asked":
      return judgeCampaign(payload.campaignId, now);
    case "campaign-turn":
      return handOut(payload.campaignId, now);
    case "campaign-letters-taken":
      return sendLetters(payload, systemClock);
    case "campaign-test-asked":
      return sendTestLetter(id, payload, now);
    case "contact-unsubscribed":
      return noteUnsubscribed(payload.contactId, now);
  }
});
