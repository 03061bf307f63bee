import { beforeAll, expect, it } from "vitest";
import { drawLetter } from "../../mail/layout.ts";
import { wordingFor } from "../../mail/wording.ts";
import { languages } from "../../platform/locale.ts";
import {
  leadAcceptedLetter,
  leadAskedLetter,
  leadLeftLetter,
  leadNamedLetter,
  leadWrittenLetter,
} from "./lead-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const place = {
  postalCode: "20900",
  city: "Monza",
  countryCode: "IT",
  latitude: 45.58,
  longitude: 9.27,
  approximate: true,
};
const naming = { leadId: "L1", installerName: "Sole S.r.l.", km: 14 };
const lead = { name: "Ada Neri", place };
const message = { leadId: "L1", authorName: "Sole S.r.l.", text: "Quando posso passare?" };
const linkTo = "https://solvia.example/leads/SECRET";
const pageOf = "https://solvia.example/profile/leads/L1";

it.each(languages)("tells in %s each side what it may know, and leads to their own page", async (language) => {
  const wording = wordingFor(language);
  const toPerson = [
    leadAskedLetter(wording, "SECRET"),
    leadAcceptedLetter(wording, lead, naming.installerName, "SECRET"),
    leadLeftLetter(wording, lead, naming.installerName, "SECRET"),
    leadWrittenLetter(wording, lead.name, message, "SECRET"),
  ];
  const toInstaller = [leadNamedLetter(wording, lead, naming), leadNamedLetter(wording, lead, naming, true)];
  for (const letter of toPerson) {
    const { text, html } = await drawLetter(letter, language);
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(html).toContain(linkTo);
  }
  for (const letter of toInstaller) {
    const { text, html } = await drawLetter(letter, language);
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(text).toContain("Monza");
    expect(text).toContain("14");
    expect(html).toContain(pageOf);
    for (const secret of ["Ada", "Neri", "20900", "SECRET"]) expect(html).not.toContain(secret);
  }
  const [first, again] = toInstaller;
  expect(again?.subject).not.toBe(first?.subject);
});
