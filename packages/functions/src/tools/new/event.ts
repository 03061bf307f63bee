import { events } from "@solvia/core/events";
import { queues as queueNames } from "@solvia/core/platform/work/work";
import { camel, importing, nameOf, otherLanguages, Refused, required, sentence, within, withTexts } from "./made.ts";
import type { Made, Options, Read } from "./made.ts";

const core = "packages/core/src";
const texts = "packages/texts";

/** An event of a domain as a value, and for those who are told of it a letter, a notice, and their texts in Italian and English. */
export function newEvent(read: Read, [domain = "", wanted]: readonly string[], options: Options): Made {
  const name = nameOf(wanted, "An event's name");
  const path = `${core}/${domain}/events.ts`;
  const declared = read(path);
  if (declared === undefined) throw new Refused(`The folder ${domain} declares no events: there is no ${path}.`);
  // Of all domains; of its own also what isn't joined to the others yet.
  if (events.some(({ type }) => type === name) || declared.includes(`event("${name}"`))
    throw new Refused(`There is an event ${name} already.`);
  const hear = required(options, "queues", `who hears of it, of ${Object.keys(queueNames).join(", ")}`).split(",");
  const unknown = hear.filter((queue) => !(queue in queueNames));
  if (unknown.length > 0)
    throw new Refused(
      `There is no queue ${unknown.join(", ")}: it is one of ${Object.keys(queueNames).join(", ")}; platform/work/work.ts declares them.`,
    );
  const value = [
    `/** ${sentence(name)} */`,
    `export const ${camel(name)} = event("${name}", z.object({ userId: Id }), { queues: ${JSON.stringify(hear)} });`,
  ].join("\n");
  const files = new Map([[path, `${declared.trimEnd()}\n${value}\n`]]);
  if (hear.includes("email")) letter(read, domain, name, options, files);
  if (hear.includes("notifications")) notice(read, name, options, files);
  return {
    files,
    next: [
      `${path}: what it tells`,
      `the use case that makes it true: announce(${camel(name)}.of({ … }), now)`,
      ...[...files.keys()].filter((file) => file !== path && file.endsWith(".ts")),
      ...(files.size > 1 ? [otherLanguages] : []),
    ],
  };
}

type Files = Map<string, string>;

function said(options: Options): readonly (readonly [language: string, text: string])[] {
  return (["it", "en"] as const).map(
    (language) => [language, required(options, language, "what people read, in one sentence")] as const,
  );
}

function letter(read: Read, domain: string, name: string, options: Options, files: Files): void {
  const index = `${core}/${domain}/letters/index.ts`;
  const own = `${core}/${domain}/letters/${name}-letter.ts`;
  const letters = read(index);
  if (letters === undefined)
    throw new Refused(`The folder ${domain} writes no letters yet: ${index} has to gather them.`);
  const write = `${camel(name)}Letter`;
  const entry = [
    `  "${name}": async ({ userId }) => {`,
    "    const user = await findUser(userId);",
    "    if (!user || user.closedAt) return [];",
    "    const { email, language } = user;",
    `    return [{ to: { email, language }, letter: ${write}(wordingFor(language), user.name) }];`,
    "  },",
  ].join("\n");
  const imported = importing(importing(letters, [write], `./${name}-letter.ts`), ["wordingFor"], "../../mail/index.ts");
  const finder = domain === "accounts" ? "../office/find-user.ts" : "../../accounts/index.ts";
  files.set(
    index,
    within(importing(imported, ["findUser"], finder), /Letters: LettersFor<typeof events> = \{/, entry, index),
  );
  files.set(
    own,
    [
      'import { hello, paragraph, type Letter, type Wording } from "../../mail/index.ts";',
      "",
      `/** ${sentence(name)} */`,
      `export function ${write}(wording: Wording, name: string): Letter {`,
      `  const { subject, preview, text } = wording.texts.${camel(name)};`,
      "  return { subject, preview, heading: hello(wording, name), blocks: [paragraph(text)] };",
      "}",
      "",
    ].join("\n"),
  );
  for (const [language, text] of said(options)) {
    const file = `${texts}/mail/${language}.json`;
    files.set(file, withTexts(read(file) ?? "{}", [camel(name)], { subject: text, preview: text, text }, file));
  }
}

function notice(read: Read, name: string, options: Options, files: Files): void {
  const path = `${core}/crm/notifications/notify.ts`;
  const opening = /const notices: ForEach<"notifications", Notice \| Promise<Notice>> = \{/;
  files.set(path, within(read(path) ?? "", opening, `  "${name}": aboutAccount(settings),`, path));
  for (const [language, text] of said(options)) {
    const file = `${texts}/profile/${language}.json`;
    files.set(file, withTexts(read(file) ?? "{}", ["notices", name], text, file));
  }
}
