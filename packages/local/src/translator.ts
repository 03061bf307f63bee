import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface Asked {
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
export async function startTranslator(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/x-amz-json-1.1" }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  const action = String(request.headers["x-amz-target"] ?? "");
  if (action !== "AWSShineFrontendService_20170701.TranslateText") return refusal("UnknownOperationException", action);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const {
    Text = "",
    SourceLanguageCode = "",
    TargetLanguageCode = "",
  } = JSON.parse(Buffer.concat(parts).toString()) as Asked;
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
