import { request } from "./api";

/** Download a table's match as a text file, with what the token may see. */
export async function downloadMatch(id: string, game: string, token?: string): Promise<void> {
  const text = await request<string>(`tables/${id}/match.txt`, undefined, token);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game}-${id}.match`;
  link.click();
  URL.revokeObjectURL(address);
}
