import PostalMime, { type Address, type Email } from "postal-mime";

/** A mail as it came, read. */
export interface KeptMail extends Pick<Email, "headers" | "attachments"> {
  id: string;
  subject: string;
  from: readonly MailAddress[];
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  replyTo: readonly MailAddress[];
  /** Whom it was handed over for, those that its headers don't name among them. */
  recipients: readonly string[];
  html: string;
  text: string;
  receivedAt: Date;
}

interface MailAddress {
  name: string;
  address: string;
}

/** What is kept at most: a mailbox that is never emptied must not fill the memory. */
const most = { mails: 2000, bytes: 100_000_000 };

/** The mails of a mailbox, in memory. */
export class KeptMails {
  readonly #kept = new Map<string, { mail: KeptMail; bytes: number }>();
  readonly #most: typeof most;
  #bytes = 0;
  #last = 0;

  constructor(limits = most) {
    this.#most = limits;
  }

  /** In the order in which they came. */
  all(): KeptMail[] {
    return [...this.#kept.values()].map(({ mail }) => mail);
  }

  find(id: string): KeptMail | undefined {
    return this.#kept.get(id)?.mail;
  }

  /** Keeps a mail; the oldest go where there are too many. Throws what the parser says of one that can't be read. */
  async add(raw: Uint8Array, recipients: readonly string[]): Promise<void> {
    const { headers, attachments, subject = "", html = "", text = "", ...email } = await PostalMime.parse(raw);
    const id = String((this.#last += 1));
    const mail = {
      id,
      subject,
      html,
      text,
      headers,
      attachments,
      from: flat(email.from ? [email.from] : []),
      to: flat(email.to),
      cc: flat(email.cc),
      replyTo: flat(email.replyTo),
      recipients,
      receivedAt: new Date(),
    };
    this.#kept.set(id, { mail, bytes: raw.length });
    this.#bytes += raw.length;
    for (const [oldest, { bytes }] of this.#kept) {
      if (oldest === id || (this.#kept.size <= this.#most.mails && this.#bytes <= this.#most.bytes)) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

const flat = (addresses: readonly Address[] = []): MailAddress[] =>
  addresses.flatMap((one) => one.group ?? [{ name: one.name, address: one.address }]);
