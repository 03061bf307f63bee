import { existsSync, readFileSync } from "node:fs";
import type { NoticeKind } from "@solvia/core/invoicing/document";
import type { IncomingMessage } from "node:http";
import { writeWhole } from "../running/write-whole.ts";
import { acknowledged, afterAct, dueAt, refusedWith, type NoticeAct, type Told } from "./exchange-notices.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

interface State {
  /** By name: what the exchange calls it, and which document it holds (type, number and year). */
  files: Record<string, { id: string; document: string; refused: boolean }>;
  notices: Told[];
  /** How many milliseconds its clock is ahead of this machine's. */
  moved?: number;
}

interface Options {
  /** Where it remembers what it has; nowhere when absent. */
  file?: string;
  /** How long each answer takes; none when absent. */
  lateMs?: number;
  /** Gives each notice again after it was acknowledged. */
  twice?: boolean;
  /** Gives the last first. */
  reversed?: boolean;
  now?: () => number;
}

/** A file that the exchange has, with all that it tells of it. */
export interface HeldFile {
  name: string;
  /** Type, number and year. */
  document: string;
  notices: readonly Told[];
}

export interface Exchange extends StandIn {
  /** Moves its clock on: what falls due until then is given. */
  advance: (ms: number) => void;
  clock: () => Date;
  /** The files, the newest first. */
  files: () => HeldFile[];
  /** Has the notices of a file given otherwise than they would be; false where there is no such file. */
  tell: (name: string, act: NoticeAct) => boolean;
  /** Refuses a file with a code of five figures, instead of what was to be told of it; false where there is no such file. */
  refuse: (name: string, code: string) => boolean;
}

const day = 24 * 3600 * 1000;
const most = 5 * 1024 * 1024;

const field = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";

type Answer = readonly [kind: NoticeKind, codes: readonly string[], afterMs: number];

/**
 * What becomes of a file, by the code that it goes to: NS and five figures is refused for that reason, no code or one that begins with MC is
 * not delivered, LATE is after five days. Of
 * public bodies (six characters) UFNONE never answers, UFAWAY can't be reached, UFDENY refuses, all others accept.
 */
function answersTo(code: string): readonly Answer[] {
  const [, refused] = /^NS(\d{5})$/.exec(code) ?? [];
  if (refused) return [["NS", [refused], 0]];
  if (code === "0000000" || code.startsWith("MC")) return [["MC", [], 0]];
  if (code.startsWith("LATE")) return [["RC", [], 5 * day]];
  if (code.length !== 6) return [["RC", [], 0]];
  if (code === "UFAWAY")
    return [
      ["MC", [], 0],
      ["AT", [], 10 * day],
    ];
  if (code === "UFNONE")
    return [
      ["RC", [], 0],
      ["DT", [], 15 * day],
    ];
  return [
    ["RC", [], 0],
    ["NE", [code === "UFDENY" ? "EC02" : "EC01"], day],
  ];
}

const twoCapitals = /^[A-Z]{2}$/;

/** What the file's form (FatturaPA 1.2.3) asks of the fields of parties, of those that can be told one by one. */
const forms: Readonly<Record<string, RegExp>> = {
  IdPaese: twoCapitals,
  IdCodice: /^.{1,28}$/,
  CodiceFiscale: /^[A-Z0-9]{11,16}$/,
  CodiceDestinatario: /^[A-Z0-9]{6,7}$/,
  CAP: /^\d{5}$/,
  Provincia: twoCapitals,
  Nazione: twoCapitals,
  Denominazione: /^[\u0020-\u00ff]{1,80}$/,
  Nome: /^[\u0020-\u00ff]{1,60}$/,
  Cognome: /^[\u0020-\u00ff]{1,60}$/,
  Indirizzo: /^[\u0020-\u00ff]{1,60}$/,
  Comune: /^[\u0020-\u00ff]{1,60}$/,
  IdDocumento: /^[\u0020-\u007f]{1,20}$/,
};
const plainText = (written: string): string => written.replaceAll(/&(amp|lt|gt|quot|apos);/g, "&");

