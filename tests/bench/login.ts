import { createTable, startDatabase } from "@solvia/local/database/database";
import { milliseconds, percentile, type Row } from "./measure.ts";

const accounts = 60;
const kinds = ["known", "unknown"] as const;
const now = new Date();

/**
 * How long a refused login and a request for a new password take for an e-mail that is known and for one that nobody has:
 * the two must not tell one from the other. Each e-mail once, or its failures would slow it.
 */
export async function loginRows(): Promise<Row[]> {
  const database = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    TABLE_NAME: "solvia",
    SITE_ORIGIN: "http://localhost:3000",
  });
  await createTable(database.endpoint, "solvia");
  const { createDemonstrationUser } = await import("@solvia/core/accounts/registration/create-demonstration-user");
  const { hashPassword } = await import("@solvia/core/accounts/login/password");
  const { login } = await import("@solvia/core/accounts/login/login");
  const { askPasswordReset } = await import("@solvia/core/accounts/login/reset-password");
  const person = { password: "sole-e-vento-2026", name: "Ada", surname: "Neri", roles: [] };
  for (let index = 0; index < accounts; index++) {
    await createDemonstrationUser({ ...person, email: `known${index}@example.com` }, now);
  }
  const refused = (email: string) => login({ email, password: "wrong password" }, {}, now).catch(() => undefined);
  const hash = await milliseconds(() => hashPassword(person.password));
  const rows = [
    { what: "a password's hash (argon2id, 19 MiB, 2 passes)", measured: hash[0], unit: "ms" },
    ...(await compared("a refused login", refused)),
    ...(await compared("a request for a new password", (email) => askPasswordReset(email, now))),
  ];
  await database.stop();
  return rows;
}

/** In turns, so that the machine's other work falls on both. */
async function compared(what: string, attempt: (email: string) => Promise<unknown>): Promise<Row[]> {
  const taken: Record<(typeof kinds)[number], number[]> = { known: [], unknown: [] };
  for (let index = 0; index < accounts; index++) {
    for (const kind of index % 2 === 0 ? kinds : kinds.toReversed()) {
      const [ms] = await milliseconds(() => attempt(`${kind}${index}@example.com`));
      taken[kind].push(ms);
    }
  }
  const [known, unknown] = [percentile(taken.known, 0.5), percentile(taken.unknown, 0.5)];
  return [
    { what: `${what}, known e-mail, p50`, measured: known, unit: "ms" },
    { what: `${what}, unknown e-mail, p50`, measured: unknown, unit: "ms" },
    { what: "their difference, p50", measured: Math.abs(known - unknown), unit: "ms", budget: 5 },
  ];
}
