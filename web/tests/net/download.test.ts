import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../src/net/api";
import { downloadMatch } from "../../src/net/download";

afterEach(() => vi.unstubAllGlobals());

it("a failed download has a reason", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ type: "error-no-such-table", detail: "gone" }, { status: 404 })));
  const problem = await downloadMatch("t", "g").catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem).toMatchObject({ type: "error-no-such-table", status: 404 });
});
