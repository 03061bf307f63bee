import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { Problem } from "./problems.ts";
import { unlogged } from "./storing/unlogged.ts";

let client: SNSClient | undefined;

/** Sends a text message by SNS to a telephone in E.164; provider-unavailable when it is not taken. */
export async function sendTextMessage(telephone: string, text: string): Promise<void> {
  client ??= unlogged(new SNSClient({}));
  const attribute = (value: string) => ({ DataType: "String", StringValue: value });
  try {
    await client.send(
      new PublishCommand({
        PhoneNumber: telephone,
        Message: text,
        MessageAttributes: {
          "AWS.SNS.SMS.SMSType": attribute("Transactional"),
          "AWS.SNS.SMS.SenderID": attribute("Solvia"),
        },
      }),
    );
  } catch {
    throw new Problem("provider-unavailable");
  }
}
