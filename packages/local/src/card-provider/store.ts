import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Resource } from "./resources.ts";

interface Remembered {
  request: string;
  status: number;
  body: string;
}

/** What the provider knows, in one SQLite file below `dataDir`; it survives a restart. */
export function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "card-provider.sqlite"));
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS resource (seq INTEGER PRIMARY KEY, id TEXT UNIQUE, type TEXT, body TEXT);
    CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, request TEXT, status INTEGER, body TEXT);
    CREATE TABLE IF NOT EXISTS delivery (event TEXT PRIMARY KEY, attempts INTEGER);
  `);
  const parse = <T extends Resource>(row: Record<string, unknown> | undefined) =>
    row && (JSON.parse(String(row["body"])) as T);
  return {
    get: <T extends Resource>(type: T["object"], id: string) =>
      parse<T>(database.prepare("SELECT body FROM resource WHERE id = ? AND type = ?").get(id, type)),
    put<T extends Resource>(resource: T): T {
      database
        .prepare(
          "INSERT INTO resource (id, type, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        )
        .run(resource.id, resource.object, JSON.stringify(resource));
      return resource;
    },
    /** Newest first, as the provider lists. */
    list: <T extends Resource>(type: T["object"]): T[] =>
      database
        .prepare("SELECT body FROM resource WHERE type = ? ORDER BY seq DESC")
        .all(type)
        .flatMap((row) => parse<T>(row) ?? []),
    remembered: (key: string) =>
      database.prepare("SELECT request, status, body FROM idempotency WHERE key = ?").get(key) as unknown as
        | Remembered
        | undefined,
    remember(key: string, { request, status, body }: Remembered): void {
      database.prepare("INSERT INTO idempotency VALUES (?, ?, ?, ?)").run(key, request, status, body);
    },
    /** Events that wait to be delivered, with the attempts made so far. */
    undelivered: () =>
      database.prepare("SELECT event, attempts FROM delivery ORDER BY rowid").all() as unknown as {
        event: string;
        attempts: number;
      }[],
    await(event: string, attempts: number): void {
      database.prepare("INSERT OR REPLACE INTO delivery VALUES (?, ?)").run(event, attempts);
    },
    delivered(event: string): void {
      database.prepare("DELETE FROM delivery WHERE event = ?").run(event);
    },
    /** All or nothing: a request that dies half-way leaves no trace. */
    atomically<T>(run: () => T): T {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = run();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
