import { Problem } from "@solvia/core/platform/problems";
import type { APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { problemAnswer } from "../serve/answer.ts";

/** What the HTTP APIs answer where no endpoint is, or none of that method: in the form of every other refusal. */
export const handler = async (
  _: unknown,
  { awsRequestId }: Pick<Context, "awsRequestId">,
): Promise<APIGatewayProxyStructuredResultV2> => problemAnswer(new Problem("not-found"), awsRequestId);
