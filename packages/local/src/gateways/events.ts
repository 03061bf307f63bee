import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { _Record } from "@aws-sdk/client-dynamodb-streams";
import type { Message } from "@aws-sdk/client-sqs";
import type {
  APIGatewayProxyEventV2,
  Context,
  DynamoDBRecord,
  DynamoDBStreamEvent,
  SQSEvent,
  SQSRecordAttributes,
} from "aws-lambda";

/** The events of AWS as functions get them; their shapes are compared with Amazon's own samples in events.test.ts. */
const accountId = "000000000000";
const awsRegion = "eu-south-1";

type Requested = Pick<IncomingMessage, "method" | "headers" | "url"> & {
  socket?: { remoteAddress?: string | undefined; localPort?: number | undefined };
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** A moment as gateways write it, in the common log format: 21/Apr/2020:15:08:21 +0000. */
function logTime(moment: Date): string {
  const [date = "", time = ""] = moment.toISOString().split("T");
  const [year, , day] = date.split("-");
  return `${day}/${months[moment.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}

const joined = (headers: IncomingMessage["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")]));

const addressOf = (request: Requested): string => request.socket?.remoteAddress ?? "127.0.0.1";

/** What a gateway adds to the headers that came. */
const forwarded = (request: Requested, now: Date) => ({
  "x-amzn-trace-id": `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomUUID().replaceAll("-", "").slice(0, 24)}`,
  "x-forwarded-for": addressOf(request),
  "x-forwarded-port": String(request.socket?.localPort ?? 80),
  "x-forwarded-proto": "http",
});

const textTypes = /^(application\/(json|.*\+json|x-www-form-urlencoded|javascript|xml)|text\/)/;

interface Matched {
  /** Method and path of the route, as it is declared. */
  routeKey: string;
  pathParameters: Record<string, string | undefined>;
  body: Buffer;
}

/** An event of the HTTP API, payload format 2.0: cookies apart, repeated parameters joined, bytes in base64. */
export function httpEvent(request: Requested, { routeKey, pathParameters, body }: Matched): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? "/", "http://local");
  const { cookie, ...headers } = request.headers;
  const isText = textTypes.test(headers["content-type"] ?? "text/plain");
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) query[name] = name in query ? `${query[name]},${value}` : value;
  const now = new Date();
  return {
    version: "2.0",
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split("; ") }),
    headers: { ...joined(headers), ...forwarded(request, now) },
    ...(url.search && { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId,
      apiId: "local",
      domainName: "localhost",
      domainPrefix: "local",
      http: {
        method: request.method ?? "GET",
        path: url.pathname,
        protocol: "HTTP/1.1",
        sourceIp: addressOf(request),
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey,
      stage: "$default",
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

export interface SocketFacts {
  connectionId: string;
  /** Epoch milliseconds. */
  connectedAt: number;
  /** The request that opened the socket. */
  request: Requested;
}

export type SocketHappening =
  | { routeKey: "$connect" }
  | { routeKey: "$default"; body: string }
  | { routeKey: "$disconnect"; code: number; reason: string };

/** The address's parameters, where it has any; of a repeated one the last, and all. */
function queryOf({ url = "/" }: Requested) {
  const { searchParams } = new URL(url, "http://local");
  if (searchParams.size === 0) return {};
  const names = [...new Set(searchParams.keys())];
  return {
    queryStringParameters: Object.fromEntries(searchParams),
    multiValueQueryStringParameters: Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])),
  };
}

const eventTypes = { $connect: "CONNECT", $default: "MESSAGE", $disconnect: "DISCONNECT" } as const;

/** An event of the WebSocket API: a handshake with its headers, a frame, or that the socket is closed. */
export function websocketEvent({ connectionId, connectedAt, request }: SocketFacts, happening: SocketHappening) {
  const now = new Date();
  const requestId = randomUUID();
  const { routeKey } = happening;
  const requestContext = {
    routeKey,
    ...(routeKey === "$default" && { messageId: randomUUID() }),
    ...(routeKey === "$disconnect" && { disconnectStatusCode: happening.code, disconnectReason: happening.reason }),
    eventType: eventTypes[routeKey],
    extendedRequestId: requestId,
    requestTime: logTime(now),
    messageDirection: "IN",
    stage: "chat",
    connectedAt,
    requestTimeEpoch: now.getTime(),
    identity: {
      sourceIp: addressOf(request),
      ...(request.headers["user-agent"] && { userAgent: request.headers["user-agent"] }),
    },
    requestId,
    domainName: "localhost",
    connectionId,
    apiId: "local",
  };
  if (routeKey === "$default") return { requestContext, body: happening.body, isBase64Encoded: false };
  const headers = { ...joined(request.headers), ...forwarded(request, now) };
  const kept =
    routeKey === "$connect"
      ? headers
      : { host: request.headers.host ?? "", "x-forwarded-for": headers["x-forwarded-for"] };
  const query = routeKey === "$connect" ? queryOf(request) : {};
  const multiValueHeaders = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, [value]]));
  return { headers: kept, multiValueHeaders, ...query, requestContext, isBase64Encoded: false };
}

/** A batch of a queue's messages. */
export const queueEvent = (queue: string, messages: readonly Message[]): SQSEvent => ({
  Records: messages.map(({ MessageId = "", ReceiptHandle = "", Body = "", Attributes = {}, MD5OfBody = "" }) => ({
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    attributes: Attributes as unknown as SQSRecordAttributes,
    messageAttributes: {},
    md5OfBody: MD5OfBody,
    eventSource: "aws:sqs",
    eventSourceARN: `arn:aws:sqs:${awsRegion}:${accountId}:${queue}`,
    awsRegion,
  })),
});

/** A batch of a table's changes: the stream's records, with the time in seconds and where they come from. */
export const streamEvent = (eventSourceARN: string, records: readonly _Record[]): DynamoDBStreamEvent => ({
  Records: records.map((record) => {
    const { ApproximateCreationDateTime: at, ...change } = record.dynamodb ?? {};
    const dynamodb = { ...change, ...(at && { ApproximateCreationDateTime: Math.floor(at.getTime() / 1000) }) };
    return { ...record, dynamodb, eventSourceARN } as unknown as DynamoDBRecord;
  }),
});

/** What Lambda tells a function about itself. */
export const contextOf = (name: string, timeoutMs = 29_000): Context => {
  const endsAt = Date.now() + timeoutMs;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:${awsRegion}:${accountId}:function:${name}`,
    memoryLimitInMB: "1024",
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: "local",
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};
