import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { stringify } from "csv-stringify/sync";
import { setting } from "../../platform/config.ts";
import { FileEntity } from "../../platform/files/file.table.ts";
import { writeObject } from "../../platform/files/storage.ts";
import { instant } from "../../platform/time.ts";
import type { ImportJob } from "./import-job.ts";
import { planRows } from "./checking/plan-parts.ts";
import { reportColumns, reportLine } from "./report-line.ts";

/** Writes the report of all rows; answers its name for `/download-file/{name}`. */
export async function writeReport(job: ImportJob, now: Date): Promise<string> {
  const key = `imports/${job.id}/report-${job.step}.csv`;
  const lines: string[] = [stringify([[...reportColumns]])];
  for await (const row of planRows(job)) lines.push(stringify([reportLine(row)]));
  await writeObject(setting("PRIVATE_BUCKET"), key, Buffer.from(lines.join("")), "text/csv; charset=utf-8");
  const name = `import-${job.id}-${job.step}`;
  await FileEntity.build(PutItemCommand)
    .item({
      name,
      key,
      fileName: `${job.fileName}.report.csv`,
      contentType: "text/csv",
      access: "admin",
      addedOn: instant(now),
    })
    .send();
  return name;
}
