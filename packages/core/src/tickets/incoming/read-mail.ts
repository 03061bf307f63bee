import PostalMime, { addressParser, type Attachment, type Email } from "postal-mime";
import type { Headers } from "./automatic.ts";
import { visibleText, type VisibleText } from "./visible-text.ts";

export interface MailFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface ReadMail extends VisibleText {
  /** The one address of its From line, in lower case; undefined where it names none or several. */
  from: string | undefined;
  subject: string;
  messageId: string | undefined;
  /** The letters that it answers, as its headers name them. */
  references: string;
  recipients: readonly string[];
  headers: Headers;
  signedBy: readonly string[];
  files: readonly MailFile[];
}

/** Of a picture that only adorns a signature; larger ones are shown on purpose, wherever they stand. */
const adornment = 20_000;

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

const filesOf = ({ attachments }: Email): MailFile[] =>
  attachments
    .map((one, at) => ({
      isDrawn: one.related === true || one.disposition === "inline",
      name: (one.filename ?? "").trim() || `${at + 1}`,
      contentType: one.mimeType,
      bytes: bytesOf(one),
    }))
    .filter(
      ({ isDrawn, contentType, bytes }) => !(isDrawn && contentType.startsWith("image/") && bytes.length < adornment),
    )
    .map(({ name, contentType, bytes }) => ({ name, contentType, bytes }));

const addressesOf = (list: Email["to"] = []): string[] =>
  list.flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]));

const domainsSigned = (headers: Headers): string[] =>
  headers.flatMap(({ key, value }) => {
    const [, domain] = (key === "dkim-signature" && /(?:^|;)\s*d=\s*([^;\s]+)/.exec(value)) || [];
    return domain ? [domain.toLowerCase()] : [];
  });

/** A mail as it came over the network, read; `longest` characters of its words at most. Throws what the parser says of what is none. */
export async function readMail(raw: Uint8Array, longest: number): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw);
  const froms = mail.headers.flatMap(({ key, value }) =>
    key === "from" ? addressParser(value, { flatten: true }).map(({ address }) => address ?? "") : [],
  );
  const [from = "", ...others] = froms;
  const isOne = others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(from);
  return {
    from: isOne ? from.toLowerCase() : undefined,
    subject: (mail.subject ?? "").replaceAll(/\s+/g, " ").trim(),
    messageId: mail.messageId,
    references: `${mail.references ?? ""} ${mail.inReplyTo ?? ""}`,
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc)],
    headers: mail.headers,
    signedBy: domainsSigned(mail.headers),
    files: filesOf(mail),
    ...visibleText(
      { ...(mail.text !== undefined && { text: mail.text }), ...(mail.html !== undefined && { html: mail.html }) },
      longest,
    ),
  };
}
