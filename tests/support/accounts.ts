import { Registration } from "@solvia/core/contract/shapes/registration";
import { newId } from "@solvia/core/platform/ids";
import type { DomainEvent, PayloadOf } from "@solvia/core/platform/work/event";
import { OutboxEntity } from "@solvia/core/platform/work/outbox";
import { documents } from "@solvia/core/platform/table";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";

export const password = "sole-e-vento-2026";

const common = {
  country: "IT",
  password,
  name: "Ada",
  surname: "Neri",
  telephone: "02 8394 1234",
  billingAddress: {
    street: "Via Solferino",
    houseNumber: "22",
    postalCode: "20121",
    city: "Milano",
    provinceCode: "MI",
  },
  termsAccepted: true,
  salesConditionsAccepted: true,
  privacyRead: true,
} as const;

export const anEmail = () => `${newId().toLowerCase()}@example.com`;

export const privatePerson = (email = anEmail()) =>
  Registration.parse({ ...common, email, accountType: "private", fiscalCode: "RSSMRA85T10A562S" });

export const business = (vatNumber: string, email = anEmail()) =>
  Registration.parse({
    ...common,
    email,
    accountType: "business",
    vatNumber,
    companyName: "Neri S.r.l.",
    companyRole: "installer",
    noElectronicAddress: true,
  });

let companies = 0;

/** An Italian VAT number with a right check digit, another one each time. */
export function vatNumber(): string {
  companies += 1;
  const digits = Array.from(String(9_000_000_000 + companies), Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits.join("")}${(10 - (sum % 10)) % 10}`;
}

/** What the happenings of an event say that are in the table: what its workers would get. */
export async function announced<E extends DomainEvent>({ type, payload: schema }: E): Promise<PayloadOf<E>[]> {
  const { Items = [] } = await documents.send(
    new ScanCommand({
      TableName: OutboxEntity.table.getName(),
      FilterExpression: "#et = :event AND #type = :type",
      ExpressionAttributeNames: { "#et": "_et", "#type": "type" },
      ExpressionAttributeValues: { ":event": "Event", ":type": type },
      ConsistentRead: true,
    }),
  );
  return Items.map(({ payload }) => schema.parse(payload) as PayloadOf<E>);
}

/** Everything that the table holds but the events, as text: what must not stand in it can be looked for. */
export async function stored(): Promise<string> {
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: OutboxEntity.table.getName() }));
  return JSON.stringify(Items.filter(({ _et }) => _et !== "Event"));
}
