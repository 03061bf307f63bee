import type { IncomingMessage } from "node:http";
import { bodyOf } from "../gateways/listen.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

interface JobQuery {
  TranscriptionJobName?: string;
  LanguageCode?: string;
  Media?: { MediaFileUri?: string };
}

const known = new Set(["it-IT", "en-GB", "de-DE", "fr-FR", "es-ES"]);
/** What it says instead of listening: seconds, and words. */
const said = [
  [0, "Prova: su questa macchina nessuno ascolta le registrazioni."],
  [20, "Questa trascrizione è di esempio e sta al posto di quella di Amazon Transcribe."],
  [60, "Qui si leggerebbe quello che viene detto dal primo minuto in poi."],
] as const;
const secondsOfAWord = 0.5;

/**
 * Stands in for Amazon Transcribe on one machine: the protocol of StartTranscriptionJob and GetTranscriptionJob, a job that is under way
 * when it is first asked for and complete the next time, and no hearing at all. The transcript says so in words.
 */
export async function startTranscriber(): Promise<StandIn> {
  /** How often each job was asked for. */
  const jobs = new Map<string, number>();
  const standIn = await startStandIn(async (request) =>
    request.url?.startsWith("/transcripts/")
      ? { body: transcript() }
      : { headers: { "content-type": "application/x-amz-json-1.1" }, ...(await answer(request, jobs)) },
  );
  return standIn;
}

async function answer(request: IncomingMessage, jobs: Map<string, number>): Promise<{ status: number; body: object }> {
  const action = String(request.headers["x-amz-target"] ?? "").replace(/^Transcribe\./, "");
  const query = await bodyOf<JobQuery>(request);
  const { TranscriptionJobName: name = "", LanguageCode = "", Media } = query;
  if (!/^[\w.-]{1,200}$/.test(name)) return refusal("BadRequestException", "no name of a job");
  if (action === "StartTranscriptionJob") {
    if (jobs.has(name)) return refusal("ConflictException", "The requested job name already exists");
    if (!known.has(LanguageCode)) return refusal("BadRequestException", `no such language: ${LanguageCode}`);
    if (!Media?.MediaFileUri?.startsWith("s3://")) return refusal("BadRequestException", "no address of a recording");
    jobs.set(name, 0);
    return {
      status: 200,
      body: { TranscriptionJob: { TranscriptionJobName: name, TranscriptionJobStatus: "QUEUED" } },
    };
  }
  if (action !== "GetTranscriptionJob") return refusal("UnknownOperationException", action);
  const asked = jobs.get(name);
  if (asked === undefined) return refusal("NotFoundException", "The requested job couldn't be found");
  jobs.set(name, asked + 1);
  const done = { TranscriptFileUri: `http://${request.headers.host}/transcripts/${name}` };
  const TranscriptionJob =
    asked === 0
      ? { TranscriptionJobName: name, TranscriptionJobStatus: "IN_PROGRESS" }
      : { TranscriptionJobName: name, TranscriptionJobStatus: "COMPLETED", Transcript: done };
  return { status: 200, body: { TranscriptionJob } };
}

const refusal = (type: string, message: string) => ({ status: 400, body: { __type: type, Message: message } });

/** As the service writes it: a word or a mark each, with when it was said. */
function transcript(): object {
  const items = said.flatMap(([from, text]) =>
    text.split(" ").flatMap((word, at) => {
      const [, letters = "", mark] = /^(.*?)([.,:])?$/.exec(word) ?? [];
      const start = from + at * secondsOfAWord;
      const spoken = {
        type: "pronunciation",
        start_time: start.toFixed(2),
        end_time: (start + secondsOfAWord).toFixed(2),
        alternatives: [{ content: letters, confidence: "1.0" }],
      };
      return mark ? [spoken, { type: "punctuation", alternatives: [{ content: mark }] }] : [spoken];
    }),
  );
  return { results: { transcripts: [{ transcript: said.map(([, text]) => text).join(" ") }], items } };
}
