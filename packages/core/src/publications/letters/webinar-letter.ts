import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import type { Webinar, WebinarLetterKind } from "../webinars/webinar.ts";

interface About {
  name: string;
  kind: WebinarLetterKind;
  webinar: Webinar;
  title: string;
  path: string;
  token: string;
}

/** Rome's day and hours, as the reader writes them, with the name of the zone. */
function whenOf({ startsOn, endsOn }: Webinar, language: string): string {
  const format = new Intl.DateTimeFormat(readerTag(language, "IT"), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Rome",
    timeZoneName: "short",
  });
  return format.formatRange(new Date(startsOn), new Date(endsOn));
}

/** To who has registered for a webinar: their seat, another date or that it is cancelled, a reminder. The link is behind the reader's own address. */
export function webinarLetter(wording: Wording, { name, kind, webinar, title, path, token }: About): Letter {
  const { origin, language } = wording;
  const { subject, text, when, calendar, action, why, leave } = wording.texts.webinar;
  const { cancelled, publicationId } = webinar;
  const said = kind === "changed" && cancelled ? "cancelled" : kind;
  const isFile = said === "registered" || said === "changed";
  return {
    subject: fill(subject[said], { title }),
    preview: text[said],
    heading: hello(wording, name),
    blocks: [
      paragraph(fill(subject[said], { title })),
      paragraph(text[said]),
      { kind: "facts", facts: [[when, whenOf(webinar, language)]] },
      ...(isFile ? [note(calendar)] : []),
    ],
    ...(!cancelled && { action: { label: action, url: `${origin}${path}?registration=${token}` } }),
    leave: {
      why,
      label: leave,
      page: `${origin}${path}?registration=${token}`,
      oneClick: `${origin}/api/webinars/${publicationId}/registrations/${token}/leave`,
    },
  };
}
