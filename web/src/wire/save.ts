/** Download a table's match as a text file, with what this token may know. */
export async function save(id: string, game: string, token?: string): Promise<void> {
  const answer = await fetch(`api/tables/${id}/match.txt`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Error(String(answer.status));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game}-${id}.match`;
  link.click();
  URL.revokeObjectURL(address);
}
