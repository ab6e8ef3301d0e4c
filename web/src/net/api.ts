import type { Message, TableSummary } from "./types";

/** Whether there is a server; a site of files says that there is none. */
export const hasServer = typeof document === "undefined" || document.querySelector("meta[name=lastboat-server][content=none]") === null;

/** Whether a table is one of this device. */
export const isLocal = (table: string): boolean => table.startsWith("local");

/** An error response of the server; `type` is also the id of the message that explains it. */
export class ApiError extends Error {
  constructor(
    readonly type: string,
    readonly status: number,
    readonly detail: string,
    readonly args: Message["args"] = {},
  ) {
    super(detail);
  }
}

/** The path of a request to the tables of this device, after `tables`; null if it is for the server. */
function pathOnDevice(path: string, posts: boolean): string | null {
  const [place = "", ...rest] = path.split("/");
  const here = place === "device" || (place === "tables" && (isLocal(rest[0] ?? "") || (!hasServer && posts)));
  return here ? rest.join("/") : null;
}

/**
 * Send a request to the tables of this device (`device` for new ones) or to the server. The path is relative, so that
 * the page can be served below any address. A site of files has the answers to requests about games.
 */
export async function request<T>(path: string, body?: unknown, token?: string, method?: string): Promise<T> {
  const onDevice = pathOnDevice(path, body !== undefined);
  if (onDevice !== null) return (await import("../offline/device.svelte")).device.request<T>(onDevice, body, token);
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`api/${path}${hasServer ? "" : ".json"}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("page-error-offline", 0, "");
  }
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new ApiError(problem.type ?? "page-error-server", response.status, problem.detail ?? "", problem.args ?? {});
  }
  const type = response.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

/** Response to creating a table: the table and the tokens of its creator. */
export interface CreatedTable {
  table: TableSummary;
  host?: string;
  seats: Record<string, string>;
  invite?: string;
  watch?: string;
}