/** Whether a field of a file isn't as its form asks. */
const breaksForm = (xml: string): boolean =>
  Object.entries(forms).some(([name, form]) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>|<${name}/>`, "g"))].some(
      ([, written = ""]) => !form.test(plainText(written)),
    ),
  );

/** The house's own faults that it refuses whoever it is for. */
function faultsOf(xml: string, name: string, { files }: State): string[] {
  const document = documentOf(xml);
  const same = Object.values(files).some((one) => one.document === document && !one.refused);
  return [
    ...(files[name] ? ["00002"] : []),
    ...(Buffer.byteLength(xml) > most ? ["00003"] : []),
    ...(breaksForm(xml) ? ["00200"] : []),
    ...(same && !files[name] ? ["00404"] : []),
  ];
}

const documentOf = (xml: string): string =>
  [field(xml, "TipoDocumento"), field(xml, "Numero"), field(xml, "Data").slice(0, 4)].join(" ");

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Stands in for the exchange of electronic invoices on one machine: it takes files and gives notices, as late, as often and in which
 * order one says, by a clock that can be moved. docs/local-cloud.md says which code leads to which answer.
 */
export async function startExchange({
  file,
  lateMs = 0,
  twice = false,
  reversed = false,
  now = Date.now,
}: Options = {}): Promise<Exchange> {
  const state: State =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as State) : { files: {}, notices: [] };
  // By names that anybody may type: none is an object's own.
  state.files = Object.assign(Object.create(null) as State["files"], state.files);
  const clock = (): number => now() + (state.moved ?? 0);
  let kept = Promise.resolve();
  const keep = (): void => {
    if (file) kept = kept.then(() => writeWhole(file, JSON.stringify(state)));
  };
  const tell = (fileName: string, answers: readonly Answer[]): void => {
    for (const [kind, codes, after] of answers) {
      const due = clock() + lateMs + after;
      const id = `${kind}-${fileName}-${state.notices.length}-${due}`;
      const times = twice ? 2 : 1;
      state.notices.push({ id, kind, fileName, codes, dueAt: due, times, at: new Date(due).toISOString() });
    }
  };
  const take = (name: string, xml: string) => {
    const faults = faultsOf(xml, name, state);
    const answers: readonly Answer[] =
      faults.length > 0 ? [["NS", faults, 0]] : answersTo(field(xml, "CodiceDestinatario"));
    const id = state.files[name]?.id ?? String(10_000 + Object.keys(state.files).length);
    const refused = answers.some(([kind]) => kind === "NS");
    state.files[name] ??= { id, document: documentOf(xml), refused };
    tell(name, answers);
    keep();
    return { body: { id } };
  };
  const waiting = () => {
    const due = dueAt(state.notices, clock());
    return { body: { items: reversed ? due.toReversed() : due } };
  };
  const forget = (id: string) => {
    state.notices = acknowledged(state.notices, id);
    keep();
    return { body: {} };
  };
  const standIn = await startStandIn(async (request) => {
    const { pathname } = new URL(request.url ?? "", "http://exchange");
    const [, what = "", named = ""] = pathname.split("/");
    const name = decodeURIComponent(named);
    if (what === "notices") return request.method === "DELETE" ? forget(name) : waiting();
    if (request.method === "PUT") return take(name, await textOf(request));
    const known = state.files[name];
    return known ? { body: { id: known.id } } : { status: 404, body: {} };
  });
  /** Has other notices from now on, of a file that it has. */
  const changed = (name: string, notices: () => Told[]): boolean => {
    if (!state.files[name]) return false;
    state.notices = notices();
    keep();
    return true;
  };
  return {
    url: standIn.url,
    stop: async () => {
      await standIn.stop();
      await kept;
    },
    advance: (ms) => {
      state.moved = (state.moved ?? 0) + ms;
      keep();
    },
    clock: () => new Date(clock()),
    files: () =>
      Object.entries(state.files)
        .map(([name, { document }]) => ({
          name,
          document,
          notices: state.notices.filter(({ fileName }) => fileName === name),
        }))
        .toReversed(),
    tell: (name, act) => changed(name, () => afterAct(state.notices, name, act, clock())),
    refuse: (name, code) =>
      changed(name, () => {
        state.files[name] = { ...state.files[name]!, refused: true };
        return refusedWith(state.notices, name, code, clock());
      }),
  };
}
