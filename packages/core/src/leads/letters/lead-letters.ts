import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Lead, LeadMessage, Naming } from "../lead.ts";

/** The way to a lead's page, for its person, who needn't have an account. */
const toLead = ({ texts, origin }: Wording, token: string) => ({
  action: { label: texts.lead.see, url: `${origin}/leads/${token}` },
  why: texts.contacts.askedWhy,
});

/** To whoever reads an address: do they look for an installer? No word of whoever has asked stands in it (abuse as a relay of mail). */
export function leadAskedLetter({ texts, origin }: Wording, token: string): Letter {
  const { asked, askedText, askedAction, askedIgnore } = texts.lead;
  return {
    subject: asked,
    preview: askedAction,
    heading: asked,
    blocks: [paragraph(askedText), note(askedIgnore)],
    action: { label: askedAction, url: `${origin}/leads/${token}` },
    why: texts.contacts.askedWhy,
  };
}

/** To an installer: somebody near wants them. Neither who it is nor how they are reached: that says the page, once they accept. */
export function leadNamedLetter(
  wording: Wording,
  { place }: Pick<Lead, "place">,
  { leadId, installerName, km }: Pick<Naming, "leadId" | "installerName" | "km">,
  isReminder = false,
): Letter {
  const { named, namedText, namedAction, namedRule, waits, waitsText } = wording.texts.lead;
  const { city } = place;
  const text = fill(isReminder ? waitsText : namedText, { city, km: String(km) });
  return {
    subject: fill(isReminder ? waits : named, { city }),
    preview: text,
    heading: hello(wording, installerName),
    blocks: [paragraph(text), note(namedRule)],
    action: { label: namedAction, url: `${wording.origin}/profile/leads/${leadId}` },
  };
}

/** To its person: an installer has accepted and now knows how they are reached. */
export function leadAcceptedLetter(wording: Wording, { name }: Pick<Lead, "name">, by: string, token: string): Letter {
  const { accepted, acceptedText } = wording.texts.lead;
  const text = fill(acceptedText, { name: by });
  return {
    subject: fill(accepted, { name: by }),
    preview: text,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    ...toLead(wording, token),
  };
}

/** To its person: an installer doesn't come or has given it back; somebody else may be named. */
export function leadLeftLetter(wording: Wording, { name }: Pick<Lead, "name">, by: string, token: string): Letter {
  const { left, leftText } = wording.texts.lead;
  const text = fill(leftText, { name: by });
  return {
    subject: fill(left, { name: by }),
    preview: text,
    heading: hello(wording, name),
    blocks: [paragraph(text)],
    ...toLead(wording, token),
  };
}

/** The other side's words: to its person with their link, to an installer with the page. */
export function leadWrittenLetter(
  wording: Wording,
  to: string,
  { authorName, text, leadId }: Pick<LeadMessage, "authorName" | "text" | "leadId">,
  token: string | undefined,
): Letter {
  const { written, namedAction } = wording.texts.lead;
  const toPage = { action: { label: namedAction, url: `${wording.origin}/profile/leads/${leadId}` } };
  return {
    subject: fill(written, { name: authorName }),
    preview: text.slice(0, 80),
    heading: hello(wording, to),
    blocks: [paragraph(text)],
    ...(token === undefined ? toPage : toLead(wording, token)),
  };
}
