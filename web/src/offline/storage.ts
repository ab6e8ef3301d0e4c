// Tables in IndexedDB: a head for each, its steps and its chat by number, and a summary for lists of tables.
import type { TableSummary } from "../net/types";

const [NAME, VERSION] = ["lastboat", 1];
const [HEADS, STEPS, CHAT, SUMMARIES] = ["heads", "steps", "chat", "summaries"];

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => [HEADS, STEPS, CHAT, SUMMARIES].forEach((store) => request.result.createObjectStore(store));
    request.onsuccess = () => {
      request.result.onclose = () => (opening = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
  opening.catch(() => (opening = null));
  return opening;
}

const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

/** All numbers of a table. */
const rows = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** A table as JSON: `{head, steps, chat}`, each as it was written; undefined (None in Python) if there is none. */
export async function load(table: string): Promise<string | undefined> {
  const stores = (await database()).transaction([HEADS, STEPS, CHAT]);
  const [head, steps, chat] = await Promise.all([
    result<string | undefined>(stores.objectStore(HEADS).get(table)),
    result<string[]>(stores.objectStore(STEPS).getAll(rows(table))),
    result<string[]>(stores.objectStore(CHAT).getAll(rows(table))),
  ]);
  return head === undefined ? undefined : JSON.stringify({ head, steps, chat });
}

/** Write the head, and add steps and chat lines, all or nothing. False: a step of that number is stored already. */
export async function write(table: string, head: string, steps: string, chat: string): Promise<boolean> {
  const transaction = (await database()).transaction([HEADS, STEPS, CHAT], "readwrite", { durability: "strict" });
  const done = new Promise<boolean>((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") resolve(false);
      else reject(transaction.error ?? new Error("IndexedDB"));
    };
  });
  try {
    transaction.objectStore(HEADS).put(head, table);
    for (const [store, lines, at] of [[STEPS, steps, 1], [CHAT, chat, 0]] as const) {
      for (const line of JSON.parse(lines) as string[]) {
        transaction.objectStore(store).add(line, [table, (JSON.parse(line) as number[])[at]!]);
      }
    }
  } catch {
    transaction.abort(); // or what was written so far would stay
  }
  return done;
}

/** Keep a summary. It may be lost with the next tab that is closed. */
export async function summarize(table: string, summary: string): Promise<void> {
  const stores = (await database()).transaction(SUMMARIES, "readwrite");
  await result(stores.objectStore(SUMMARIES).put(summary, table));
}

/** The summaries of these tables, as far as there are any. */
export async function summaries(tables: readonly string[]): Promise<TableSummary[]> {
  const store = (await database()).transaction(SUMMARIES).objectStore(SUMMARIES);
  const found = await Promise.all(tables.map((table) => result<string | undefined>(store.get(table))));
  return found.flatMap((summary) => (summary === undefined ? [] : [JSON.parse(summary) as TableSummary]));
}
