import PostalMime, { addressParser, type Attachment, type Email } from "postal-mime";
import type { Headers } from "./automatic.ts";
import { printable } from "../../platform/text/typed.ts";
import type { Words } from "./visible-text.ts";

export interface MailFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface ReadMail {
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
  /** Not looked through yet: that is work, which nobody may ask for without a name. */
  words: Words;
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

/** The domains of a mail's signatures, spaces around the sign as RFC 6376 (3.2) lets them be; "" of one that names none, which is nobody's. */
const domainsSigned = (headers: Headers): string[] =>
  headers
    .filter(({ key }) => key === "dkim-signature")
    .map(({ value }) => (/(?:^|;)\s*d\s*=\s*([^;\s]+)/.exec(value)?.[1] ?? "").toLowerCase());

/** A mail as it came over the network, read. Throws what the parser says of what is none. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw);
  const froms = mail.headers.flatMap(({ key, value }) =>
    key === "from" ? addressParser(value, { flatten: true }).map(({ address }) => address ?? "") : [],
  );
  const [from = "", ...others] = froms;
  const isOne = others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(from);
  return {
    from: isOne ? from.toLowerCase() : undefined,
    subject: printable(mail.subject ?? ""),
    messageId: mail.messageId,
    references: `${mail.references ?? ""} ${mail.inReplyTo ?? ""}`,
    recipients: [...addressesOf(mail.to), ...addressesOf(mail.cc)],
    headers: mail.headers,
    signedBy: domainsSigned(mail.headers),
    files: filesOf(mail),
    words: { text: mail.text, html: mail.html },
  };
}
