import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { QuotationRequest } from "../requests/request.ts";

type Asked = Pick<QuotationRequest, "userId" | "requester" | "text" | "rows">;

/**
 * Who is addressed by name: a customer. A visitor's address is nobody's until they have shown that it is theirs, and whoever writes
 * another's there sends them no word of their own through us: no name, no text (abuse as a relay of mail).
 */
const headingOf = (wording: Wording, { userId, requester }: Asked, plain: string): string =>
  userId ? hello(wording, requester.name) : plain;

/** A visitor has no page to look at: the letter says it all. */
const toOwn = ({ texts, origin }: Wording, { userId }: Pick<Asked, "userId">) =>
  userId && { action: { label: texts.request.see, url: `${origin}/profile/request-quotation` } };

function materialNote({ texts }: Wording, { rows }: Asked) {
  const countOf = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
  const counts = { accepted: countOf("accepted"), changed: countOf("changed"), refused: countOf("refused") };
  return rows.length > 0 ? [note(fill(texts.request.material, counts))] : [];
}

/** To whoever has asked: it is there, and to a customer what they asked. */
export function requestReceivedLetter(wording: Wording, request: Asked): Letter {
  const { received, receivedText, receivedUnasked } = wording.texts.request;
  const preview = request.userId ? receivedText : receivedUnasked;
  return {
    subject: received,
    preview,
    heading: headingOf(wording, request, received),
    blocks: [
      paragraph(preview),
      ...(request.userId && request.text ? [paragraph(request.text)] : []),
      ...materialNote(wording, request),
    ],
    ...toOwn(wording, request),
  };
}

/** To the agent who looks after the customer. */
export function requestArrivedLetter(wording: Wording, request: Asked & Pick<QuotationRequest, "id">): Letter {
  const { arrived, open } = wording.texts.request;
  const subject = fill(arrived, { name: request.requester.companyName ?? request.requester.name });
  return {
    subject,
    preview: request.text?.slice(0, 80) ?? subject,
    heading: subject,
    blocks: [...(request.text ? [paragraph(request.text)] : []), ...materialNote(wording, request)],
    action: { label: open, url: `${wording.origin}/back-office/quotation-requests/${request.id}` },
  };
}

/** What the desk has written back. */
export function requestAnsweredLetter(
  wording: Wording,
  request: Asked,
  { authorName, text }: { authorName: string; text: string },
): Letter {
  const { answered, answeredText } = wording.texts.request;
  return {
    subject: answered,
    preview: text.slice(0, 80),
    heading: headingOf(wording, request, answered),
    blocks: [paragraph(fill(answeredText, { name: authorName })), paragraph(text)],
    ...toOwn(wording, request),
  };
}

/** It isn't taken on, and why. */
export function requestRejectedLetter(wording: Wording, request: Asked, reason: string): Letter {
  const { rejected, rejectedText } = wording.texts.request;
  return {
    subject: rejected,
    preview: reason.slice(0, 80),
    heading: headingOf(wording, request, rejected),
    blocks: [paragraph(rejectedText), paragraph(reason)],
    ...toOwn(wording, request),
  };
}

/** A quotation is being prepared of it; the quotation's own letter comes when it is sent. */
export function requestConvertedLetter(wording: Wording, request: Asked): Letter {
  const { converted, convertedText } = wording.texts.request;
  return {
    subject: converted,
    preview: convertedText,
    heading: headingOf(wording, request, converted),
    blocks: [paragraph(convertedText)],
    ...toOwn(wording, request),
  };
}
