import { readFile } from "node:fs/promises";
import { writeWhole } from "../../running/write-whole.ts";

/** What has been made of the demonstration business, step by step, with what each step answered. */
interface Kept {
  /** When it was begun: all its dates are counted back from here, also where a later start goes on with it. */
  begunOn: string;
  finished: boolean;
  answers: Record<string, unknown>;
}

export interface Journal {
  begunOn: Date;
  /**
   * Runs a step unless an earlier start has done it, and keeps its answer, which has to be JSON. A step that was done and not noted
   * before a crash runs again: it has to look first whether what it makes is there.
   */
  once: <T>(step: string, run: () => Promise<T>) => Promise<T>;
  /** The same for a step whose answer nobody needs: only that it was done is kept. */
  act: (step: string, run: () => Promise<unknown>) => Promise<void>;
  finish: () => Promise<void>;
}

const fileIn = (folder: string): string => `${folder}/demonstration.json`;

const read = async (folder: string): Promise<Kept | undefined> => {
  const text = await readFile(fileIn(folder), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
};

const write = (folder: string, kept: Kept): Promise<void> => writeWhole(fileIn(folder), JSON.stringify(kept));

/** Says that a data folder is to have the demonstration business; one that was begun already goes on as it was. */
export async function askForBusiness(folder: string, now: Date): Promise<void> {
  if (await read(folder)) return;
  await write(folder, { begunOn: now.toISOString(), finished: false, answers: {} });
}

/** Whether a data folder is to have the demonstration business and hasn't all of it. */
export async function lacksBusiness(folder: string): Promise<boolean> {
  return (await read(folder))?.finished === false;
}

/** The journal of a folder for which the business was asked. */
export async function openJournal(folder: string): Promise<Journal> {
  const kept = await read(folder);
  if (!kept) throw new Error(`nobody asked for the demonstration business in ${folder}`);
  const once = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    if (step in kept.answers) return kept.answers[step] as T;
    const answer = await run();
    kept.answers[step] = answer ?? null;
    await write(folder, kept);
    return answer;
  };
  return {
    begunOn: new Date(kept.begunOn),
    once,
    act: (step, run) => once(step, async () => void (await run())),
    finish: () => write(folder, { ...kept, finished: true }),
  };
}
