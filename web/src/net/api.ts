import type { Message, TableSummary } from "./types";

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

/** Send an HTTP request to the server. The path is relative, so that the page can be served below any address. */
export async function request<T>(path: string, body?: unknown, token?: string, method?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
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
