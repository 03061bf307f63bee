import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { httpEvent, queueEvent, streamEvent, websocketEvent, type SocketHappening } from "./events.ts";

/** Amazon's own samples of events; without them there is nothing to compare with. */
const folder = join(process.env["MARKET_DATA"] ?? "market-data", "aws-events");
const present = existsSync(folder);
const sample = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));

/** What our routes never have: mutual TLS, authorizers, stage variables, and what only an authorizer's event has. */
const left = new Set(["authentication", "authorizer", "stageVariables", "type", "methodArn"]);
const bags = new Set([
  "headers",
  "multiValueHeaders",
  "pathParameters",
  "queryStringParameters",
  "multiValueQueryStringParameters",
  "messageAttributes",
]);

/** The type of every value by its path; in a bag of names only the type of its values. */
function shapeOf(value: unknown, path = ""): Record<string, string> {
  if (Array.isArray(value)) return { [path]: "list", ...(value.length > 0 && shapeOf(value[0], `${path}[]`)) };
  if (value === null || typeof value !== "object") return { [path]: value === null ? "nothing" : typeof value };
  const isBag = bags.has(path.split(".").at(-1) ?? "");
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([name]) => !left.has(name))
      .map(([name, inner]) => shapeOf(inner, isBag ? `${path}.*` : [path, name].filter(Boolean).join("."))),
  ) as Record<string, string>;
}

const without = (shape: Record<string, string>, ...paths: string[]) =>
  Object.fromEntries(Object.entries(shape).filter(([path]) => !paths.some((start) => path.startsWith(start))));

const request = {
  method: "POST",
  url: "/api/orders/1?name=me&name=you",
  headers: { host: "localhost:3000", "user-agent": "test", "content-type": "application/json", cookie: "a=1; b=2" },
  socket: { remoteAddress: "10.0.0.1", localPort: 3000 },
};
const route = { routeKey: "POST /api/orders/{id}", pathParameters: { id: "1" }, body: Buffer.from("{}") };
const facts = { connectionId: "R1kmxc2VNjMCFIA=", connectedAt: 1_705_751_697_419, request };

const plain = { ...request, url: "/api/health", headers: { host: "localhost", "user-agent": "test" } };
const plainRoute = { routeKey: "GET /api/health", pathParameters: {}, body: Buffer.alloc(0) };

const happenings = {
  "powertools-websocket-connect": { routeKey: "$connect" },
  "apigw-websocket-request-send-message": { routeKey: "$default", body: "{}" },
  "apigw-websocket-request-disconnect": { routeKey: "$disconnect", code: 1001, reason: "" },
} as const satisfies Record<string, SocketHappening>;

describe.skipIf(!present)(`events as Amazon's samples in ${folder} have them (skipped without the folder)`, () => {
  it.each(["apigw-v2-request-no-authorizer", "powertools-apigw-http-no-auth"])(
    "HTTP API without a body: %s",
    (name) => {
      expect(shapeOf(httpEvent(plain, plainRoute))).toEqual(shapeOf(sample(name)));
    },
  );

  it("HTTP API with body, cookies, query and path: all that has another name or type than the sample", () => {
    const wanted = shapeOf(sample("apigw-v2-request-jwt-authorizer"));
    expect(wanted).toMatchObject(without(shapeOf(httpEvent(request, route)), "cookies"));
    expect(httpEvent(request, route)).toMatchObject({
      cookies: ["a=1", "b=2"],
      queryStringParameters: { name: "me,you" },
      requestContext: { time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/) as string },
    });
  });

  it.each(Object.entries(happenings))("WebSocket API: %s", (name, happening) => {
    const ours = shapeOf(websocketEvent(facts, happening));
    const theirs = shapeOf(sample(name));
    if (happening.routeKey !== "$connect") return expect(ours).toEqual(theirs);
    expect(without(ours, "requestContext.identity.userAgent")).toEqual(without(theirs, "body"));
  });

  it("a queue's batch", () => {
    const attributes = ["ApproximateReceiveCount", "SentTimestamp", "SenderId", "ApproximateFirstReceiveTimestamp"];
    const Attributes = Object.fromEntries(attributes.map((name) => [name, "1"]));
    const event = queueEvent("email", [{ MessageId: "a", ReceiptHandle: "b", Body: "{}", MD5OfBody: "c", Attributes }]);
    const theirs = without(shapeOf(sample("powertools-sqs")), "Records[].messageAttributes");
    expect(shapeOf(event)).toEqual(theirs);
  });

  it("a table's changes", () => {
    const event = streamEvent("arn:aws:dynamodb:eu-south-1:0:table/solvia/stream/1", [
      {
        eventID: "1",
        eventName: "INSERT",
        eventVersion: "1.1",
        eventSource: "aws:dynamodb",
        awsRegion: "eu-south-1",
        dynamodb: {
          ApproximateCreationDateTime: new Date(0),
          Keys: { val: { S: "data" }, key: { S: "binary" } },
          NewImage: { val: { S: "data" }, key: { S: "binary" } },
          SequenceNumber: "1",
          SizeBytes: 54,
          StreamViewType: "NEW_AND_OLD_IMAGES",
        },
      },
    ]);
    const theirs = without(shapeOf(sample("dynamodb-event")), "Records[].userIdentity", "Records[].dynamodb.NewImage");
    expect(without(shapeOf(event), "Records[].dynamodb.NewImage")).toEqual(theirs);
  });
});

describe("what a body becomes", () => {
  it.each([
    ["application/json", "{}", false],
    ["text/csv", "a;b", false],
    ["application/x-www-form-urlencoded", "a=1", false],
    ["multipart/form-data; boundary=x", Buffer.from("ÿ").toString("base64"), true],
    ["image/png", Buffer.from("ÿ").toString("base64"), true],
  ])("%s: text, or base64", (type, body, isBase64Encoded) => {
    const bytes = isBase64Encoded ? Buffer.from(body, "base64") : Buffer.from(body);
    const event = httpEvent({ ...request, headers: { "content-type": type } }, { ...route, body: bytes });
    expect(event).toMatchObject({ body, isBase64Encoded });
  });
});
