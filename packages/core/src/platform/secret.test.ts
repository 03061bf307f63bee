import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { clearCaches } from "@aws-lambda-powertools/parameters";
import { secret } from "./secret.ts";

const held: Record<string, string> = { "solvia/test/SMTP_URL": "smtp://first", "solvia/test/STRIPE_SECRET_KEY": "" };
const asked: string[] = [];
let server: Server;

/** Secrets Manager's wire format for the one question that is asked of it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { SecretId } = JSON.parse(Buffer.concat(chunks).toString()) as { SecretId: string };
      asked.push(SecretId);
      const known = SecretId in held;
      response.writeHead(known ? 200 : 400, { "content-type": "application/x-amz-json-1.1" });
      response.end(JSON.stringify(known ? { SecretString: held[SecretId] } : { __type: "ResourceNotFoundException" }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  vi.stubEnv("AWS_ENDPOINT_URL_SECRETS_MANAGER", `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
  for (const [name, value] of [
    ["AWS_REGION", "eu-south-1"],
    ["AWS_ACCESS_KEY_ID", "x"],
    ["AWS_SECRET_ACCESS_KEY", "x"],
    ["SECRETS", "solvia/test/"],
  ] as const)
    vi.stubEnv(name, value);
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  server.close();
});

it("asks once in five minutes, and takes a changed value after that", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(await secret("SMTP_URL")).toBe("smtp://first");
  held["solvia/test/SMTP_URL"] = "smtp://second";
  expect(await secret("SMTP_URL")).toBe("smtp://first");
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 301_000);
  expect(await secret("SMTP_URL")).toBe("smtp://second");
  vi.useRealTimers();
});

it("fails for what is empty or not there, and never takes the environment's instead", async () => {
  clearCaches();
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "of the environment");
  await expect(secret("STRIPE_WEBHOOK_SECRET")).rejects.toThrow(Error);
  await expect(secret("STRIPE_SECRET_KEY")).rejects.toThrow("is empty");
});

it("is the environment's where no folder of secrets is named", async () => {
  vi.stubEnv("SECRETS", "");
  vi.stubEnv("SMTP_URL", "smtp://here");
  expect(await secret("SMTP_URL")).toBe("smtp://here");
  vi.stubEnv("SMTP_URL", "");
  await expect(secret("SMTP_URL")).rejects.toThrow("lacks SMTP_URL");
});
