import type { IncomingMessage } from "node:http";
import { bodyOf } from "../gateways/listen.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

interface TranslationQuery {
  Text?: string;
  SourceLanguageCode?: string;
  TargetLanguageCode?: string;
}

const known = new Set(["it", "en", "es", "fr", "de", "ro", "pt", "pt-PT", "nl", "bg", "pl", "sr", "uk", "no", "hr"]);
const mostBytes = 10_000;

/**
 * Stands in for Amazon Translate on one machine: the service's own protocol for TranslateText, its limits and refusals,
 * and no translation. Each text says so: "[prova it→de] …". What is marked `translate="no"` comes back as it went.
 */
export const startTranslator = (): Promise<StandIn> =>
  startStandIn(async (request) => ({
    headers: { "content-type": "application/x-amz-json-1.1" },
    ...(await answer(request)),
  }));

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  const action = String(request.headers["x-amz-target"] ?? "");
  if (action !== "AWSShineFrontendService_20170701.TranslateText") return refusal("UnknownOperationException", action);
  const { Text = "", SourceLanguageCode = "", TargetLanguageCode = "" } = await bodyOf<TranslationQuery>(request);
  if (typeof Text !== "string") return refusal("SerializationException", "Text is no text");
  if (Text === "") return refusal("InvalidRequestException", "Text is empty");
  if (Buffer.byteLength(Text) > mostBytes) {
    return refusal("TextSizeLimitExceededException", `Input text size exceeds limit. Max length ${mostBytes} bytes`);
  }
  if (!known.has(SourceLanguageCode) || !known.has(TargetLanguageCode)) {
    return refusal("UnsupportedLanguagePairException", `${SourceLanguageCode} to ${TargetLanguageCode}`);
  }
  const label = `[prova ${SourceLanguageCode}→${TargetLanguageCode}] `;
  return {
    status: 200,
    body: { TranslatedText: labelled(Text, label), SourceLanguageCode, TargetLanguageCode },
  };
}

const refusal = (type: string, message: string) => ({ status: 400, body: { __type: type, message } });

/** The label stands before the first word: within the first block, where there is one. */
const labelled = (html: string, label: string): string => html.replace(/^((?:<(?!span)[^>]*>|\s)*)/, `$1${label}`);
