import { DeleteCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { documents } from "@solvia/core/platform/table";
import { isId } from "@solvia/core/platform/id-shape";

/**
 * Puts an item beside one that is there, in the same lists and before it, of which nothing else is left: what a bad write leaves behind. Answers how
 * to take it away again.
 */
export async function spoiledBeside(pk: string, sk: string): Promise<() => Promise<unknown>> {
  const TableName = process.env["TABLE_NAME"];
  const { Items: [item = {}] = [] } = await documents.send(
    new QueryCommand({
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: "pk = :pk AND sk = :sk",
      ExpressionAttributeValues: { ":pk": pk, ":sk": sk },
    }),
  );
  const kept = Object.entries(item).filter(([name]) => name === "_et" || /^gsi\dpk$/.test(name));
  const places = Object.entries(item).flatMap(([name, place]) =>
    /^gsi\dsk$/.test(name) ? [[name, before(String(place))] as const] : [],
  );
  const Key = { pk: `${pk}!`, sk };
  await documents.send(new PutCommand({ TableName, Item: { ...Object.fromEntries([...kept, ...places]), ...Key } }));
  return () => documents.send(new DeleteCommand({ TableName, Key }));
}

/** A place just before one: of its instant or day, with an id that is before all others. */
const before = (place: string): string => {
  const [at = "", id = ""] = place.split(/#(?=[^#]*$)/);
  return isId(id) ? `${at}#0${id.slice(1)}` : `${at}!`.slice(0, -1);
};
