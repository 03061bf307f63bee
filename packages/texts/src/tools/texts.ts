import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { faultsOf } from "../faults.ts";
import { areas, fileOf, languagesOf, textsOf } from "../files.ts";
import { languages, type Language } from "../languages.ts";

/**
 * `npm run texts`: a line for each text that is missing, empty, strange or filled in otherwise than Italian.
 * `npm run texts -- orders orders.late_one it="{{count}} giorno" en="{{count}} day" …`: writes a text in the languages that are said.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [area, key, ...said] = positionals;

type Group = Record<string, unknown>;

function write(file: string, path: readonly string[], text: string): void {
  const texts = JSON.parse(readFileSync(file, "utf8")) as Group;
  let group = texts;
  for (const step of path.slice(0, -1)) {
    const inner = (group[step] ??= {});
    if (typeof inner !== "object" || inner === null) throw new Error(`${step} is a text, no group`);
    group = inner as Group;
  }
  const [name = ""] = path.slice(-1);
  if (typeof group[name] === "object") throw new Error(`${path.join(".")} is a group, no text`);
  group[name] = text;
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

if (area !== undefined && key !== undefined) {
  if (!areas.includes(area)) throw new Error(`no area ${area}: ${areas.join(", ")}`);
  for (const one of said) {
    const [, language, text] = /^(\w\w)=(.*)$/s.exec(one) ?? [];
    const known = languages.find((known) => known === language);
    if (!known || text === undefined || !existsSync(fileOf(area, known))) throw new Error(`not understood: ${one}`);
    write(fileOf(area, known), key.split("."), text);
  }
}

const faultsIn = (name: string, language: Language): string[] =>
  faultsOf(language, textsOf(name, "it"), textsOf(name, language)).map((fault) => `${name}/${language}: ${fault}`);
const faults = (area === undefined ? areas : [area]).flatMap((name) =>
  languagesOf(name).flatMap((language) => faultsIn(name, language)),
);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
