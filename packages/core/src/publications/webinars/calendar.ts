import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { rome } from "../../platform/time.ts";
import type { Webinar } from "./webinar.ts";

const zone = "Europe/Rome";

/** Italy's clock as RFC 5545 has it told (the rule of Directive 2000/84/EC). */
const timezone = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.replaceAll("\n", "\r\n");

interface Told {
  title: string;
  description: string;
  /** Where whoever has the file watches it, or reads about it. */
  url: string;
  /** The shop's host name, which makes its name unique in the world. */
  host: string;
}

/**
 * A webinar for calendars (RFC 5545): its name is always the same and its sequence rises, so that a new date takes the earlier one's place and
 * a cancellation takes it away. Times by the clock of Rome. Without a method: a calendar takes it in, and answers to nobody.
 */
export function webinarCalendar(webinar: Webinar, { title, description, url, host }: Told): string {
  const calendar = new ICalCalendar({
    prodId: { company: "Solvia", product: "Webinar", language: "EN" },
    method: webinar.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: zone, generator: () => timezone },
  });
  const at = (instant: string) => rome(new Date(instant));
  calendar.createEvent({
    id: `webinar-${webinar.publicationId}@${host}`,
    sequence: webinar.sequence,
    start: at(webinar.startsOn),
    end: at(webinar.endsOn),
    timezone: zone,
    summary: title,
    description,
    location: url,
    url,
    status: webinar.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // A stamp is of Greenwich always (RFC 5545, 3.8.7.2), which the library leaves unsaid where there is a time zone.
  const stamp = webinar.changedOn.replaceAll(/[-:]|\.\d+/g, "");
  return `${calendar.toString().replace(/^DTSTAMP:.*$/m, `DTSTAMP:${stamp}`)}\r\n`;
}
