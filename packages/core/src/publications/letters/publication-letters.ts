import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import type { PublicationType } from "../publication.ts";

interface About {
  type: PublicationType;
  title: string;
  teaser: string;
  path: string;
  /** Its words are in the reader's language. */
  translated: boolean;
}

/** Something that its reader follows has appeared; how to have no more of these stands at its foot. */
export function publicationAppearedLetter(wording: Wording, name: string, about: About, token: string): Letter {
  const { origin } = wording;
  const { subject, why, onlyItalian, action, leave } = wording.texts.publication;
  const { type, title, teaser, path, translated } = about;
  return {
    subject: fill(subject[type], { title }),
    preview: teaser || title,
    heading: hello(wording, name),
    blocks: [
      paragraph(fill(subject[type], { title })),
      ...(teaser ? [paragraph(teaser)] : []),
      ...(translated ? [] : [note(onlyItalian)]),
    ],
    action: { label: action, url: `${origin}${path}` },
    leave: {
      why,
      label: leave,
      page: `${origin}/unsubscribe/${token}`,
      oneClick: `${origin}/api/unsubscribe/${token}`,
    },
  };
}
