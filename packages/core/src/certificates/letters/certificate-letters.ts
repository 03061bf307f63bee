import { hello, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";

/** What happens to a certificate, as its letters call it. */
export type Happening = "submitted" | "approved" | "rejected" | "expiring" | "expired" | "revoked";

interface Facts {
  /** In the author's words. */
  reason?: string | undefined;
  /** The last day, as its reader writes it. */
  until?: string | undefined;
}

/** To who has declared for the reduced rate. */
export function certificateLetter(wording: Wording, name: string, what: Happening, facts: Facts = {}): Letter {
  const { action } = wording.texts.certificate;
  const { subject, text } = wording.texts.certificate[what];
  const { reason, until = "" } = facts;
  const said = fill(text, { until }, wording.language);
  return {
    subject,
    preview: reason ?? said,
    heading: hello(wording, name),
    blocks: [paragraph(said), ...(reason ? [paragraph(reason)] : [])],
    action: { label: action, url: `${wording.origin}/profile/reduced-vat-auto-certification` },
  };
}
