import { fill } from "../../platform/text/fill.ts";
import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";

/** The one letter that a customer asked for: the product can be had again. */
export function productAvailableLetter(wording: Wording, name: string, product: string, path: string): Letter {
  const { subject, preview, text, once, action } = wording.texts.available;
  return {
    subject: fill(subject, { product }),
    preview,
    heading: hello(wording, name),
    blocks: [paragraph(fill(text, { product })), note(once)],
    action: { label: action, url: `${wording.origin}${path}` },
  };
}
