import { CopyObjectCommand, S3Client } from "@aws-sdk/client-s3";
import {
  GetTranscriptionJobCommand,
  StartTranscriptionJobCommand,
  TranscribeClient,
  type LanguageCode,
  type MediaFormat,
} from "@aws-sdk/client-transcribe";
import { setting } from "../config.ts";
import { unlogged } from "../storing/unlogged.ts";

const region = async () => setting("TRANSCRIBE_REGION");

/** Amazon Transcribe is not in every region, and hears what lies in its own: TRANSCRIBE_REGION names it, TRANSCRIBE_BUCKET a bucket there. */
const client = unlogged(new TranscribeClient({ region, maxAttempts: 4 }));
const store = unlogged(new S3Client({ region, forcePathStyle: process.env["S3_PATH_STYLE"] === "true" }));

/** The languages in which recordings are spoken. */
const codes = { it: "it-IT", en: "en-GB", de: "de-DE", fr: "fr-FR", es: "es-ES" } as const satisfies Record<
  string,
  LanguageCode
>;
type SpokenLanguage = keyof typeof codes;

const formats: Readonly<Record<string, MediaFormat>> = {
  "video/mp4": "mp4",
  "audio/mp4": "m4a",
  "video/webm": "webm",
  "audio/mpeg": "mp3",
};

interface Recording {
  /** In the private bucket. */
  key: string;
  contentType: string;
  language: SpokenLanguage;
}

const nameOf = (error: unknown): string => (error as { name?: string }).name ?? "";

/**
 * Has a recording written down. The same name twice is one job. Answers why the service refuses it for good; throws what another try may
 * mend.
 */
export async function beginTranscript(
  name: string,
  { key, contentType, language }: Recording,
): Promise<string | undefined> {
  const [from, to] = [setting("PRIVATE_BUCKET"), setting("TRANSCRIBE_BUCKET")];
  const copy = `recordings/${name}`;
  try {
    await store.send(new CopyObjectCommand({ CopySource: `${from}/${key}`, Bucket: to, Key: copy }));
    await client.send(
      new StartTranscriptionJobCommand({
        TranscriptionJobName: name,
        LanguageCode: codes[language],
        Media: { MediaFileUri: `s3://${to}/${copy}` },
        ...(formats[contentType] && { MediaFormat: formats[contentType] }),
      }),
    );
    return undefined;
  } catch (error) {
    if (nameOf(error) === "ConflictException") return undefined;
    if (nameOf(error) === "BadRequestException" || nameOf(error) === "NoSuchKey") return (error as Error).message;
    throw error;
  }
}

/** How far a job is: what the service wrote, once it is done, is no more to be trusted than a form. */
type TranscriptState = { state: "running" } | { state: "done"; result: unknown } | { state: "failed"; reason: string };

/** A name that the service doesn't know (it keeps jobs for ninety days) has failed. */
export async function transcriptState(name: string): Promise<TranscriptState> {
  try {
    const { TranscriptionJob: job } = await client.send(new GetTranscriptionJobCommand({ TranscriptionJobName: name }));
    const uri = job?.Transcript?.TranscriptFileUri;
    if (job?.TranscriptionJobStatus === "FAILED") return { state: "failed", reason: job.FailureReason ?? "" };
    if (job?.TranscriptionJobStatus !== "COMPLETED" || !uri) return { state: "running" };
    const response = await fetch(uri, { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new Error(`a transcript could not be read: ${response.status}`);
    return { state: "done", result: await response.json() };
  } catch (error) {
    if (nameOf(error) === "NotFoundException") return { state: "failed", reason: "unknown to the service" };
    throw error;
  }
}
