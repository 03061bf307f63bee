import { parse } from "qs";
import * as z from "zod";
import { outcomeNames } from "./test-cards.ts";
import { invalidRequest } from "./provider-error.ts";

const Metadata = z.record(z.string(), z.string()).optional();
const MethodData = z
  .object({
    type: z.string(),
    card: z
      .object({
        number: z.string(),
        exp_month: z.coerce.number(),
        exp_year: z.coerce.number(),
        cvc: z.string().optional(),
      })
      .optional(),
    sepa_debit: z.object({ iban: z.string() }).optional(),
    billing_details: z.record(z.string(), z.unknown()).optional(),
  })
  .optional();
const flag = z.stringbool().optional();
const types = z.array(z.string()).optional();

const confirming = {
  payment_method: z.string().optional(),
  payment_method_data: MethodData,
  return_url: z.string().optional(),
  client_secret: z.string().optional(),
} as const;

/** What the calls read of their parameters; the full schema of the API is checked in the tests. */
export const Confirm = z.object({ ...confirming, off_session: z.stringbool().optional() });
export const CreatePaymentIntent = z.object({
  ...confirming,
  amount: z.coerce.number().int().positive(),
  currency: z.string().length(3),
  customer: z.string().optional(),
  description: z.string().optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.string().optional(),
  allowed_payment_method_types: types,
  confirm: flag,
  off_session: flag,
  metadata: Metadata,
});
export const CreateSetupIntent = z.object({
  ...confirming,
  customer: z.string().optional(),
  description: z.string().optional(),
  allowed_payment_method_types: types,
  usage: z.string().default("off_session"),
  confirm: flag,
  metadata: Metadata,
});
export const SetOutcome = z.object({ outcome: z.enum(outcomeNames) });
export const CreateCustomer = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  metadata: Metadata,
});
export const CreatePaymentMethod = MethodData.unwrap();
export const CreateRefund = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  reason: z.string().optional(),
  metadata: Metadata,
});
export const Cancel = z.object({ cancellation_reason: z.string().optional() });

/** A form-encoded body (`a[b][0]=c`) as the provider's SDK writes it. */
export const formOf = (text: string): unknown => parse(text, { depth: 10, arrayLimit: 100 });

/** Checked parameters, or the provider's invalid_request_error naming the first parameter at fault. */
export function read<T extends z.ZodType>(schema: T, parameters: unknown): z.output<T> {
  const result = schema.safeParse(parameters);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(issue?.message ?? "Invalid request", {
    code: "parameter_invalid",
    param: issue?.path.join(".") ?? "",
  });
}
