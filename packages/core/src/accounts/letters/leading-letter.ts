import { hello, paragraph, type Letter, type Wording } from "../../mail/index.ts";

/** The words of a letter that says one thing and leads on. */
interface Words {
  subject: string;
  preview: string;
  text: string;
  /** What its button says. */
  action: string;
}

/** A letter of a greeting, one paragraph, and a button that leads to a path of the site. */
export const leadingLetter = (wording: Wording, name: string, words: Words, path: string): Letter => ({
  subject: words.subject,
  preview: words.preview,
  heading: hello(wording, name),
  blocks: [paragraph(words.text)],
  action: { label: words.action, url: `${wording.origin}${path}` },
});
