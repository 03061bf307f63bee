import type { MemberRole } from "../../platform/access.ts";
import { fill } from "../../platform/fill.ts";
import { wordsFor, type Order } from "../../orders/index.ts";
import { note, paragraph, type Letter } from "./letter.ts";
import { toOrder } from "./order-letters.ts";
import { hello, type Wording } from "./wording.ts";

interface Invitation {
  companyName: string;
  invitedBy: string;
  memberRole: MemberRole;
  token: string;
}

/** To whoever is asked into a company. The link works once, for seven days. */
export function invitationLetter({ texts, origin }: Wording, invitation: Invitation): Letter {
  const { subject, preview, heading, text, once, action } = texts.invitation;
  const { invitedBy: name, companyName: company, memberRole, token } = invitation;
  return {
    subject: fill(subject, { name, company }),
    preview,
    heading: fill(heading, { company }),
    blocks: [paragraph(fill(text, { name, company, role: texts.roles[memberRole] })), note(once)],
    action: { label: action, url: `${origin}/company-invitation?token=${token}` },
  };
}

export function memberRemovedLetter(wording: Wording, name: string, company: string): Letter {
  const { subject, preview, text } = wording.texts.memberRemoved;
  return {
    subject: fill(subject, { company }),
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(fill(text, { company }))],
  };
}

/** To the owners of a company whose buyer has ordered above the limit. */
export function approvalLetter(wording: Wording, order: Order): Letter {
  const { subject, heading, text, kept, action } = wording.texts.approval;
  const { money } = wordsFor(wording.language, order.locale);
  const amount = money(order.amounts.total);
  const limit = money(order.approval?.limit ?? 0);
  return {
    subject: fill(subject, { number: order.number }),
    preview: amount,
    heading,
    blocks: [paragraph(fill(text, { name: order.customer.name, amount, limit })), note(kept)],
    action: { ...toOrder(wording, order), label: action },
  };
}

/** To the buyer whose order was declined, or waited too long. */
export function declinedLetter(wording: Wording, order: Order, reason: string): Letter {
  const { subject, preview, heading, expired } = wording.texts.declined;
  const { number } = order;
  return {
    subject: fill(subject, { number }),
    preview,
    heading: fill(heading, { number }),
    blocks: [paragraph(reason === "approval-expired" ? expired : reason)],
    action: toOrder(wording, order),
  };
}
