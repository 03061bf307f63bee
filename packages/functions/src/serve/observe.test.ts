import { afterEach, expect, it, vi } from "vitest";
import { EntityFormatter } from "dynamodb-toolbox/entity/actions/format";
import { InvitationEntity } from "@solvia/core/accounts/account.table";
import { getHealth } from "@solvia/core/contract/health";
import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { observe } from "./observe.ts";

const context = { awsRequestId: "request-1" } as Context;
const event = {} as APIGatewayProxyEventV2;

/** The lines that a request writes, whatever the level of the run. */
async function linesOf(run: Parameters<typeof observe>[3]) {
  vi.stubEnv("LOG_LEVEL", "INFO");
  const lines: Record<string, unknown>[] = [];
  const keep = (text: string | Uint8Array) => lines.push(JSON.parse(String(text)) as Record<string, unknown>) > 0;
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(keep));
  const answer = await observe(getHealth, event, context, run);
  for (const write of writes) write.mockRestore();
  return { answer, lines };
}
afterEach(() => vi.unstubAllEnvs());

it("writes a line for a request, from which CloudWatch counts its status and takes its time", async () => {
  const { lines } = await linesOf(async () => ({ statusCode: 404 }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ service: "solvia-api", route: "GET /health", status: 404, status4xx: 1 });
  const { CloudWatchMetrics: metrics } = lines[0]!["_aws"] as { CloudWatchMetrics: object[] };
  expect(metrics).toEqual([
    { Namespace: "Solvia", Dimensions: [["service", "route"]], Metrics: [{ Name: "status4xx", Unit: "Count" }] },
    { Namespace: "Solvia", Dimensions: [["service"]], Metrics: [{ Name: "duration", Unit: "Milliseconds" }] },
  ]);
  // What a metric and its dimensions are called stands in the line itself.
  expect(lines[0]).toHaveProperty("duration", expect.any(Number));
});

it("tells a defect with its cause in the log, and without it in the answer", async () => {
  const { answer, lines } = await linesOf(async () => {
    throw new Error("the cellar is flooded", { cause: new TypeError("a pipe") });
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("cellar");
  expect(lines[0]).toMatchObject({
    level: "ERROR",
    message: "defect",
    error: { message: "the cellar is flooded", cause: { name: "TypeError", message: "a pipe" } },
  });
  expect(lines[1]).toMatchObject({ status: 500, status5xx: 1, requestId: "request-1" });
});

it("names the kind of an item that can't be read, and neither its keys nor what it holds", async () => {
  const raw = { _et: "Invitation", invitedBy: "Ada", invitedOn: "x", tokenHash: "x", expiresAt: 1 };
  const keys = { pk: "COMPANY#C1", sk: "INVITATION#ada@example.com", companyId: "C1", email: "ada@example.com" };
  const { lines } = await linesOf(async () => {
    new EntityFormatter(InvitationEntity).format({ ...raw, ...keys, memberRole: "owner", invitedOn: 20_261_122 });
    return { statusCode: 200 };
  });
  const { message } = lines[0]!["error"] as { message: string };
  expect(message).toContain("COMPANY INVITATION: ");
  expect(message).toContain("invitedOn");
  expect(JSON.stringify(lines)).not.toMatch(/ada@|20261122/);
});

it("writes nothing where the level says so", async () => {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  vi.stubEnv("LOG_LEVEL", "SILENT");
  await observe(getHealth, event, context, async () => ({ statusCode: 200 }));
  const { calls } = write.mock;
  write.mockRestore();
  expect(calls).toEqual([]);
});
