import type { MemberRole } from "../../platform/access.ts";
import { fill } from "../../platform/text/fill.ts";
import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";

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
