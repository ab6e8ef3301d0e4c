// The worker of the tables of this device: Python, its storage, and the searches it asks for.
import { Leader } from "./leader";
import type { ToPage, ToWorker } from "./messages";
import { startPython, type PyBytes, type Tables } from "./python";
import { Searches } from "./searches";
import { load, summarize, write } from "./storage";

type Start = Extract<ToWorker, { type: "start" }>;

let leader: Leader;
let tables: Promise<Tables> | undefined;
/** The clients of each tab. */
const clients = new Map<string, Set<string>>();
/** Whatever is asked is begun in order. */
let last: Promise<unknown> = Promise.resolve();

async function start({ base, pace, cores, plugins }: Start): Promise<Tables> {
  const browser = await startPython(base, plugins, (share) => tellPage({ type: "progress", share }));
  const searches = new Searches({ base, plugins }, cores);
  return browser.Tables({
    pace,
    load,
    write,
    summarize: (table, summary) => void summarize(table, summary).catch(() => {}),
    search(game: string, task: PyBytes, advice: boolean) {
      const bytes = task.toJs();
      return searches.run(game, bytes, advice);
    },
    send(client, text) {
      const [tab, line] = client.split(":") as [string, string];
      leader.tell(tab, { type: "frame", line: Number(line), text });
    },
  });
}

async function answer(tab: string, message: ToWorker): Promise<void> {
  if (message.type === "start") return;
  const there = await tables!;
  if (message.type === "request") {
    // Answers may take long (a review, a replay), so the next message does not wait for them.
    const answered = there.request(message.asked).catch((error) => {
      console.error(error);
      return JSON.stringify({ status: 500, data: { type: "page-error-server" } });
    });
    void answered.then((text) => leader.tell(tab, { type: "answer", id: message.id, answer: text }));
    return;
  }
  const client = `${tab}:${message.line}`;
  const of = clients.get(tab) ?? new Set();
  clients.set(tab, of);
  if (message.type === "open") {
    of.add(client);
    there.open(client);
  } else if (message.type === "frame") await there.receive(client, message.text);
  else {
    of.delete(client);
    there.close(client);
  }
}

async function closeTab(tab: string): Promise<void> {
  const there = await tables!;
  for (const client of clients.get(tab) ?? []) there.close(client);
  clients.delete(tab);
}

function tellPage(message: ToPage): void {
  self.postMessage(message);
}

function begin(how: Start): void {
  leader = new Leader({
    lead() {
      // In a microtask, so that `leader` is set.
      tables = Promise.resolve().then(() => start(how));
      tables.catch((error) => tellPage({ type: "failed", reason: String(error) }));
    },
    asked: (tab, message) => (last = last.then(() => answer(tab, message)).catch((error) => console.error(error))),
    ended: (tab) => void closeTab(tab),
    told: tellPage,
  });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") begin(data);
  else leader.ask(data);
};
