import type { Message, Summary } from "./types";

/** What the server answers when something cannot be done; `type` is also the id of the message that explains it. */
export class Problem extends Error {
  constructor(
    readonly type: string,
    readonly status: number,
    readonly detail: string,
    readonly args: Message["args"] = {},
  ) {
    super(detail);
  }
}

/** Ask the server something. The path is relative, so that the page can live below any address. */
export async function ask<T>(path: string, body?: unknown, token?: string, method?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("page-error-offline", 0, "");
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Problem(said.type ?? "page-error-server", answer.status, said.detail ?? "", said.args ?? {});
  }
  const type = answer.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** What making a table answers: the table and the tokens of who made it. */
export interface Made {
  table: Summary;
  host?: string;
  seats: Record<string, string>;
  invite?: string;
  watch?: string;
}
