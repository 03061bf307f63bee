import { DatabaseSync } from "node:sqlite";

/** What DynamoDB keeps of a stream. */
const keptSeconds = 24 * 60 * 60;

/**
 * dynoxide finds a stream's records, and the next number, by reading all of them at each write, and drops none: after some
 * thousands of writes all else waits. Gives its file the index that its questions lack, and forgets what DynamoDB would
 * have; the newest record stays, from which it counts on. A file without a stream is left alone.
 */
export function tendStream(file: string, now: Date): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = '_stream_records'").get();
    if (!found) return;
    const order = "CAST(sequence_number AS INTEGER)";
    database.exec(`CREATE INDEX IF NOT EXISTS solvia_stream_order ON _stream_records (table_name, ${order})`);
    database.exec(
      `CREATE INDEX IF NOT EXISTS solvia_stream_shards ON _stream_records (table_name, shard_id, ${order})`,
    );
    database.exec(
      "CREATE INDEX IF NOT EXISTS solvia_stream_ends ON _stream_records (table_name, shard_id, sequence_number)",
    );
    database
      .prepare("DELETE FROM _stream_records WHERE created_at < ? AND id < (SELECT MAX(id) FROM _stream_records)")
      .run(Math.floor(now.getTime() / 1000) - keptSeconds);
  } finally {
    database.close();
  }
}
